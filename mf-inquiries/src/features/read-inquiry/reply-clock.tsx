import type { InquiryDetail } from '@rostrum/contracts';
import { fullDate } from '@rostrum/ui-kit';
import { Deadline } from '@rostrum/ui-kit/data';
import styles from './reply-clock.module.css';

/** What is left until the first reply is due by the organisation's reply times. Nothing once one was sent. */
export function ReplyClock({ inquiry }: { inquiry: InquiryDetail }) {
  const { reply_due_at: due } = inquiry;
  if (due === null) return null;
  return (
    <p className={styles.clock}>
      <span>First reply due {fullDate(Date.parse(due))}</span>
      <Deadline at={due} paused={inquiry.status === 'waiting_seeker'} />
    </p>
  );
}
