import { people, type ParsedQuery } from '@rostrum/contracts';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { keepPreviousData, useQuery } from '@rostrum/remote-runtime/query';

export type PeopleFilters = ParsedQuery<typeof people.list>;

/** The list under its filters; while other filters load, the rows before them stay readable. */
export const usePeople = (query: PeopleFilters) =>
  useQuery({ ...contractQueryOptions(people.list, { query }), placeholderData: keepPreviousData });
