import { publicPaths } from '@rostrum/contracts';
import type { ReactNode, Ref } from 'react';
import styles from './helpful-vote.module.css';

export interface FollowQuestionProps {
  company: string;
  id: string;
  /** Of the session; the email of its account needs no confirmation. */
  email?: string;
  /** What the reader is told; null before anything was asked. */
  status?: ReactNode;
  /** Takes the focus once the button is gone. */
  statusRef?: Ref<HTMLParagraphElement>;
  /** The address is taken down: the form is not offered again. */
  isOver?: boolean;
  isSending?: boolean;
  onFollow?: (email: string) => void;
}

/** Offers an email when there is a new answer. A form, so that it works without script. */
export const FollowQuestion = ({
  company,
  id,
  email,
  status = null,
  statusRef,
  isOver = false,
  isSending = false,
  onFollow,
}: FollowQuestionProps) => (
  <form
    className={styles.vote}
    method="post"
    action={`${publicPaths.organisation(company)}/questions/follow`}
    data-not-read
    onSubmit={
      onFollow &&
      ((event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget).get('email');
        if (typeof typed === 'string') onFollow(typed);
      })
    }
  >
    <input type="hidden" name="question" value={id} />
    <p className={styles.ask} hidden={isOver}>
      <label htmlFor="follow-email">Email me new answers</label>
      <input
        id="follow-email"
        className={styles.email}
        type="email"
        name="email"
        autoComplete="email"
        placeholder="name@example.org"
        maxLength={254}
        required
        defaultValue={email}
      />
      <button type="submit" className={styles.button} disabled={isSending}>
        Follow question
      </button>
    </p>
    <p role="status" ref={statusRef} tabIndex={-1} className={styles.status}>
      {status}
    </p>
  </form>
);
