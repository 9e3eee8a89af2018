import type { ApiClientOptions } from './api-client-options.ts';
import { createApiClient, type ApiClient } from './create-api-client.ts';

let shared: ApiClient | null = null;

/** Sets the client that shell and areas share. Called once by whoever starts the page: the shell, or an area alone. */
export function configureApiClient(options: ApiClientOptions): ApiClient {
  shared = createApiClient(options);
  return shared;
}

/** The client of this page. */
export function getApiClient(): ApiClient {
  if (!shared) throw new Error('Call configureApiClient() before the first API call.');
  return shared;
}
