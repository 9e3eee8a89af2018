import { publicPaths } from '@rostrum/contracts';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { helpfulCountText } from './helpful-words.ts';
import styles from './helpful-vote.module.css';

export interface HelpfulVoteProps {
  company: string;
  id: string;
  answers: number;
  /** Visitors who said so. */
  helpful: number;
  /** What the visitor is told; null before anything was said. */
  status: ReactNode;
  /** The vote was given: the button is not offered again. */
  isOver: boolean;
  isSending?: boolean;
  /** Where its script finds the call; without script the form itself is sent. */
  call?: string;
  onVote?: () => void;
}

/** Asks a reader whether the answers helped. A form, so that it works without script. */
export const HelpfulVote = ({
  company,
  id,
  answers,
  helpful,
  status,
  isOver,
  isSending = false,
  call,
  onVote,
}: HelpfulVoteProps) => (
  <form
    className={styles.vote}
    method="post"
    action={`${publicPaths.organisation(company)}/questions/helpful`}
    data-helpful={call}
    data-company={company}
    data-not-read
    onSubmit={
      onVote &&
      ((event) => {
        event.preventDefault();
        onVote();
      })
    }
  >
    <input type="hidden" name="question" value={id} />
    <p className={styles.ask} hidden={isOver}>
      <span>{answers === 1 ? 'Was this answer helpful?' : 'Were these answers helpful?'}</span>
      <button type="submit" className={styles.button} disabled={isSending}>
        Yes, it was helpful
      </button>
    </p>
    <p role="status" tabIndex={-1} className={styles.status}>
      {status}
    </p>
    <p className={classNames(styles.count, 'r-secondary')} data-helpful-count hidden={helpful === 0}>
      {helpful === 0 ? null : helpfulCountText(helpful)}
    </p>
  </form>
);
