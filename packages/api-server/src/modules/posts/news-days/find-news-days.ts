import type { NewsDayRule } from './read-news-days.ts';

export interface FoundNewsDay {
  date: string;
  /** Of an event: how long ago it was on that day. */
  years: number | null;
  day: NewsDayRule;
}

const toDate = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

/** The day of a month that is its nth weekday; -1 is the last. */
function findWeekday(year: number, month: number, nth: number, weekday: number): number {
  if (nth > 0) {
    const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
    return 1 + ((weekday - first + 7) % 7) + (nth - 1) * 7;
  }
  const last = new Date(Date.UTC(year, month, 0));
  return last.getUTCDate() - ((last.getUTCDay() - weekday + 7) % 7) + (nth + 1) * 7;
}

function findInYear({ rule }: NewsDayRule, year: number): string | undefined {
  if (rule.kind === 'weekday')
    return toDate(year, rule.month, findWeekday(year, rule.month, rule.nth, rule.weekday));
  return rule.since !== null && year <= rule.since ? undefined : toDate(year, rule.month, rule.day);
}

/** Days of the file between two dates, both included, in their order. */
export function findNewsDays(days: readonly NewsDayRule[], first: string, last: string): FoundNewsDay[] {
  const years = [...new Set([Number(first.slice(0, 4)), Number(last.slice(0, 4))])];
  return years
    .flatMap((year) =>
      days.map((day) => ({
        date: findInYear(day, year) ?? '',
        years: day.rule.kind === 'fixed' && day.rule.since !== null ? year - day.rule.since : null,
        day,
      })),
    )
    .filter(({ date }) => date >= first && date <= last)
    .toSorted((one, other) => one.date.localeCompare(other.date));
}
