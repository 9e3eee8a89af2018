import { analytics } from '@rostrum/contracts';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { useQuery } from '@rostrum/remote-runtime/query';

/** The home looks a minute old at most: it is the page that stays open all day. */
export const useHome = () => useQuery({ ...contractQueryOptions(analytics.home), refetchInterval: 60_000 });
