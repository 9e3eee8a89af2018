import { search, type RouteQuery } from '@rostrum/contracts';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { keepPreviousData, useQuery } from '@rostrum/remote-runtime/query';

export type SearchQuery = RouteQuery<typeof search.find>;

export const searchQuery = (query: SearchQuery) => contractQueryOptions(search.find, { query });

/** The last results stay while the next are on their way, so that facets can be ticked without flicker. */
export const useSearch = (query: SearchQuery) => useQuery({ ...searchQuery(query), placeholderData: keepPreviousData });
