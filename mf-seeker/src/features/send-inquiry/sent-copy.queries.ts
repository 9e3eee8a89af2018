import { sentCopy } from '@rostrum/contracts/inquiries';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { useQuery } from '@rostrum/remote-runtime/query';

/** What was asked in a sent inquiry. It is read once: later answers would write over what is typed. */
export const useSentCopy = (id: string | undefined) =>
  useQuery({
    ...contractQueryOptions(sentCopy, { params: { id: id ?? '' } }),
    enabled: id !== undefined,
    staleTime: Infinity,
  });
