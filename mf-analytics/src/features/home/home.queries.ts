import { analytics } from '@rostrum/contracts';
import { homeCalls } from '@rostrum/contracts/analytics';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { useQuery } from '@rostrum/remote-runtime/query';

const live = { refetchInterval: 60_000 };

/** A minute old at most, also where no live message tells of a change: it is the page that stays open all day. */
export const useHome = () => useQuery({ ...contractQueryOptions(analytics.home), ...live });
/** What stands beside the day; while it is away, the rest of the page is there. */
export const useHomeExtras = () => useQuery({ ...contractQueryOptions(homeCalls.extras), ...live });
