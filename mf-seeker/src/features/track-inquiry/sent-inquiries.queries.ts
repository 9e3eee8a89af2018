import {
  guestInquiries,
  sentInquiries,
  type RouteQuery,
  type sentInquiryFilters,
  type z,
} from '@rostrum/contracts';
import { contractQueryKey, contractQueryOptions, useApiClient } from '@rostrum/remote-runtime';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@rostrum/remote-runtime/query';

/** The tracker asks again this often while its page is in sight. */
export const trackerPollMs = 30_000;

export type SentState = NonNullable<NonNullable<RouteQuery<typeof sentInquiries.list>>['state']>;

export type SentFilters = z.output<typeof sentInquiryFilters>;

/** Sent inquiries, unfolding page by page. */
export function useSentList({ state, type }: SentFilters) {
  const api = useApiClient();
  return useInfiniteQuery({
    queryKey: [...contractQueryKey(sentInquiries.list, { query: { state, type } }), 'unfolded'],
    queryFn: ({ pageParam, signal }) =>
      api.call(sentInquiries.list, { query: { state, type, page_from: pageParam }, signal }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const shown = pages.reduce((sum, { items }) => sum + items.length, 0);
      return shown < last.total && last.items.length > 0 ? shown : undefined;
    },
    placeholderData: keepPreviousData,
    refetchInterval: trackerPollMs,
  });
}

/** The few that are still open, for the seeker's home. */
export const useOpenInquiries = (page_size: number) =>
  useQuery({
    ...contractQueryOptions(sentInquiries.list, { query: { state: 'open', page_size } }),
    refetchInterval: trackerPollMs,
  });

export const useSentInquiry = (id: string | undefined) =>
  useQuery({
    ...contractQueryOptions(sentInquiries.get, { params: { id: id ?? '' } }),
    enabled: id !== undefined,
    refetchInterval: trackerPollMs,
  });

export const useGuestInquiry = (token: string) =>
  useQuery({
    ...contractQueryOptions(guestInquiries.get, { params: { token } }),
    refetchInterval: trackerPollMs,
  });
