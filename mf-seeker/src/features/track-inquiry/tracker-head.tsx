import { formatZone, inquiryTypeLabel, type TrackedInquiry } from '@rostrum/contracts';
import { classNames, clockTime, shortDate } from '@rostrum/ui-kit';
import { describeDeadline, inquiryTypeIcons } from '@rostrum/ui-kit/data';
import { shortMoment, zonedMoment } from './time-used.ts';
import { isClockRunning } from './tracker-words.ts';
import styles from './tracker-head.module.css';

export interface TrackerHeadProps {
  inquiry: TrackedInquiry;
  now: number;
  level: 1 | 2;
}

/** What was asked and how long is left. */
export function TrackerHead({ inquiry, now, level }: TrackerHeadProps) {
  const { type, ref, subject, deadline_at, status, joined_refs: joined = [] } = inquiry;
  const TypeIcon = inquiryTypeIcons[type];
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <header className={styles.trackerHead}>
      <div className={styles.words}>
        <p className={styles.type}>
          <TypeIcon aria-hidden size={14} /> {inquiryTypeLabel(type)} ·{' '}
          {[ref, ...joined].map((one) => (
            <span key={one} className="r-reference">
              {one}{' '}
            </span>
          ))}
        </p>
        <Heading className={classNames(styles.subject, 'r-voice')} tabIndex={-1}>
          {subject}
        </Heading>
      </div>
      {deadline_at && isClockRunning(status) && <TimeLeft deadlineAt={deadline_at} now={now} />}
    </header>
  );
}

function TimeLeft({ deadlineAt, now }: { deadlineAt: string; now: number }) {
  const { state, text } = describeDeadline(deadlineAt, now);
  const at = Date.parse(deadlineAt);
  const isFar = state === 'later';
  const isMissed = state === 'missed';
  return (
    <div className={classNames(styles.left, (state === 'urgent' || isMissed) && styles.tight)}>
      <span className={styles.figure}>
        {isFar ? shortDate(at, now) : isMissed ? 'Overdue' : text.replace(/ left$/, '')}
      </span>
      <span className="r-secondary">
        {isMissed
          ? `was due ${zonedMoment(deadlineAt, now)}`
          : `until ${isFar ? clockTime(at) : shortMoment(deadlineAt, now)} ${formatZone(deadlineAt)}, your time`}
      </span>
    </div>
  );
}
