import { formatList, publicPaths, toQuestionStage } from '@rostrum/contracts';
import { isQuestionAtWork, type AnswerView, type QuestionDetail } from '@rostrum/contracts/qanda';
import { useSession } from '@rostrum/remote-runtime';
import { AppLink, Button, Card, SectionHeading, fullDate } from '@rostrum/ui-kit';
import { QuestionStatus } from '@rostrum/ui-kit/data';
import { Suspense, lazy, useState } from 'react';
import { AssignDialog } from '../features/assign-question/assign-dialog.tsx';
import { AskedExperts } from '../features/assign-question/asked-experts.tsx';
import { QuestionActions } from '../features/decide-question/question-actions.tsx';
import { ReasonDialog } from '../features/decide-question/reason-dialog.tsx';
import { MergeButtons } from '../features/merge-questions/merge-buttons.tsx';
import { SameQuestions } from '../features/merge-questions/same-questions.tsx';
import { CausedInquiries } from '../features/see-inquiries/caused-inquiries.tsx';
import { AnswerCard } from '../features/write-answer/answer-card.tsx';
import { AnswerDialog } from '../features/write-answer/answer-dialog.tsx';
import { paths } from '../paths.ts';
import styles from './question-page.module.css';

const TopicsDialog = lazy(async () => ({
  default: (await import('../features/set-topics/topics-dialog.tsx')).TopicsDialog,
}));

/** What can be done with a question as a whole. */
export const QuestionButtons = ({ question }: { question: QuestionDetail }) => (
  <>
    <MergeButtons question={question} />
    {question.merged_into ? null : <QuestionActions question={question} />}
  </>
);

/** A question with who asked, who answers, and the answers there are. */
export function QuestionView({ question }: { question: QuestionDetail }) {
  const { user } = useSession();
  const [isNamingTopics, setIsNamingTopics] = useState(false);
  const [isAssigning, setIsAssigning] = useState(false);
  const [writing, setWriting] = useState<{ answer: AnswerView | null } | null>(null);
  const { details, asker, experts, due_at, answers, status, refusal_reason, merged_into, merged } = question;
  const answersInReview = answers.filter((answer) => answer.status === 'in_review').length;
  const isAtWork = isQuestionAtWork(status);
  const isPublic =
    (status === 'answered' || status === 'closed') && answers.some((answer) => answer.status === 'published');
  const hasFreeExpert = experts.some(({ id }) => !answers.some(({ person }) => person.id === id));
  return (
    <>
      <div className={styles.question}>
        <Card>
          <dl className={styles.facts}>
            <dt>Status</dt>
            <dd>
              <QuestionStatus
                status={toQuestionStage(status, answersInReview)}
                isMerged={merged_into !== null}
              />
              {refusal_reason ? ` ${refusal_reason}` : null}
            </dd>
            <dt>Asked</dt>
            <dd>{fullDate(Date.parse(question.created_at))}</dd>
            {asker ? (
              <>
                <dt>By</dt>
                <dd>{[asker.name, asker.email].filter(Boolean).join(', ')} (never shown to readers)</dd>
              </>
            ) : null}
            {question.original_text ? (
              <>
                <dt>Asked as</dt>
                <dd>“{question.original_text}” (never shown to readers)</dd>
              </>
            ) : null}
            {question.inquiry ? (
              <>
                <dt>Made from</dt>
                <dd>
                  <AppLink href={`/dashboard/inquiries/${question.inquiry.id}`}>
                    Inquiry {question.inquiry.ref}
                  </AppLink>
                </dd>
              </>
            ) : null}
            {details ? (
              <>
                <dt>Details</dt>
                <dd>{details}</dd>
              </>
            ) : null}
            <dt>Topics</dt>
            <dd>
              {question.topics.length === 0 ? 'None yet' : formatList(question.topics)}{' '}
              <Button type="link" size="small" onClick={() => setIsNamingTopics(true)}>
                Change topics
              </Button>
            </dd>
            <dt>Experts</dt>
            <dd>{experts.length === 0 ? 'Not assigned' : <AskedExperts question={question} />}</dd>
            <dt>Due</dt>
            <dd>{due_at ? fullDate(Date.parse(due_at)) : 'No date'}</dd>
            {merged_into ? (
              <>
                <dt>Merged into</dt>
                <dd>
                  <AppLink href={paths.question.href(merged_into.id)}>{merged_into.text}</AppLink>
                </dd>
              </>
            ) : null}
            {merged.length > 0 ? (
              <>
                <dt>Merged here</dt>
                <dd>
                  {merged.map(({ id, text: words }) => (
                    <div key={id}>
                      <AppLink href={paths.question.href(id)}>{words}</AppLink>
                    </div>
                  ))}
                </dd>
              </>
            ) : null}
            {isPublic ? (
              <>
                <dt>Public page</dt>
                <dd>
                  <AppLink href={publicPaths.question(user?.company_username ?? '', question.slug)}>
                    Open the public page
                  </AppLink>
                </dd>
                <dt>Inquiries it caused</dt>
                <dd>
                  <CausedInquiries questionId={question.id} />
                </dd>
              </>
            ) : null}
          </dl>
        </Card>
        {merged_into ? null : <SameQuestions question={question} />}
        {isAtWork ? (
          <div className={styles.actions}>
            <Button onClick={() => setIsAssigning(true)}>Assign experts</Button>
            {hasFreeExpert ? (
              <Button onClick={() => setWriting({ answer: null })}>Write an answer</Button>
            ) : null}
          </div>
        ) : null}
        <SectionHeading hint={String(answers.length)}>Answers</SectionHeading>
        {answers.length === 0 ? (
          <p className="r-secondary">
            {!isAtWork
              ? 'No answers.'
              : experts.length > 0
                ? 'No answers yet. You’ll be notified when an expert sends one.'
                : 'Assign an expert first. Each expert writes one answer.'}
          </p>
        ) : null}
        {answers.map((answer) => (
          <AnswerCard
            key={answer.id}
            question={question}
            answer={answer}
            onEdit={() => setWriting({ answer })}
            renderReason={(dialog) => (
              <ReasonDialog
                {...dialog}
                title="Retract this answer?"
                confirmLabel="Retract"
                hint="Readers see it beside the other answers. Without another answer the page is no longer shown."
              />
            )}
          />
        ))}
      </div>
      {isNamingTopics ? (
        <Suspense fallback={null}>
          <TopicsDialog question={question} onClose={() => setIsNamingTopics(false)} />
        </Suspense>
      ) : null}
      {isAssigning ? <AssignDialog question={question} onClose={() => setIsAssigning(false)} /> : null}
      {writing ? <AnswerDialog question={question} {...writing} onClose={() => setWriting(null)} /> : null}
    </>
  );
}
