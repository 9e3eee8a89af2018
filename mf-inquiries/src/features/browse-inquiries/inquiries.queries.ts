import { inquiries, type InquiryListUrl, type RouteResponse } from '@rostrum/contracts';
import { contractQueryOptions, resourceOf } from '@rostrum/remote-runtime';
import { keepPreviousData, useQuery, useQueryClient } from '@rostrum/remote-runtime/query';
import { useCallback } from 'react';

/** Rows of one page of the inbox: more than fit a screen, fewer than slow it down. */
export const inboxPageSize = 30;

type InboxPage = RouteResponse<typeof inquiries.list>;

export const inquiryListQuery = (filters: InquiryListUrl) =>
  contractQueryOptions(inquiries.list, { query: { ...filters, page_size: inboxPageSize } });

/** One page of the inbox. The page before stays on screen until the next one is there. */
export const useInquiryList = (filters: InquiryListUrl) =>
  useQuery({ ...inquiryListQuery(filters), placeholderData: keepPreviousData });

/** Takes the unread mark off a row at once; the server took it off when the inquiry was read. */
export function useMarkReadInLists(): (id: string) => void {
  const queryClient = useQueryClient();
  return useCallback(
    (id) => {
      queryClient.setQueriesData<InboxPage>(
        { queryKey: [resourceOf(inquiries.list), inquiries.list.id] },
        (page) => {
          if (!page?.items.some((item) => item.id === id && item.unread)) return page;
          return {
            ...page,
            items: page.items.map((item) => (item.id === id ? { ...item, unread: false } : item)),
          };
        },
      );
    },
    [queryClient],
  );
}
