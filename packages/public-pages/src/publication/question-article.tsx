import { formatDay, publicPaths, type publicQuestion } from '@rostrum/contracts';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { PageLink } from '../page-link.tsx';
import { Answer } from './answer.tsx';
import { answerWithCredit } from './answer-with-credit.ts';
import { AskQuestion } from './ask-question.tsx';
import { ExpertList } from './expert-list.tsx';
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

/** A question in its own voice, and its answers. The same on the server and in the application. */
export const QuestionArticle = ({
  question,
  url,
  renderCopy,
  actions,
  vote,
  follow,
}: QuestionArticleProps) => {
  const { text, topics, organisation, answers, retracted } = question;
  return (
    <>
      <p className={classNames(styles.source, 'r-secondary')}>
        <PageLink href={publicPaths.organisation(organisation.company_username)}>
          {organisation.name}
        </PageLink>{' '}
        · {[answers.length === 1 ? '1 answer' : `${answers.length} answers`, ...topics].join(' · ')}
      </p>
      <h1 className={classNames(styles.title, styles.question, 'rx-title')}>{text}</h1>
      <div className={styles.actions}>{actions}</div>
      {answers.length === 0 && <p>The answer to this question is no longer public.</p>}
      {answers.map((answer) => (
        <Answer
          key={answer.id}
          answer={answer}
          copy={renderCopyOf(answer, { organisation: organisation.name, url, renderCopy })}
        />
      ))}
      {retracted.map(({ name, reason, retracted_at }) => (
        <p key={name} className="r-secondary">
          The answer of {name} was retracted on {formatDay(retracted_at)}: {reason}
        </p>
      ))}
      {answers.length > 0 && vote}
      {answers.length > 0 && follow}
      <AskQuestion company={organisation.company_username} />
    </>
  );
};

/** Who answered; null where there is no answer. */
export function questionSide({ answers }: PublicQuestion): ReactNode {
  const experts = [...new Map(answers.map(({ expert }) => [expert.username, expert])).values()];
  return experts.length === 0 ? null : <ExpertList title="Who answered" experts={experts} />;
}
