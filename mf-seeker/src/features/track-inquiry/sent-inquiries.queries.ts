import { guestInquiries, sentInquiries, type RouteQuery } from '@rostrum/contracts';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { keepPreviousData, useQuery } from '@rostrum/remote-runtime/query';

/** The tracker asks again this often while its page is in sight, should a live message be missed. */
export const trackerPollMs = 30_000;

export type SentListQuery = RouteQuery<typeof sentInquiries.list>;

export const sentListQuery = (query: SentListQuery) => contractQueryOptions(sentInquiries.list, { query });
export const sentInquiryQuery = (id: string) => contractQueryOptions(sentInquiries.get, { params: { id } });
export const guestInquiryQuery = (token: string) => contractQueryOptions(guestInquiries.get, { params: { token } });

export const useSentList = (query: SentListQuery) =>
  useQuery({ ...sentListQuery(query), placeholderData: keepPreviousData, refetchInterval: trackerPollMs });
