import { locale } from '@rostrum/contracts';
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
const clockTime = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' });

const steps: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * day],
  ['month', 30 * day],
  ['week', 7 * day],
  ['day', day],
];

const startOfDay = (time: number) => new Date(time).setHours(0, 0, 0, 0);

/** "just now", "12 m ago", "3 h ago", "yesterday 14:05", "3 weeks ago"; the future alike ("in 5 h"). */
export function relativeTimeText(time: number, now: number): string {
  const distance = time - now;
  const size = Math.abs(distance);
  const past = distance <= 0;
  // Clocks differ by seconds, and this one is only read every minute: what is that near has just happened.
  if (size < minute) return 'just now';
  if (size < hour) return spoken(Math.round(size / minute), 'm', past);
  if (size < 12 * hour) return spoken(Math.round(size / hour), 'h', past);

  const days = Math.round((startOfDay(time) - startOfDay(now)) / day);
  if (Math.abs(days) <= 1) return `${words.format(days, 'day')} ${clockTime.format(time)}`;
  const [unit, length] = steps.find(([, step]) => Math.abs(days) * day >= step) ?? ['day', day];
  return words.format(Math.round((days * day) / length), unit);
}

const spoken = (amount: number, unit: string, past: boolean) =>
  past ? `${amount} ${unit} ago` : `in ${amount} ${unit}`;
