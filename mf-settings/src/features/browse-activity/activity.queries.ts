import { activity, history, type ParsedQuery } from '@rostrum/contracts';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { keepPreviousData, useQuery } from '@rostrum/remote-runtime/query';

export type ActivityFilters = ParsedQuery<typeof activity.list>;

export const useActivity = (query: ActivityFilters) =>
  useQuery({ ...contractQueryOptions(activity.list, { query }), placeholderData: keepPreviousData });

/** People whose public pages the session opened lately. */
export const useRecentlyViewed = () =>
  useQuery(contractQueryOptions(history.list, { query: { page_size: 6 } }));
