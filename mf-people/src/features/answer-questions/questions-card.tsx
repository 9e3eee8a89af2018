import { askedQuestions, type AskedQuestion } from '@rostrum/contracts/qanda';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { useQuery } from '@rostrum/remote-runtime/query';
import { Card, LinkButton } from '@rostrum/ui-kit';
import { paths } from '../../paths.ts';

const waits = ({ status, answer }: AskedQuestion) =>
  (status === 'open' || status === 'assigned' || status === 'answered') &&
  (answer === null || answer.status === 'draft');

/** Questions that the desk has asked the person to answer; nothing while there are none. */
export function QuestionsCard() {
  const asked = useQuery(contractQueryOptions(askedQuestions.list));
  const waiting = asked.data?.items.filter(waits) ?? [];
  if (waiting.length === 0) return null;
  return (
    <Card title="Questions for you">
      <p>
        {waiting.length === 1 ? 'One question waits' : `${waiting.length} questions wait`} for your answer.
      </p>
      <LinkButton href={paths.questions.href()}>Read and answer</LinkButton>
    </Card>
  );
}
