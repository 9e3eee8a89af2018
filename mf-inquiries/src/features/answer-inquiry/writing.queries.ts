import type { InquiryDetail } from '@rostrum/contracts';
import { inquiryDrafts, type InquiryWriting } from '@rostrum/contracts/inquiries';
import { contractQueryKey, contractQueryOptions } from '@rostrum/remote-runtime';
import { useQuery, useQueryClient } from '@rostrum/remote-runtime/query';
import { useEffect } from 'react';

/** How long after its time a held reply is looked for again. */
const graceMs = 700;

const millisecondsLeft = ({ held }: InquiryWriting) =>
  held === null || held.returned_because !== null
    ? false
    : Math.max(1000, Date.parse(held.send_at) - Date.now() + graceMs);

/** What the person is writing about an inquiry, here or on another device; asked for again with each new message. */
export function useWriting({ id, messages }: InquiryDetail) {
  const queryClient = useQueryClient();
  const query = contractQueryOptions(inquiryDrafts.get, { params: { id } });
  const { data, refetch } = useQuery({
    ...query,
    refetchInterval: ({ state }) => (state.data ? millisecondsLeft(state.data) : false),
  });
  const newest = messages.at(-1)?.id;
  useEffect(() => {
    void queryClient.invalidateQueries({
      queryKey: contractQueryKey(inquiryDrafts.get, { params: { id } }),
    });
  }, [queryClient, id, newest]);
  return { writing: data, refetch };
}
