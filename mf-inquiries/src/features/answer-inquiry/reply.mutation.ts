import { isApiError } from '@rostrum/api-client';
import { inquiries } from '@rostrum/contracts';
import { contractQueryKey, useContractMutation } from '@rostrum/remote-runtime';
import { useQueryClient } from '@rostrum/remote-runtime/query';
import { attemptOf, forgetMessageKey, type NewMessage } from './message-key.ts';

/** Sends a reply or note about one inquiry; its answer is on screen before the lists are fetched again. */
export function useSendMessage(id: string): (message: NewMessage) => Promise<void> {
  const queryClient = useQueryClient();
  const { mutateAsync } = useContractMutation(inquiries.reply);
  return async (message) => {
    const params = { id };
    try {
      const { key, body } = attemptOf(id, message);
      const answer = await mutateAsync({ params, body, idempotencyKey: key });
      queryClient.setQueryData(contractQueryKey(inquiries.get, { params }), answer);
      forgetMessageKey(id);
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
