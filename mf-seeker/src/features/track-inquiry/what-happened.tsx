import type { TrackedInquiry } from '@rostrum/contracts';
import { classNames, fullDate } from '@rostrum/ui-kit';
import type { TrackerSource } from './track-inquiry.mutations.ts';
import { TrackedFiles } from './tracked-files.tsx';
import { TrackedWhole } from './tracked-whole.tsx';
import { shortMoment, zonedMoment } from './time-used.ts';
import styles from './what-happened.module.css';

type Entry = TrackedInquiry['history'][number];

const titleOf = ({ kind, author, text }: Entry): string => {
  if (kind === 'received') return 'Received';
  if (kind === 'message') return author?.is_you ? 'You wrote' : `${author?.name ?? 'The team'} replied`;
  return text;
};

/** What was received is the seeker's own text. */
const isYours = ({ kind, author }: Entry) => kind === 'received' || author?.is_you === true;

/** Everything that happened, newest first. */
export function WhatHappened({
  history,
  now,
  source,
}: {
  history: TrackedInquiry['history'];
  now: number;
  source: TrackerSource;
}) {
  const entries = [...history].sort(
    (left, right) => Date.parse(right.created_at) - Date.parse(left.created_at),
  );
  return (
    <ol className={styles.happened} aria-live="polite" aria-relevant="additions">
      {entries.map((entry, index) => (
        <li key={entry.id} className={classNames(styles.entry, styles[`${entry.kind}Entry`])}>
          <time
            className={styles.time}
            dateTime={entry.created_at}
            title={fullDate(Date.parse(entry.created_at))}
          >
            {index === 0 ? zonedMoment(entry.created_at, now) : shortMoment(entry.created_at, now)}
          </time>
          <div className={styles.what}>
            <p className={styles.title}>{titleOf(entry)}</p>
            {entry.kind !== 'status' && (
              <blockquote className={classNames(styles.happenedMessage, isYours(entry) && styles.yours)}>
                {entry.text}
              </blockquote>
            )}
            {entry.has_whole && <TrackedWhole source={source} messageId={entry.id} />}
            {entry.attachments.length > 0 && (
              <div className={styles.files}>
                <TrackedFiles source={source} files={entry.attachments} />
              </div>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
