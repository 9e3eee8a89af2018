import { inquiryTypeLabel } from '@rostrum/contracts';
import { type AskView } from '@rostrum/contracts/inquiries';
import { BadgeCheckIcon, Quote, durationText, useNow, zonedTime } from '@rostrum/ui-kit';
import { formatMoment } from './format-moment.ts';
import styles from './ask-brief.module.css';

/** What an expert decides about: until when, the question, and who asks as far as the desk shows it. */
export function AskBrief({ ask }: { ask: AskView }) {
  const { firstname, question, deadline_at: deadline, expires_at: expires, timezone } = ask;
  const now = useNow();
  if (question === null) return null;
  const { sender, facts, text } = question;
  return (
    <section className={styles.brief}>
      <h1 className={styles.title} tabIndex={-1}>
        Can you take this one, {firstname}?
      </h1>
      <dl className={styles.times}>
        {deadline === null ? null : (
          <>
            <Cell figure={formatMoment(deadline, now, timezone)} caption="deadline, your time" />
            <Cell figure={durationText(Date.parse(deadline) - now)} caption="left" isUrgent />
          </>
        )}
        {expires === null ? null : (
          <Cell figure={formatMoment(expires, now, timezone)} caption="please answer by" />
        )}
      </dl>
      <p className="r-secondary">Your time is {zonedTime(now, timezone).slice(6)}.</p>
      <Quote>{text}</Quote>
      {sender === null ? (
        <p>This inquiry is restricted. The desk tells you who asks.</p>
      ) : (
        <p className={styles.sender}>
          <strong>{sender.name}</strong>
          {sender.organization === null ? null : <span>{sender.organization}</span>}
          {sender.verified ? (
            <span className={styles.verified}>
              <BadgeCheckIcon aria-hidden size={16} /> Verified
            </span>
          ) : null}
        </p>
      )}
      <dl className={styles.facts}>
        {[{ label: 'Type', value: inquiryTypeLabel(ask.type) }, ...facts].map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const Cell = ({
  figure,
  caption,
  isUrgent = false,
}: {
  figure: string;
  caption: string;
  isUrgent?: boolean;
}) => (
  <div className={isUrgent ? styles.urgent : undefined}>
    <dt>{caption}</dt>
    <dd>{figure}</dd>
  </div>
);
