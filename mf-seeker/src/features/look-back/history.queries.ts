import { history } from '@rostrum/contracts';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { useQuery } from '@rostrum/remote-runtime/query';

/** The people whose pages were opened last. */
export const useRecentlyViewed = (page_size: number) =>
  useQuery(contractQueryOptions(history.list, { query: { page_size } }));
