import { isApiError } from '@rostrum/api-client';
import { inquiries } from '@rostrum/contracts';
import { inquiryDrafts, type InquiryWriting } from '@rostrum/contracts/inquiries';
import { contractQueryKey, useApiClient, useContractMutation } from '@rostrum/remote-runtime';
import { useQueryClient } from '@rostrum/remote-runtime/query';
import { attemptOf, forgetMessageKey, type NewMessage } from './message-key.ts';

/**
 * Sends a note about one inquiry, or has a reply held back until it goes out. The answer is on screen before the lists are
 * fetched again.
 */
export function useSendMessage(id: string): (message: NewMessage) => Promise<void> {
  const api = useApiClient();
  const queryClient = useQueryClient();
  const { mutateAsync: addNote } = useContractMutation(inquiries.reply);
  const params = { id };

  async function deliver({ key, body: message }: ReturnType<typeof attemptOf>): Promise<void> {
    if (message.visibility === 'internal') {
      const answer = await addNote({ params, body: message, idempotencyKey: key });
      queryClient.setQueryData(contractQueryKey(inquiries.get, { params }), answer);
      return;
    }
    const { visibility: _held, ...body } = message;
    const held = await api.call(inquiryDrafts.hold, { params, body, idempotencyKey: key });
    queryClient.setQueryData<InquiryWriting>(
      contractQueryKey(inquiryDrafts.get, { params }),
      (known) => known && { ...known, held },
    );
  }

  return async (message) => {
    try {
      await deliver(attemptOf(id, message));
      forgetMessageKey(id);
      await queryClient.invalidateQueries({ queryKey: contractQueryKey(inquiryDrafts.get, { params }) });
    } catch (error) {
      // A colleague was quicker: their reply is shown above what was written here.
      if (isApiError(error) && error.code === 'version_conflict') {
        forgetMessageKey(id);
        await queryClient.invalidateQueries({ queryKey: contractQueryKey(inquiries.get, { params }) });
      }
      // No answer, or the server's own fault: no more can be said than that the text is kept.
      if (isApiError(error) && error.status > 0 && error.status < 500) throw error;
      throw new Error('', { cause: error });
    }
  };
}
