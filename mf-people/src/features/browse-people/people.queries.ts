import { people, personFilters, type ParsedQuery } from '@rostrum/contracts';
import { peopleFilterOptions } from '@rostrum/contracts/people';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { keepPreviousData, useQuery } from '@rostrum/remote-runtime/query';

export type PeopleFilters = ParsedQuery<typeof people.list>;

/** The list under its filters; while other filters load, the rows before them stay readable. */
export const usePeople = (query: PeopleFilters) =>
  useQuery({ ...contractQueryOptions(people.list, { query }), placeholderData: keepPreviousData });

/** What the list can be narrowed by, as the organisation's people have it. */
export const useFilterOptions = () =>
  useQuery({ ...contractQueryOptions(peopleFilterOptions), staleTime: 60_000 }).data;

const isSet = (value: unknown) => (Array.isArray(value) ? value.length > 0 : Boolean(value));

/** Whether the list is narrowed at all. */
export const isFiltered = (filters: PeopleFilters): boolean =>
  personFilters.some((name) => isSet(filters[name]));

/** What takes all filters off again; the order stays. */
export const noFilters: Partial<PeopleFilters> = {
  ...Object.fromEntries(personFilters.map((name) => [name, undefined])),
  page_from: 0,
};
