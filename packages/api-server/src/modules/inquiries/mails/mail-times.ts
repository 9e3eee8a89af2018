import { formatDuration, formatWeekday, formatZonedClock } from '@rostrum/contracts';

const day = 86_400_000;

/** `12:30 GMT, Thursday 19 November`: a moment as people of that zone say it. */
export const momentIn = (timeZone: string, at: Date): string =>
  `${formatZonedClock(at, timeZone)}, ${formatWeekday(at, timeZone)}`;

/** `2 h 18 min`, `45 min`, `3 days`: how long is left, never more exact than helps. */
export function timeLeft(until: Date, now: Date): string {
  const left = until.getTime() - now.getTime();
  if (left < 60_000) return 'now';
  if (left < day) return formatDuration(left);
  const days = Math.floor(left / day);
  return days === 1 ? '1 day' : `${days} days`;
}
