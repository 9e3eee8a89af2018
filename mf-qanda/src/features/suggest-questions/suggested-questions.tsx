import { questionBulk } from '@rostrum/contracts/qanda';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { useQuery } from '@rostrum/remote-runtime/query';
import { Button, Card } from '@rostrum/ui-kit';
import styles from './suggested-questions.module.css';

/** What people searched for without finding anyone, each a press away from a question. Nothing is shown without any. */
export function SuggestedQuestions({ onChoose }: { onChoose: (text: string) => void }) {
  const items = useQuery(contractQueryOptions(questionBulk.suggestions)).data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <Card title="Searches that found no one">
      <p className="r-secondary">
        In the last 90 days, each by two people or more. A question that says these words takes one off the
        list.
      </p>
      <ul className={styles.searches}>
        {items.map(({ text, people }) => (
          <li key={text}>
            <span>
              <strong>{text}</strong> <span className="r-secondary">{people} people</span>
            </span>
            <Button size="small" aria-label={`Add question: ${text}`} onClick={() => onChoose(text)}>
              Add question
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
