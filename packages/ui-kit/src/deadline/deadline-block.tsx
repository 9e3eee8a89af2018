import { formatRoughDuration } from '@rostrum/contracts';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { CheckIcon } from '../icons.ts';
import {
  clockTime,
  durationText,
  fullDate,
  isSameShownDay,
  shortDate,
  zonedTime,
} from '../text/format-time.ts';
import { deadlineIcons } from './deadline.tsx';
import { useDeadline } from './use-deadline.ts';
import './deadline-block.css';

export interface DeadlineBlockProps {
  at: string | null | undefined;
  /** When the time began to run. */
  startedAt: string;
  paused?: boolean;
  /** The other side's IANA time zone and name: "13:30 CET for Callum". */
  otherZone?: { timeZone: string; name: string };
  /** When the first reply went out; the green tick on the bar. */
  firstReplyAt?: string | null;
  /** What the team promises, in minutes. */
  promisedMinutes?: number;
  /** When an expert must have said yes. */
  acceptBy?: string | null;
  subject?: string;
  /** Instead of the generated foot. */
  footer?: ReactNode;
}

const share = (from: number, to: number, at: number) =>
  Math.min(100, Math.max(0, ((at - from) / (to - from)) * 100));

const dayAndTime = (time: number, now: number) =>
  isSameShownDay(time, now) ? clockTime(time) : `${shortDate(time, now)}, ${clockTime(time)}`;

/** A deadline at the head of an inquiry: what is left, when that is for both sides, and how the time was used. */
export function DeadlineBlock(props: DeadlineBlockProps) {
  const { at, startedAt, paused = false, otherZone, firstReplyAt, acceptBy, subject, footer } = props;
  const { state, text, left } = useDeadline(at, { paused, subject: subject ?? '' });
  if (!at || left === null) return null;
  const StateIcon = deadlineIcons[state];
  const [start, end] = [Date.parse(startedAt), Date.parse(at)];
  const now = end - left;
  const heading = state === 'soon' ? `${text} left` : text;

  return (
    <section className={classNames('r-deadline-block', `r-deadline-block--${state}`)} aria-label="Deadline">
      <div className="r-deadline-block__head">
        <p className="r-deadline-block__left">
          {StateIcon ? <StateIcon size={20} aria-hidden /> : null}
          {heading}
        </p>
        <p className="r-deadline-block__zones">
          <span title={fullDate(end)}>
            <strong>{zonedTime(end)}</strong> for you
          </span>
          {otherZone ? (
            <span>
              <strong>{zonedTime(end, otherZone.timeZone)}</strong> for {otherZone.name}
            </span>
          ) : null}
        </p>
      </div>
      <div className="r-deadline-block__track" aria-hidden>
        <span className="r-deadline-block__used" style={{ width: `${share(start, end, now)}%` }} />
        {firstReplyAt ? (
          <span
            className="r-deadline-block__reply"
            style={{ left: `${share(start, end, Date.parse(firstReplyAt))}%` }}
          />
        ) : null}
      </div>
      <div className="r-deadline-block__foot">
        {footer ?? (
          <>
            <span>Arrived {dayAndTime(start, now)}</span>
            <FirstReply {...props} />
            {acceptBy ? <span>Expert must accept by {dayAndTime(Date.parse(acceptBy), now)}</span> : null}
          </>
        )}
      </div>
    </section>
  );
}

function FirstReply({ firstReplyAt, startedAt, promisedMinutes }: DeadlineBlockProps) {
  if (!firstReplyAt)
    return promisedMinutes ? (
      <span>First reply promised within {durationText(promisedMinutes * 60_000)}</span>
    ) : null;
  const minutes = Math.max(0, Math.round((Date.parse(firstReplyAt) - Date.parse(startedAt)) / 60_000));
  // Without a promise there is nothing that was kept.
  const kept = promisedMinutes === undefined ? null : minutes <= promisedMinutes;
  return (
    <span className={kept === null ? undefined : kept ? 'r-deadline-block__kept' : 'r-deadline-block__late'}>
      {kept ? <CheckIcon aria-hidden /> : null}
      First reply sent after {formatRoughDuration(minutes * 60_000)}
      {promisedMinutes ? `, promised within ${durationText(promisedMinutes * 60_000)}` : null}
    </span>
  );
}
