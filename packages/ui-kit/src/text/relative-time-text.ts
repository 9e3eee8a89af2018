import { formatDate, formatClock, formatRelative } from '@rostrum/contracts';
import { getTimeZone } from './time-zone.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Each unit with its length and the distance it is used from: "13 months ago" says more than "last year". */
const steps: readonly [Intl.RelativeTimeFormatUnit, length: number, from: number][] = [
  ['year', 365 * day, 730 * day],
  ['month', 30 * day, 30 * day],
  ['week', 7 * day, 7 * day],
  ['day', day, day],
];

/** The calendar date in the page's zone, as a count of days. */
function dayNumber(time: number): number {
  const parts = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: getTimeZone() } as const;
  const [date = '', month = '', year = ''] = formatDate(time, parts).split('/');
  return Date.parse(`${year}-${month}-${date}T00:00:00Z`) / day;
}

/** How many calendar days of the page's zone lie between two moments: 1 is tomorrow, -1 yesterday. */
export const daysBetween = (now: number, time: number): number => dayNumber(time) - dayNumber(now);

/** "just now", "12 min ago", "3 h ago", "yesterday 14:05", "3 weeks ago"; the future alike ("in 5 h"). */
export function relativeTimeText(time: number, now: number): string {
  const distance = time - now;
  const size = Math.abs(distance);
  const past = distance <= 0;
  // Clocks differ by seconds, and this one is only read every minute: what is that near has just happened.
  if (size < minute) return 'just now';
  if (size < hour) return spoken(Math.round(size / minute), 'min', past);
  if (size < 12 * hour) return spoken(Math.round(size / hour), 'h', past);

  const days = daysBetween(now, time);
  if (Math.abs(days) <= 1) return `${formatRelative(days, 'day')} ${formatClock(time, getTimeZone())}`;
  const [unit, length] = steps.find(([, , from]) => Math.abs(days) * day >= from) ?? ['day', day];
  return formatRelative(Math.round((days * day) / length), unit);
}

const spoken = (amount: number, unit: string, past: boolean) =>
  past ? `${amount} ${unit} ago` : `in ${amount} ${unit}`;
