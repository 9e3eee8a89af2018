import { formatClock, formatDate, formatZone } from '@rostrum/contracts';

/** How much of the time between sending and the deadline has passed, 0 to 1. */
export function timeUsed(sentAt: string, deadlineAt: string, now: number): number {
  const start = new Date(sentAt).getTime();
  const span = new Date(deadlineAt).getTime() - start;
  if (span <= 0) return 1;
  return Math.min(1, Math.max(0, (now - start) / span));
}

/** `Thu 19 Nov 13:30`, with the year where it is another one, in the given zone or the reader's own. */
export function shortMoment(instant: string, now: number, timeZone?: string): string {
  const year = (moment: string | number) => formatDate(moment, { year: 'numeric', timeZone });
  const ofYear =
    year(instant) === year(now) ? ({ weekday: 'short' } as const) : ({ year: 'numeric' } as const);
  const day = formatDate(instant, { ...ofYear, day: 'numeric', month: 'short', timeZone });
  return `${day.replace(',', '')} ${formatClock(instant, timeZone)}`;
}

/** The same with the zone, `Thu 19 Nov 13:30 GMT`: for the first times that a page shows. */
export const zonedMoment = (instant: string, now: number, timeZone?: string): string =>
  `${shortMoment(instant, now, timeZone)} ${formatZone(instant, timeZone)}`;
