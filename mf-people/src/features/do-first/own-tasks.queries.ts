import { ownAsksList } from '@rostrum/contracts/inquiries';
import { ownSignOffs } from '@rostrum/contracts/posts';
import { askedQuestions, type AskedQuestion } from '@rostrum/contracts/qanda';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { useQuery } from '@rostrum/remote-runtime/query';
import { useNow } from '@rostrum/ui-kit';

const isUnanswered = ({ status, answer }: AskedQuestion) =>
  (status === 'open' || status === 'assigned' || status === 'answered') &&
  (answer === null || answer.status === 'draft');

/**
 * What waits for the reader. Each list stands for itself: one that could not be read, or that an older server does not
 * know, takes nothing from the others.
 */
export function useOwnTasks() {
  const asks = useQuery(contractQueryOptions(ownAsksList));
  const signOffs = useQuery(contractQueryOptions(ownSignOffs.list));
  const asked = useQuery(contractQueryOptions(askedQuestions.list));
  const now = useNow();
  return {
    asks: asks.data?.items.filter(({ expires_at }) => Date.parse(expires_at) > now) ?? [],
    signOffs: signOffs.data?.items ?? [],
    questions: asked.data?.items.filter(isUnanswered) ?? [],
  };
}
