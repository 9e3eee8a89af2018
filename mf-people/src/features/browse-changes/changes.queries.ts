import { people, type ParsedQuery } from '@rostrum/contracts';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { keepPreviousData, useQuery } from '@rostrum/remote-runtime/query';

export type ChangeFilters = ParsedQuery<typeof people.activity>;

export const useChanges = (query: ChangeFilters) =>
  useQuery({ ...contractQueryOptions(people.activity, { query }), placeholderData: keepPreviousData });
