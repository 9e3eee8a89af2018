import { formatDate } from './locale.ts';

type Instant = string | number | Date;

/** The reader's own zone, as their device says it. */
export const deviceTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** What the runtime calls a zone; undefined when it knows none by this name. */
export function readTimeZone(name: string): string | undefined {
  try {
    return new Intl.DateTimeFormat(undefined, { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

const day = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const clock = { hour: '2-digit', minute: '2-digit' } as const;

/** `3 March 2026`. A calendar date (`2026-03-03`) is the same day everywhere. */
export const formatDay = (instant: Instant, timeZone?: string): string =>
  typeof instant === 'string' && instant.length === 10
    ? formatDate(`${instant}T12:00:00Z`, { ...day, timeZone: 'UTC' })
    : formatDate(instant, { ...day, timeZone });

/** `March 2026`, of a month of the calendar (`2026-03`). */
export const formatMonth = (month: string): string =>
  formatDate(`${month}-15T12:00:00Z`, { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The same day in another language, for pages whose reader is not asked for theirs: `3 mars 2026`. */
export const formatDayIn = (language: string, instant: Instant, timeZone: string): string =>
  new Intl.DateTimeFormat(language, { ...day, timeZone }).format(new Date(instant));

/** `19 Nov`. */
export const formatDayMonth = (instant: Instant, timeZone?: string): string =>
  formatDate(instant, { day: 'numeric', month: 'short', timeZone });

/** `Thursday 19 November`. */
export const formatWeekday = (instant: Instant, timeZone?: string): string =>
  formatDate(instant, { weekday: 'long', day: 'numeric', month: 'long', timeZone });

/** `12:30`. */
export const formatClock = (instant: Instant, timeZone?: string): string =>
  formatDate(instant, { ...clock, timeZone });

/** `12:30 GMT`: the time of day with the short name of its zone. */
export const formatZonedClock = (instant: Instant, timeZone?: string): string =>
  formatDate(instant, { ...clock, timeZone, timeZoneName: 'short' });

/** `GMT`: what a zone is called at a moment. */
export const formatZone = (instant: Instant, timeZone?: string): string =>
  formatZonedClock(instant, timeZone).slice('12:30 '.length);

/** True when two moments lie on one day of a zone. */
export const isSameDay = (one: Instant, other: Instant, timeZone?: string): boolean =>
  formatDay(one, timeZone) === formatDay(other, timeZone);
