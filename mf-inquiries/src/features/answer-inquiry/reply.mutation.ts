import { isApiError } from '@rostrum/api-client';
import { inquiries } from '@rostrum/contracts';
import { contractQueryKey, useContractMutation } from '@rostrum/remote-runtime';
import { useQueryClient } from '@rostrum/remote-runtime/query';
import { forgetMessageKey, keyOfMessage, type NewMessage } from './message-key.ts';

/** Sends a reply or note about one inquiry; its answer is on screen before the lists are fetched again. */
export function useSendMessage(id: string): (message: NewMessage) => Promise<void> {
  const queryClient = useQueryClient();
  const { mutateAsync } = useContractMutation(inquiries.reply);
  return async (message) => {
    const params = { id };
    try {
      const answer = await mutateAsync({ params, body: message, idempotencyKey: keyOfMessage(id, message) });
      queryClient.setQueryData(contractQueryKey(inquiries.get, { params }), answer);
      forgetMessageKey(id);
    } catch (error) {
      // No answer, or the server's own fault: no more can be said than that the text is kept.
      if (isApiError(error) && error.status > 0 && error.status < 500) throw error;
      throw new Error('', { cause: error });
    }
  };
}
