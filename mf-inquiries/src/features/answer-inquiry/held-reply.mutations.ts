import { isApiError } from '@rostrum/api-client';
import { inquiries } from '@rostrum/contracts';
import { inquiryDrafts, type InquiryDraft, type InquiryWriting } from '@rostrum/contracts/inquiries';
import { contractQueryKey, useApiClient } from '@rostrum/remote-runtime';
import { useQueryClient } from '@rostrum/remote-runtime/query';
import { notify } from '@rostrum/ui-kit';

/** Sends a held reply at once, or takes it back. */
export function useHeldReply(id: string) {
  const api = useApiClient();
  const queryClient = useQueryClient();
  const params = { id };
  const writingKey = contractQueryKey(inquiryDrafts.get, { params });

  const setWriting = (change: Partial<InquiryWriting>) =>
    queryClient.setQueryData<InquiryWriting>(writingKey, (known) => known && { ...known, ...change });
  const explain = async (error: unknown) => {
    const isGone = isApiError(error) && error.status === 404;
    notify.info({
      title: isGone ? 'The reply has gone out already' : 'That did not work',
      ...(!isGone && error instanceof Error && { description: error.message }),
    });
    await queryClient.invalidateQueries({ queryKey: writingKey });
  };

  return {
    /** Resolves to the draft that it is again, or null when it was too late. */
    async takeBack(heldId: string): Promise<InquiryDraft | null> {
      try {
        const reply = await api.call(inquiryDrafts.takeBack, { params: { id, held_id: heldId } });
        queryClient.setQueryData<InquiryWriting>(writingKey, (known) => {
          if (!known) return known;
          const { reply: drafted, note } = known.attachments;
          const back = known.held?.attachments ?? [];
          return { ...known, reply, held: null, attachments: { reply: [...drafted, ...back], note } };
        });
        return reply;
      } catch (error) {
        await explain(error);
        return null;
      }
    },
    async sendNow(heldId: string): Promise<void> {
      try {
        const answer = await api.call(inquiryDrafts.sendNow, { params: { id, held_id: heldId } });
        setWriting({ held: null });
        queryClient.setQueryData(contractQueryKey(inquiries.get, { params }), answer);
        await queryClient.invalidateQueries({ queryKey: [inquiries.list.id.split('.')[0]] });
      } catch (error) {
        await explain(error);
      }
    },
  };
}
