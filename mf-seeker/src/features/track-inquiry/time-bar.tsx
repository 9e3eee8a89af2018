import { classNames } from '@rostrum/ui-kit';
import './time-bar.css';
import { shortMoment, timeUsed } from './time-used.ts';

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
    <div className={classNames('sk-time-bar', left < tightMs && 'is-tight')}>
      <div className="sk-time-bar__track" aria-hidden>
        <span className="sk-time-bar__used" style={{ width: percent }} />
      </div>
      <div className="sk-time-bar__words">
        <span>Sent {shortMoment(sentAt, now)}</span>
        {used > 0.2 && used < 0.8 && (
          <span className="sk-time-bar__now" style={{ left: percent }}>
            Now {shortMoment(new Date(now).toISOString(), now)}
          </span>
        )}
        <span>{shortMoment(deadlineAt, now)}</span>
      </div>
    </div>
  );
}
