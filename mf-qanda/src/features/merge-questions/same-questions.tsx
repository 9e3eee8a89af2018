import { toQuestionStage } from '@rostrum/contracts';
import {
  isQuestionAtWork,
  similarQuestions,
  type QuestionDetail,
  type SimilarQuestion,
} from '@rostrum/contracts/qanda';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { useQuery } from '@rostrum/remote-runtime/query';
import { useNavigate } from '@rostrum/remote-runtime/router';
import { AppLink, Button, Card, SectionHeading, shortDate } from '@rostrum/ui-kit';
import { QuestionStatus } from '@rostrum/ui-kit/data';
import { useState } from 'react';
import { paths } from '../../paths.ts';
import { isMergeable } from './is-mergeable.ts';
import { MergeDialog } from './merge-dialog.tsx';
import styles from './same-questions.module.css';

/** Questions that ask the same, each with the merge into it where that is possible; nothing where there are none. */
export function SameQuestions({ question }: { question: QuestionDetail }) {
  const navigate = useNavigate();
  const [into, setInto] = useState<SimilarQuestion | null>(null);
  const { data } = useQuery(contractQueryOptions(similarQuestions.list, { params: { id: question.id } }));
  if (!data || data.items.length === 0) return null;
  return (
    <>
      <SectionHeading hint={String(data.items.length)}>Asks the same</SectionHeading>
      <Card>
        <ul className={styles.list} aria-label="Asks the same">
          {data.items.map((other) => (
            <li key={other.id} className={styles.item}>
              <div className={styles.question}>
                <AppLink href={paths.question.href(other.id)}>{other.text}</AppLink>
                <div className={styles.state}>
                  <QuestionStatus status={toQuestionStage(other.status, other.answers_in_review)} />
                  <span className="r-caption">Asked {shortDate(Date.parse(other.created_at))}</span>
                </div>
              </div>
              {isMergeable(question) && isQuestionAtWork(other.status) ? (
                <Button size="small" aria-label={`Merge into “${other.text}”`} onClick={() => setInto(other)}>
                  Merge into this
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      </Card>
      {into ? (
        <MergeDialog
          question={question}
          into={into}
          onClose={() => setInto(null)}
          onMerged={({ id }) => void navigate(paths.question.href(id))}
        />
      ) : null}
    </>
  );
}
