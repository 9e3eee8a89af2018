import { inquiryAsks } from '@rostrum/contracts/inquiries';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { keepPreviousData, useQuery } from '@rostrum/remote-runtime/query';

/** Experts who could be asked; while a search is on its way, the former ones stay. */
export const useCandidates = (id: string, q: string) =>
  useQuery({
    ...contractQueryOptions(inquiryAsks.candidates, { params: { id }, query: { q: q || undefined } }),
    placeholderData: keepPreviousData,
  });
