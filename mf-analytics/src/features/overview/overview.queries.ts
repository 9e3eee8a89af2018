import { analytics } from '@rostrum/contracts';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { keepPreviousData, useQuery } from '@rostrum/remote-runtime/query';

export type Days = 7 | 30 | 90;

export const useOverview = (days: Days) =>
  useQuery({
    ...contractQueryOptions(analytics.overview, { query: { days } }),
    placeholderData: keepPreviousData,
  });
