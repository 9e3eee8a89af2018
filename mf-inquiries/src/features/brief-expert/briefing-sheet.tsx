import type { InquiryBriefing } from '@rostrum/contracts/inquiries';
import { formatList } from '@rostrum/contracts';
import { BadgeCheckIcon, shortDate, zonedTime } from '@rostrum/ui-kit';
import type { ReactNode } from 'react';
import { BriefedFiles } from './briefed-files.tsx';
import styles from './briefing-sheet.module.css';

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.part}>
    <h2>{title}</h2>
    {children}
  </section>
);

const Key = ({ label, value, more }: { label: string; value: string; more?: string | undefined }) => (
  <div>
    <dt>{label}</dt>
    <dd>
      <strong>{value}</strong>
      {more ? <span>{more}</span> : null}
    </dd>
  </div>
);

const inquiriesOf = (count: number) => (count === 1 ? '1 other inquiry' : `${count} other inquiries`);

function pastWords({ sent, answered }: InquiryBriefing['history']): string {
  return sent === 0 ? 'First inquiry to us' : `${inquiriesOf(sent)}, ${answered} answered`;
}

/** The page that is printed. All times in the organisation's zone, and the sender's where it is another. */
export function BriefingSheet({ briefing }: { briefing: InquiryBriefing }) {
  const { organisation, sender, history, notes, said, deadline_at: deadline, agreed_at: agreed } = briefing;
  const at = (moment: string, zone: string) => zonedTime(Date.parse(moment), zone);
  const isElsewhere = sender.timezone !== organisation.timezone;
  const when = (moment: string) => `${shortDate(Date.parse(moment))}, ${at(moment, organisation.timezone)}`;
  const forSender = (moment: string) =>
    isElsewhere ? `${at(moment, sender.timezone)} for ${sender.name}` : undefined;
  const role = [sender.job_title, sender.organization].filter((part) => part !== null).join(', ');
  return (
    <article className={styles.sheet} aria-label="Briefing">
      <header className={styles.head}>
        <strong>{organisation.name}</strong>
        <span>
          {briefing.experts.length > 0 ? `Briefing for ${formatList(briefing.experts)}` : 'Briefing'}
          {' · '}
          <span className={styles.ref}>{briefing.ref}</span>
        </span>
      </header>
      <h1 tabIndex={-1}>{briefing.subject}</h1>
      <dl className={styles.keys}>
        {agreed ? <Key label="Agreed time" value={when(agreed)} more={forSender(agreed)} /> : null}
        <Key
          label="Deadline"
          value={deadline ? when(deadline) : 'None'}
          more={deadline ? forSender(deadline) : undefined}
        />
        {sender.phone ? <Key label="Call" value={sender.phone} more={sender.name} /> : null}
        {organisation.desk_phone ? <Key label="If stuck" value={organisation.desk_phone} /> : null}
      </dl>
      <div className={styles.columns}>
        <Part title="Who is asking">
          <p>
            <strong>{sender.name}</strong>{' '}
            {sender.verified ? (
              <BadgeCheckIcon size={16} role="img" aria-label="Verified" className={styles.badge} />
            ) : null}
          </p>
          {role ? <p>{role}</p> : null}
          <dl className={styles.facts}>
            <div>
              <dt>With us</dt>
              <dd>{pastWords(history)}</dd>
            </div>
            {history.outlet ? (
              <div>
                <dt>Their outlet</dt>
                <dd>
                  {inquiriesOf(history.outlet.sent)} from {history.outlet.senders}{' '}
                  {history.outlet.senders === 1 ? 'sender' : 'senders'} since{' '}
                  {shortDate(Date.parse(history.outlet.since))}
                </dd>
              </div>
            ) : null}
            {briefing.facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </Part>
        <Part title="The question">
          <p className={styles.message} dir="auto">
            {briefing.message}
          </p>
          {briefing.added.map(({ text, at: addedAt }) => (
            <div key={`${addedAt} ${text}`} className={styles.added}>
              <h3>Added {when(addedAt)}</h3>
              <p className={styles.message} dir="auto">
                {text}
              </p>
            </div>
          ))}
          <BriefedFiles briefing={briefing} />
        </Part>
        {notes.facts.length > 0 ? (
          <Part title="Facts you can use">
            <Notes items={notes.facts} />
          </Part>
        ) : null}
        {said.length > 0 ? (
          <Part title="You said before">
            {said.map(({ text, by, question, at: saidAt }) => (
              <blockquote key={text}>
                <p dir="auto">“{text}”</p>
                <footer>
                  {by}, {question} {shortDate(Date.parse(saidAt))}
                </footer>
              </blockquote>
            ))}
          </Part>
        ) : null}
        {notes.avoid.length > 0 ? (
          <Part title="Do not say">
            <Notes items={notes.avoid} />
          </Part>
        ) : null}
      </div>
      <footer className={styles.foot}>Internal notes are not part of this briefing.</footer>
    </article>
  );
}

const Notes = ({ items }: { items: InquiryBriefing['notes']['facts'] }) => (
  <ul className={styles.notes}>
    {items.map(({ text, detail }) => (
      <li key={text}>
        {text}
        {detail ? <span>{detail}</span> : null}
      </li>
    ))}
  </ul>
);
