import {
  formatClock,
  formatDate,
  formatDayMonth,
  formatDuration,
  formatWeekday,
  formatZonedClock,
  isSameDay,
} from '@rostrum/contracts';
import { getTimeZone } from './time-zone.ts';

/** "12:30". */
export const clockTime = (time: number): string => formatClock(time, getTimeZone());

/** "12:30 GMT": the time of day in the page's zone or another one, with the zone's short name. */
export const zonedTime = (time: number, timeZone?: string): string =>
  formatZonedClock(time, timeZone ?? getTimeZone());

/** True when two moments lie on one day of the page's zone. */
export const isSameShownDay = (one: number, other: number): boolean => isSameDay(one, other, getTimeZone());

const year = (time: number) => formatDate(time, { year: 'numeric', timeZone: getTimeZone() });

/** "Thursday 19 November 2026 at 10:12 GMT": where a short form leaves the zone out, its title names it. */
export function fullDate(time: number): string {
  const timeZone = getTimeZone();
  return `${formatWeekday(time, timeZone)} ${year(time)} at ${formatZonedClock(time, timeZone)}`;
}

/** "Mon 23 Nov", with the year when it is another one. */
export function shortDate(time: number, now: number = Date.now()): string {
  const timeZone = getTimeZone();
  const date = `${formatDate(time, { weekday: 'short', timeZone })} ${formatDayMonth(time, timeZone)}`;
  return year(time) === year(now) ? date : `${date} ${year(time)}`;
}

/** "45 min", "2 h 18 min", "3 d 4 h". */
export const durationText = formatDuration;
