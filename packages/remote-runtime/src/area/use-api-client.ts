import { useQueryClient } from '@tanstack/react-query';
import type { ApiClient } from '@rostrum/api-client';
import { apiClientOf } from '../query-policy/create-query-client.ts';

/** The API client of this page, for calls that are no query and no mutation: live streams, downloads. */
export const useApiClient = (): ApiClient => apiClientOf(useQueryClient());
