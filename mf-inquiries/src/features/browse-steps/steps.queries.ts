import type { ParsedQuery } from '@rostrum/contracts';
import { inquiryActivityLog } from '@rostrum/contracts/inquiries';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { keepPreviousData, useQuery } from '@rostrum/remote-runtime/query';

export type StepFilters = ParsedQuery<typeof inquiryActivityLog.list>;

export const useSteps = (query: StepFilters) =>
  useQuery({
    ...contractQueryOptions(inquiryActivityLog.list, { query }),
    placeholderData: keepPreviousData,
  });
