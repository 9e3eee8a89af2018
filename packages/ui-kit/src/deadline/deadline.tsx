import { classNames } from '../class-names.ts';
import {
  CalendarDaysIcon,
  CircleAlertIcon,
  CirclePauseIcon,
  ClockAlertIcon,
  TimerIcon,
  type Icon,
} from '../icons.ts';
import { fullDate } from '../text/format-time.ts';
import type { DeadlineState } from './describe-deadline.ts';
import { useDeadline } from './use-deadline.ts';
import './deadline.css';

export const deadlineIcons: Record<DeadlineState, Icon | null> = {
  none: null,
  paused: CirclePauseIcon,
  missed: CircleAlertIcon,
  urgent: ClockAlertIcon,
  soon: TimerIcon,
  later: CalendarDaysIcon,
};

export interface DeadlineProps {
  /** ISO date and time, or null for none. */
  at: string | null | undefined;
  paused?: boolean;
  /** Named when 60, 30 and 10 minutes are announced; without it nothing is announced. */
  subject?: string;
  /** Rows without a deadline stay empty instead of saying so. */
  hideNone?: boolean;
}

/** A deadline in a row: what is left, louder as it nears. */
export function Deadline({ at, paused = false, subject, hideNone = false }: DeadlineProps) {
  const { state, text } = useDeadline(at, { paused, subject });
  if (state === 'none' && hideNone) return null;
  const StateIcon = deadlineIcons[state];
  return (
    <span className={classNames('r-deadline', `r-deadline--${state}`)}>
      {StateIcon ? <StateIcon aria-hidden /> : null}
      {at ? (
        <time dateTime={at} title={fullDate(Date.parse(at))}>
          {text}
        </time>
      ) : (
        text
      )}
    </span>
  );
}
