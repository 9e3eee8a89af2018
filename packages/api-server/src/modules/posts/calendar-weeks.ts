import { offsetOf } from '../../calendar/local-time.ts';

const dayMs = 86_400_000;
const toDate = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

/** The first day of a month and the first of the next one. */
export function monthOf(month: string): { from: string; until: string } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return { from: `${month}-01`, until: toDate(Date.UTC(year, number, 1)) };
}

/** The whole weeks, from Monday, that a month lies in: first and last day. */
export function weeksOf(month: string): { first: string; last: string } {
  const { from, until } = monthOf(month);
  const start = Date.parse(from);
  const end = Date.parse(until) - dayMs;
  const sinceMonday = (moment: number) => (new Date(moment).getUTCDay() + 6) % 7;
  return {
    first: toDate(start - sinceMonday(start) * dayMs),
    last: toDate(end + (6 - sinceMonday(end)) * dayMs),
  };
}

/** The day after a date. */
export const nextDate = (date: string): string => toDate(Date.parse(date) + dayMs);

/** A moment as the clocks of a zone show it: `2026-11-19` and `15:30`. */
export function localTime(moment: Date, timezone: string): { date: string; time: string } {
  const shown = new Date(moment.getTime() + offsetOf(moment, timezone)).toISOString();
  return { date: shown.slice(0, 10), time: shown.slice(11, 16) };
}
