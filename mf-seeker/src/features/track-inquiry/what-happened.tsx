import type { TrackedInquiry } from '@rostrum/contracts';
import { classNames, fullDate } from '@rostrum/ui-kit';
import { shortMoment } from './time-used.ts';
import './what-happened.css';

type Entry = TrackedInquiry['history'][number];

const titleOf = ({ kind, author, text }: Entry): string => {
  if (kind === 'received') return 'Received';
  if (kind === 'message') return author?.is_you ? 'You wrote' : `${author?.name ?? 'The team'} replied`;
  return text;
};

/** What was received is the seeker's own text. */
const isYours = ({ kind, author }: Entry) => kind === 'received' || author?.is_you === true;

/** Everything that happened, newest first. */
export function WhatHappened({ history, now }: { history: TrackedInquiry['history']; now: number }) {
  const entries = [...history].sort(
    (left, right) => Date.parse(right.created_at) - Date.parse(left.created_at),
  );
  return (
    <ol className="sk-happened" aria-live="polite" aria-relevant="additions">
      {entries.map((entry) => (
        <li key={entry.id} className={classNames('sk-happened__entry', `sk-happened__entry--${entry.kind}`)}>
          <time
            className="sk-happened__time"
            dateTime={entry.created_at}
            title={fullDate(Date.parse(entry.created_at))}
          >
            {shortMoment(entry.created_at, now)}
          </time>
          <div className="sk-happened__what">
            <p className="sk-happened__title">{titleOf(entry)}</p>
            {entry.kind !== 'status' && (
              <blockquote className={classNames('sk-happened__message', isYours(entry) && 'is-yours')}>
                {entry.text}
              </blockquote>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
