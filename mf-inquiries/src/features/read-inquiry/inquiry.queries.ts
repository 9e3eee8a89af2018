import { inquiries } from '@rostrum/contracts';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { useQuery } from '@rostrum/remote-runtime/query';

export const inquiryQuery = (id: string) => contractQueryOptions(inquiries.get, { params: { id } });

/** A mail leaves within seconds; no live event tells of it. */
const deliveryPollMs = 4_000;

/** One inquiry as the team reads it. Reading it marks it read. */
export const useInquiry = (id: string) =>
  useQuery({
    ...inquiryQuery(id),
    refetchInterval: ({ state }) =>
      state.data?.messages.some(({ delivery }) => delivery === 'queued') ? deliveryPollMs : false,
  });
