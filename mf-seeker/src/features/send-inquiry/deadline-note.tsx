import { classNames, ClockAlertIcon, ClockIcon, durationText } from '@rostrum/ui-kit';
import './deadline-note.css';
import { clockIn, instantOf, isSameClock, ownTimezone } from './local-time.ts';

export interface DeadlineNoteProps {
  value: string;
  now: number;
  organisation: { name: string; timezone: string; desk_phone: string | null };
}

const hourMs = 3_600_000;

/** How long is left, what the clock shows there, and the desk's number when it is tight. */
export function DeadlineNote({ value, now, organisation }: DeadlineNoteProps) {
  const instant = instantOf(value);
  if (instant === undefined) return null;
  const left = new Date(instant).getTime() - now;
  if (left <= 0) return <span>That has passed.</span>;
  const isTight = left < 3 * hourMs;
  const Icon = isTight ? ClockAlertIcon : ClockIcon;
  return (
    <>
      <Icon size={15} aria-hidden className={classNames('sk-deadline-note__icon', isTight && 'is-tight')} />
      <span>
        <strong className={classNames('sk-deadline-note__left', isTight && 'is-tight')}>
          {durationText(left)}.
        </strong>{' '}
        {!isSameClock(ownTimezone(), organisation.timezone, instant) && (
          <>
            That is {clockIn(organisation.timezone, instant)} at {organisation.name}.{' '}
          </>
        )}
        {isTight && organisation.desk_phone && (
          <>
            If it gets tight, call the desk:{' '}
            <a href={`tel:${organisation.desk_phone.replace(/\s/g, '')}`}>{organisation.desk_phone}</a>
          </>
        )}
      </span>
    </>
  );
}
