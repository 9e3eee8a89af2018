import { InputError } from '@rostrum/server-kit';
import { addDays, dateIn } from '../../../calendar/period.ts';
import type { Range } from '../insights/range.ts';

const monthOf = (date: string) => date.slice(0, 7);

/** The month before, and the one after: `2026-11` and -1 make `2026-10`. */
export function addMonths(month: string, months: number): string {
  const [year = 0, place = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, place - 1 + months, 1)).toISOString().slice(0, 7);
}

export interface ReportMonth {
  month: string;
  isRunning: boolean;
  range: Range;
}

/**
 * The days of a month, in the organisation's time zone, beside the month before. A month that still runs is compared with
 * as many first days of the one before: a part beside a whole would always have fallen.
 */
export function resolveMonth(month: string | undefined, now: Date, timezone: string): ReportMonth {
  const today = dateIn(now, timezone);
  const chosen = month ?? monthOf(today);
  if (chosen > monthOf(today)) throw InputError.field('month', 'Choose this month or an earlier one.');
  const isRunning = chosen === monthOf(today);
  const [from, next, before] = [`${chosen}-01`, `${addMonths(chosen, 1)}-01`, `${addMonths(chosen, -1)}-01`];
  const until = isRunning ? addDays(today, 1) : next;
  const days = (Date.parse(until) - Date.parse(from)) / 86_400_000;
  const beforeUntil = isRunning ? addDays(before, days) : from;
  return {
    month: chosen,
    isRunning,
    range: {
      current: { from, until, timezone },
      previous: { from: before, until: beforeUntil < from ? beforeUntil : from, timezone },
      step: 1,
      now,
    },
  };
}
