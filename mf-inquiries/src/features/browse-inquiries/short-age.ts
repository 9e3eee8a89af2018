import { formatDate, formatDayMonth, formatDuration } from '@rostrum/contracts';
import { daysBetween, getTimeZone } from '@rostrum/ui-kit';

const minute = 60_000;
const hour = 60 * minute;

/** How long ago, as narrow as a row allows: `4 min`, `3 h`, `Yesterday`, `Tue`, `2 Nov`. */
export function shortAge(time: number, now: number): string {
  const age = Math.max(0, now - time);
  if (age < minute) return 'now';
  if (age < hour) return formatDuration(age);
  const days = -daysBetween(now, time);
  if (days === 0) return formatDuration(age - (age % hour));
  if (days === 1) return 'Yesterday';
  const timeZone = getTimeZone();
  if (days < 7) return formatDate(time, { weekday: 'short', timeZone });
  const year = (moment: number) => formatDate(moment, { year: 'numeric', timeZone });
  const date = formatDayMonth(time, timeZone);
  return year(time) === year(now) ? date : `${date} ${year(time)}`;
}
