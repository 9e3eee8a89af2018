import type { ReportSchedule } from '@rostrum/contracts/analytics';
import { InputError } from '@rostrum/server-kit';
import { momentOf } from '../../../calendar/local-time.ts';
import { addDays, dateIn } from '../../../calendar/period.ts';
import type { Range } from '../insights/range.ts';

const pad = (number: number) => String(number).padStart(2, '0');
const monthOf = (date: string) => date.slice(0, 7);

/** The month before, and the one after: `2026-11` and -1 make `2026-10`. */
export function addMonths(month: string, months: number): string {
  const [year = 0, place = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, place - 1 + months, 1)).toISOString().slice(0, 7);
}

/** A report is sent to those who asked for themselves from this hour of the first of the month on. */
export const usualSchedule: ReportSchedule = { day: 1, hour: 7 };

const sendingAt = (month: string, { day, hour }: ReportSchedule, timezone: string): Date =>
  momentOf(`${month}-${pad(day)}T${pad(hour)}:00:00`, timezone);

/** The last month whose report was due at a moment, on the organisation's clock. */
export function lastMonthDue(now: Date, timezone: string, schedule = usualSchedule): string {
  const month = monthOf(dateIn(now, timezone));
  return addMonths(month, sendingAt(month, schedule, timezone) <= now ? -1 : -2);
}

/** When the next report is due, of those that were sent up to a month. */
export const nextSending = (sentUntil: string, schedule: ReportSchedule, timezone: string): Date =>
  sendingAt(addMonths(sentUntil, 2), schedule, timezone);

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
