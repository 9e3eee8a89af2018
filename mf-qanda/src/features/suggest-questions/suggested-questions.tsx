import { questionBulk } from '@rostrum/contracts/qanda';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { useQuery } from '@rostrum/remote-runtime/query';
import { Button, Card } from '@rostrum/ui-kit';
import styles from './suggested-questions.module.css';

interface SuggestedQuestionsProps {
  onChoose: (text: string) => void;
  onChooseInquiry: (id: string) => void;
}

/**
 * What people searched for without finding anyone, and what was answered to one person alone, each a press away from a
 * question. Nothing is shown without any.
 */
export function SuggestedQuestions({ onChoose, onChooseInquiry }: SuggestedQuestionsProps) {
  const { items = [], inquiries = [] } = useQuery(contractQueryOptions(questionBulk.suggestions)).data ?? {};
  return (
    <>
      {items.length > 0 ? (
        <Card title="Searches that found no one">
          <p className="r-secondary">
            In the last 90 days, each by two people or more. A question that says these words takes one off
            the list.
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
      ) : null}
      {inquiries.length > 0 ? (
        <Card title="Inquiries that were answered and closed">
          <p className="r-secondary">
            In the last 90 days. What tells who asked is taken out, and the expert approves the answer before
            it can be published.
          </p>
          <ul className={styles.searches}>
            {inquiries.map(({ id, ref, subject }) => (
              <li key={id}>
                <span>
                  <strong>{subject}</strong> <span className="r-secondary">{ref}</span>
                </span>
                <Button
                  size="small"
                  aria-label={`Make it a public question: ${subject}`}
                  onClick={() => onChooseInquiry(id)}
                >
                  Make it a public question
                </Button>
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
    </>
  );
}
