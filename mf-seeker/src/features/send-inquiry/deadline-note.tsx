import { deviceTimeZone } from '@rostrum/contracts';
import { classNames, ClockAlertIcon, ClockIcon, durationText } from '@rostrum/ui-kit';
import { Fragment } from 'react';
import { clockIn, instantOf, isSameClock } from './local-time.ts';
import styles from './deadline-note.module.css';

export interface DeadlineNoteProps {
  value: string;
  now: number;
  organisations: readonly { name: string; timezone: string; desk_phone: string | null }[];
}

const hourMs = 3_600_000;

/** How long is left, what the clock shows there, and the desk's number when it is tight. */
export function DeadlineNote({ value, now, organisations }: DeadlineNoteProps) {
  const instant = instantOf(value);
  if (instant === undefined) return null;
  const left = new Date(instant).getTime() - now;
  if (left <= 0) return <span>That has passed.</span>;
  const isTight = left < 3 * hourMs;
  const Icon = isTight ? ClockAlertIcon : ClockIcon;
  return (
    <>
      <Icon size={15} aria-hidden className={classNames(styles.icon, isTight && styles.tight)} />
      <span>
        <strong className={classNames(styles.left, isTight && styles.tight)}>{durationText(left)}.</strong>{' '}
        {organisations.map(({ name, timezone, desk_phone }) => (
          <Fragment key={name}>
            {!isSameClock(deviceTimeZone(), timezone, instant) && (
              <>
                That is {clockIn(timezone, instant)} at {name}.{' '}
              </>
            )}
            {isTight && desk_phone && (
              <>
                If it gets tight, call the desk{organisations.length > 1 && ` of ${name}`}:{' '}
                <a href={`tel:${desk_phone.replace(/\s/g, '')}`}>{desk_phone}</a>{' '}
              </>
            )}
          </Fragment>
        ))}
      </span>
    </>
  );
}
