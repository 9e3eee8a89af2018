import type { AskState } from '@rostrum/contracts';
import type { AskView } from '@rostrum/contracts/inquiries';
import { CircleCheckIcon, CircleSlashIcon, PhoneIcon, useNow } from '@rostrum/ui-kit';
import { formatMoment } from './format-moment.ts';
import styles from './ask-over.module.css';

const words: Record<AskState, { title: string; rest: string }> = {
  queued: { title: 'It is not your turn yet', rest: 'You get an email when it is.' },
  asked: { title: 'The time to answer is over', rest: 'The desk may still be glad to hear from you.' },
  accepted: {
    title: 'You said yes',
    rest: 'The desk has been notified and will connect you with the sender.',
  },
  declined: { title: 'You said: not this time', rest: 'The desk was told. Only the desk sees your reason.' },
  suggested: { title: 'You suggested a colleague', rest: 'The desk was told and decides whom to ask.' },
  proposed: {
    title: 'You offered another time',
    rest: 'The desk was told. It counts as a yes once the desk agrees.',
  },
  expired: { title: 'The time to answer is over', rest: 'The desk may still be glad to hear from you.' },
  cancelled: {
    title: 'No answer is needed any more',
    rest: 'Someone else took it, or the inquiry is closed.',
  },
};

/** What is left of a question once it was answered or is over: the link may have been forwarded, so nothing of its content. */
export function AskOver({ ask }: { ask: AskView }) {
  const { state, responded_at: at, organisation, ref, timezone } = ask;
  const now = useNow();
  const { title, rest } = words[state];
  const isYes = state === 'accepted';
  const OverIcon = isYes ? CircleCheckIcon : CircleSlashIcon;
  return (
    <section className={styles.over} role="status">
      <OverIcon aria-hidden size={40} className={isYes ? styles.yes : styles.icon} />
      <h1 tabIndex={-1}>
        {title}
        {at === null ? null : ` at ${formatMoment(at, now, timezone)}`}
      </h1>
      <p>{rest}</p>
      <div className={styles.card}>
        <strong>Changed your mind?</strong>
        <p>You can only answer once. Call the desk; they can still ask someone else.</p>
        {organisation.desk_phone === null ? null : <DeskPhone phone={organisation.desk_phone} />}
      </div>
      <p className="r-secondary">{ref}. If the link was forwarded to you, this is all you can see.</p>
    </section>
  );
}

/** The desk, one tap away. */
export const DeskPhone = ({ phone }: { phone: string }) => (
  <a className={styles.phone} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
    <PhoneIcon aria-hidden size={18} /> {phone}
  </a>
);
