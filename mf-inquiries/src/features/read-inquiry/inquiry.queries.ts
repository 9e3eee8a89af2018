import { inquiries } from '@rostrum/contracts';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { useQuery } from '@rostrum/remote-runtime/query';

export const inquiryQuery = (id: string) => contractQueryOptions(inquiries.get, { params: { id } });

/** One inquiry as the team reads it. Reading it marks it read. */
export const useInquiry = (id: string) => useQuery(inquiryQuery(id));
