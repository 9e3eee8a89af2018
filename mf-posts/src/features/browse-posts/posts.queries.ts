import { posts, type ParsedQuery } from '@rostrum/contracts';
import { postPlanning } from '@rostrum/contracts/posts';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { keepPreviousData, useQuery } from '@rostrum/remote-runtime/query';

export type PostFilters = ParsedQuery<typeof posts.list>;

/** The list under its filters; while other filters load, the rows before them stay readable. */
export const usePosts = (query: PostFilters, enabled = true) =>
  useQuery({ ...contractQueryOptions(posts.list, { query }), placeholderData: keepPreviousData, enabled });

/** What the filters offer. */
export const usePostChoices = () => useQuery(contractQueryOptions(postPlanning.choices));
