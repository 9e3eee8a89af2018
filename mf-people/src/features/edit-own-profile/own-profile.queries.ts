import { analytics, people } from '@rostrum/contracts';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { useQuery } from '@rostrum/remote-runtime/query';

export const useOwnProfile = () => useQuery(contractQueryOptions(people.own));

/** The person's own figures of the last thirty days. */
export const useOwnFigures = () =>
  useQuery({ ...contractQueryOptions(analytics.overview, { query: { days: 30 } }), staleTime: 300_000 });
