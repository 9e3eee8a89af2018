import { isApiError } from '@rostrum/api-client';
import { inquiries, type InquiryDetail, type RouteBody } from '@rostrum/contracts';
import { inquiryAsks } from '@rostrum/contracts/inquiries';
import { contractQueryKey, useContractMutation } from '@rostrum/remote-runtime';
import { useQueryClient } from '@rostrum/remote-runtime/query';
import { notify } from '@rostrum/ui-kit';
import { useState } from 'react';

/** Puts the answer on screen at once. After a refusal the newest state is fetched: somebody may have been quicker. */
function useShowAnswer(id: string) {
  const queryClient = useQueryClient();
  const queryKey = contractQueryKey(inquiries.get, { params: { id } });
  return {
    onSuccess: (answer: InquiryDetail) => void queryClient.setQueryData(queryKey, answer),
    onError: (error: Error) => {
      notify.error({ title: 'That did not work', description: error.message });
      if (isApiError(error) && error.status === 409) void queryClient.invalidateQueries({ queryKey });
    },
  };
}

export type Question = Omit<RouteBody<typeof inquiryAsks.ask>, 'version'>;

/** Asks experts. Pressed again after a broken line, nobody is asked twice; what was refused is asked anew. */
export function useAskExperts({ id, version }: InquiryDetail) {
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID());
  const { onSuccess } = useShowAnswer(id);
  const mutation = useContractMutation(inquiryAsks.ask, {
    onSuccess,
    onError: (error: Error) => {
      if (isApiError(error) && error.status >= 400 && error.status < 500) setKey(crypto.randomUUID());
    },
  });
  const ask = (question: Question) =>
    mutation.mutateAsync({ params: { id }, body: { version, ...question }, idempotencyKey });
  return { ask, error: mutation.error, isPending: mutation.isPending };
}

/** What can be done about a question that is out. */
export function useAskActs(id: string) {
  const shown = useShowAnswer(id);
  const remind = useContractMutation(inquiryAsks.remind, shown);
  const cancel = useContractMutation(inquiryAsks.cancel, shown);
  const takeTime = useContractMutation(inquiryAsks.takeTime, shown);
  const paramsOf = (askId: string) => ({ id, ask_id: askId });
  return {
    isPending: remind.isPending || cancel.isPending || takeTime.isPending,
    remind: (askId: string, name: string) =>
      remind.mutate(
        { params: paramsOf(askId) },
        { onSuccess: () => void notify.success({ title: `${name} was reminded` }) },
      ),
    cancel: (askId: string) => cancel.mutate({ params: paramsOf(askId) }),
    takeTime: (askId: string, at: string) => takeTime.mutate({ params: paramsOf(askId), body: { at } }),
  };
}
