import { inquiries, type InquiryDetail, type RouteBody } from '@rostrum/contracts';
import { contractQueryKey, useContractMutation } from '@rostrum/remote-runtime';
import { useQueryClient } from '@rostrum/remote-runtime/query';
import { useExplainConflict } from './explain-conflict.ts';

/** Puts the answer of a decision on screen at once; a refusal is explained, with the newest state loaded. */
function useDecision(inquiry: InquiryDetail) {
  const queryClient = useQueryClient();
  const explain = useExplainConflict(inquiry);
  return {
    onSuccess: (answer: InquiryDetail) => {
      queryClient.setQueryData(contractQueryKey(inquiries.get, { params: { id: inquiry.id } }), answer);
    },
    onError: (error: Error) => void explain(error),
  };
}

/** Assigns an inquiry to a user, or to no one. */
export function useAssign(inquiry: InquiryDetail) {
  const { id, version } = inquiry;
  const { mutate, isPending } = useContractMutation(inquiries.update, useDecision(inquiry));
  const assign = (assigneeId: string | null) =>
    mutate({ params: { id }, body: { version, assignee_id: assigneeId } });
  return { assign, isPending };
}

/** Passes it on to people who take its type through the office. */
export function usePassOn(inquiry: InquiryDetail) {
  const { id, version } = inquiry;
  const { mutate, isPending } = useContractMutation(inquiries.passOn, useDecision(inquiry));
  const passOn = (personId: string) => mutate({ params: { id }, body: { version, person_ids: [personId] } });
  return { passOn, isPending };
}

export type Closing = Omit<RouteBody<typeof inquiries.close>, 'version'>;

/** Closes with an outcome. Resolves once it is closed; a refusal is the dialog's to show. */
export function useClose(inquiry: InquiryDetail) {
  const { id, version } = inquiry;
  const { onSuccess } = useDecision(inquiry);
  const { mutateAsync, isPending } = useContractMutation(inquiries.close, { onSuccess });
  const close = (closing: Closing) => mutateAsync({ params: { id }, body: { version, ...closing } });
  return { close, isPending };
}

/** Opens a closed inquiry again. */
export function useReopen(inquiry: InquiryDetail) {
  const { id, version } = inquiry;
  const { mutate, isPending } = useContractMutation(inquiries.reopen, useDecision(inquiry));
  const reopen = () => mutate({ params: { id }, body: { version } });
  return { reopen, isPending };
}
