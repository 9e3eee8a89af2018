import { classNames } from '@rostrum/ui-kit';
import { shortMoment, timeUsed, zonedMoment } from './time-used.ts';
import styles from './time-bar.module.css';

export interface TimeBarProps {
  sentAt: string;
  deadlineAt: string;
  now: number;
}

const tightMs = 3 * 3_600_000;

/** From sending to the deadline, and where now stands between them; all in the reader's own time zone. */
export function TimeBar({ sentAt, deadlineAt, now }: TimeBarProps) {
  const used = timeUsed(sentAt, deadlineAt, now);
  const left = Date.parse(deadlineAt) - now;
  const percent = `${(used * 100).toFixed(1)}%`;
  return (
    <div className={classNames(styles.timeBar, left < tightMs && styles.tight)}>
      <div className={styles.track} aria-hidden>
        <span className={styles.used} style={{ width: percent }} />
      </div>
      <div className={styles.words}>
        <span>Sent {zonedMoment(sentAt, now)}</span>
        {used > 0.2 && used < 0.8 && (
          <span className={styles.now} style={{ left: percent }}>
            Now {shortMoment(new Date(now).toISOString(), now)}
          </span>
        )}
        <span>{zonedMoment(deadlineAt, now)}</span>
      </div>
    </div>
  );
}
