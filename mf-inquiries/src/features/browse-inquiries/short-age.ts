import { locale } from '@rostrum/contracts';
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const startOfDay = (time: number) => new Date(time).setHours(0, 0, 0, 0);

/** How long ago, as narrow as a row allows: `4 m`, `3 h`, `Yesterday`, `Tue`, `2 Nov`. */
export function shortAge(time: number, now: number): string {
  const age = Math.max(0, now - time);
  if (age < minute) return 'now';
  if (age < hour) return `${Math.floor(age / minute)} m`;
  const days = Math.round((startOfDay(now) - startOfDay(time)) / day);
  if (days === 0) return `${Math.floor(age / hour)} h`;
  if (days === 1) return 'Yesterday';
  const date = new Date(time);
  if (days < 7) return date.toLocaleDateString(locale, { weekday: 'short' });
  const isThisYear = date.getFullYear() === new Date(now).getFullYear();
  return date.toLocaleDateString(locale, {
    day: 'numeric',
    month: 'short',
    year: isThisYear ? undefined : 'numeric',
  });
}
