import { formatDay, publicPaths, type publicQuestion } from '@rostrum/contracts';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Breadcrumb } from '../page/breadcrumb.tsx';
import { Answer } from './answer.tsx';
import { answerWithCredit } from './answer-with-credit.ts';
import { AskQuestion } from './ask-question.tsx';
import styles from './publication.module.css';

export type PublicQuestion = ReturnType<(typeof publicQuestion)['parse']>;

export interface QuestionArticleProps {
  question: PublicQuestion;
  /** Whole address of the page, for the credit of what is copied. */
  url: string;
  /** The button that copies an answer with its credit. */
  renderCopy: (text: string) => ReactNode;
  /** The bookmark. */
  actions: ReactNode;
  /** Asks whether the answers helped. */
  vote: ReactNode;
  /** Offers an email when there is a new answer. */
  follow: ReactNode;
}

type Credit = Pick<QuestionArticleProps, 'url' | 'renderCopy'> & { organisation: string };

/** Servers of an earlier release send no text to copy. */
function renderCopyOf(
  answer: PublicQuestion['answers'][number],
  { renderCopy, ...credit }: Credit,
): ReactNode {
  const text = answerWithCredit(answer, credit);
  return text === null ? null : renderCopy(text);
}

/** How many answers there are, and since when. */
function countAnswers(answers: PublicQuestion['answers']): string {
  const count = answers.length === 1 ? '1 answer' : `${String(answers.length)} answers`;
  const [first] = answers.map((answer) => answer.published_at).toSorted();
  return first === undefined ? count : `${count} · First answered ${formatDay(first)}`;
}

/** A question in its own voice, and its answers. The same on the server and in the application. */
export const QuestionArticle = ({
  question,
  url,
  renderCopy,
  actions,
  vote,
  follow,
}: QuestionArticleProps) => {
  const { text, organisation, answers, retracted } = question;
  return (
    <>
      <Breadcrumb
        organisation={organisation}
        list={{ name: 'Questions', href: publicPaths.questions(organisation.company_username) }}
      />
      <h1 className={classNames(styles.title, 'rx-title')}>{text}</h1>
      <div className={styles.head}>
        {answers.length > 0 && <p className={styles.count}>{countAnswers(answers)}</p>}
        <div className={styles.actions}>{actions}</div>
      </div>
      {answers.length === 0 && <p>The answer to this question is no longer public.</p>}
      {answers.map((answer) => (
        <Answer
          key={answer.id}
          answer={answer}
          copy={renderCopyOf(answer, { organisation: organisation.name, url, renderCopy })}
        />
      ))}
      {retracted.map(({ name, reason, retracted_at }) => (
        <p key={name} className={answers.length > 0 ? 'r-secondary' : undefined}>
          The answer of {name} was retracted on {formatDay(retracted_at)}: {reason}
        </p>
      ))}
      {answers.length > 0 && vote}
      {answers.length > 0 && follow}
      <AskQuestion company={organisation.company_username} />
    </>
  );
};
