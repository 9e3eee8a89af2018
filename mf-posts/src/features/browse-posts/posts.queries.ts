import { posts, type ParsedQuery } from '@rostrum/contracts';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { keepPreviousData, useQuery } from '@rostrum/remote-runtime/query';

export type PostFilters = ParsedQuery<typeof posts.list>;

/** The list under its filters; while other filters load, the rows before them stay readable. */
export const usePosts = (query: PostFilters) =>
  useQuery({ ...contractQueryOptions(posts.list, { query }), placeholderData: keepPreviousData });
