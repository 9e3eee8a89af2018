import type { StoryClock } from './clock.ts';

/** The moment that a story names: `-97m`, or `1d 12:00` on the clock of its organisation. */
export function momentOf(written: string, clock: StoryClock): Date {
  const [, count = '', time] = /^(-?\d+)(?:m|d (\d\d:\d\d))$/.exec(written) ?? [];
  if (count === '') throw new Error(`"${written}" is no moment. Write -97m, or 1d 12:00.`);
  return time === undefined ? clock.minutes(Number(count)) : clock.at(Number(count), time);
}

/** The first 14 April, written 04-14, that is at least sixty days away. */
function nextDay(monthAndDay: string, clock: StoryClock): string {
  const earliest = clock.date(60);
  const year = Number(earliest.slice(0, 4)) + (monthAndDay >= earliest.slice(5) ? 0 : 1);
  return `${year}-${monthAndDay}`;
}

/** Fills the places of a told text that stand for a time of day, a date or a moment. */
export const fillMoments = (text: string, clock: StoryClock): string =>
  text.replace(/\{(time|date|moment|next) ([^}]+)\}/g, (_, kind: string, written: string) => {
    if (kind === 'next') return nextDay(written, clock);
    if (kind === 'date') return clock.date(Number.parseInt(written, 10));
    const at = momentOf(written, clock);
    return kind === 'time' ? clock.time(at) : at.toISOString();
  });

/** The same in every text of a value. */
export function fillDeep(value: unknown, clock: StoryClock): unknown {
  if (typeof value === 'string') return fillMoments(value, clock);
  if (Array.isArray(value)) return value.map((each: unknown) => fillDeep(each, clock));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, fillDeep(each, clock)]));
}
