import {
  answerActionsFrom,
  isAnswerEditable,
  isQuestionAtWork,
  needsReason,
  questionDesk,
  type AnswerAction,
  type AnswerView,
  type QuestionDetail,
} from '@rostrum/contracts/qanda';
import { tellRefusal, useContractMutation } from '@rostrum/remote-runtime';
import { Button, Card, ConfirmButton, Quote, RelativeTime, fullDate, notify } from '@rostrum/ui-kit';
import { useState, type ReactNode } from 'react';
import { answerActionWords, answerStatusLabels } from './answer-words.ts';
import styles from './answer-card.module.css';

interface AnswerCardProps {
  question: QuestionDetail;
  answer: AnswerView;
  onEdit: () => void;
  /** Asks why before a retraction; features do not know each other. */
  renderReason: (dialog: {
    onConfirm: (reason: string) => Promise<unknown>;
    onClose: () => void;
  }) => ReactNode;
}

/** One expert's answer with its state and what can be done with it. */
export function AnswerCard({ question, answer, onEdit, renderReason }: AnswerCardProps) {
  const act = useContractMutation(questionDesk.actOnAnswer);
  const [asking, setAsking] = useState<AnswerAction | null>(null);
  const isAtWork = isQuestionAtWork(question.status);
  const send = async (action: AnswerAction, reason?: string) => {
    const params = { id: question.id, answer_id: answer.id };
    await act.mutateAsync({ params, body: { version: answer.version, action, reason } });
    notify.success({ title: answerActionWords[action].done });
  };
  const take = (action: AnswerAction) =>
    send(action).catch(tellRefusal(`Could not ${answerActionWords[action].label.toLowerCase()}.`));
  const actions = answerActionsFrom(answer.status).filter((action) => isAtWork || action === 'retract');
  return (
    <Card>
      <div className={styles.head}>
        <strong>{answer.person.name}</strong>
        <span className="r-secondary">
          {answerStatusLabels[answer.status]}, changed <RelativeTime value={answer.updated_at} />
        </span>
      </div>
      {answer.retraction_reason ? <p>Retracted: {answer.retraction_reason}</p> : null}
      {answer.status === 'published' ? null : (
        <p className="r-secondary">
          {answer.approved_at
            ? `${answer.person.name} sent these words on ${fullDate(Date.parse(answer.approved_at))}.`
            : `${answer.person.name} has not approved these words.`}
        </p>
      )}
      {answer.pull_quote ? (
        <div className={styles.quote}>
          <Quote>{answer.pull_quote}</Quote>
        </div>
      ) : null}
      <p className={styles.body}>{answer.body}</p>
      {answer.sources.length > 0 ? (
        <ul>
          {answer.sources.map(({ title, url }) => (
            <li key={`${title} ${url}`}>
              <a href={url} rel="noopener noreferrer">
                {title}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      <div className={styles.actions}>
        {isAtWork && isAnswerEditable(answer.status) ? <Button onClick={onEdit}>Edit</Button> : null}
        {actions.map((action) => {
          const { label } = answerActionWords[action];
          return action === 'publish' ? (
            <ConfirmButton
              key={action}
              type="primary"
              title={`Publish the answer of ${answer.person.name}?`}
              consequence={`${answer.approved_at ? '' : `${answer.person.name} has not approved these words. `}The question and the answer become public right away, with the expert’s name.`}
              confirmLabel={label}
              onConfirm={() => take(action)}
            >
              {label}
            </ConfirmButton>
          ) : (
            <Button
              key={action}
              onClick={() => (needsReason(action) ? setAsking(action) : void take(action))}
            >
              {label}
            </Button>
          );
        })}
      </div>
      {asking
        ? renderReason({ onConfirm: (reason) => send(asking, reason), onClose: () => setAsking(null) })
        : null}
    </Card>
  );
}
