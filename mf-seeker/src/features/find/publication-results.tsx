import { formatDay, type RouteResponse, type search } from '@rostrum/contracts';
import { classNames, AppLink } from '@rostrum/ui-kit';
import type { ReactNode } from 'react';
import { MatchedSentence } from './matched-sentence.tsx';
import { ResultCard } from './result-card.tsx';
import styles from './result-card.module.css';

type Found = RouteResponse<typeof search.find>;
export type FoundPost = Found['posts'][number];
export type FoundQuestion = Found['questions'][number];

/** One post: title, summary, the sentence that matched. */
export const PostResult = ({ post, actions }: { post: FoundPost; actions: ReactNode }) => (
  <ResultCard actions={actions}>
    <h3 className={styles.name}>
      <AppLink href={post.href}>{post.title}</AppLink>
    </h3>
    {post.match ? <MatchedSentence match={post.match} /> : <p className="r-secondary">{post.summary}</p>}
    <p className={styles.foot}>
      {post.organisation.name}, {formatDay(post.published_at)}
    </p>
  </ResultCard>
);

/** One question, in its own voice, and who answered. */
export const QuestionResult = ({ question, actions }: { question: FoundQuestion; actions: ReactNode }) => (
  <ResultCard actions={actions}>
    <h3 className={classNames(styles.name, 'r-voice')}>
      <AppLink href={question.href}>{question.text}</AppLink>
    </h3>
    {question.match && <MatchedSentence match={question.match} />}
    <p className={styles.foot}>
      {question.answered_by.length > 0
        ? `Answered by ${question.answered_by.join(', ')}`
        : 'Not answered yet'}
      , {question.organisation.name}
    </p>
  </ResultCard>
);
