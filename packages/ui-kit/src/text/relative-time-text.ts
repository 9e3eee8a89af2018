import { formatDate, formatClock, formatRelative } from '@rostrum/contracts';
import { getTimeZone } from './time-zone.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const steps: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * day],
  ['month', 30 * day],
  ['week', 7 * day],
  ['day', day],
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
  const [unit, length] = steps.find(([, step]) => Math.abs(days) * day >= step) ?? ['day', day];
  return formatRelative(Math.round((days * day) / length), unit);
}

const spoken = (amount: number, unit: string, past: boolean) =>
  past ? `${amount} ${unit} ago` : `in ${amount} ${unit}`;
