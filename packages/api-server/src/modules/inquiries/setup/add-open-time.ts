import type { SetupHours } from '@rostrum/contracts/inquiries';
import { momentOf } from '../../../calendar/local-time.ts';
import { addDays, dateIn } from '../../../calendar/period.ts';
import { startOfDay } from '../../../calendar/start-of-day.ts';

/** Whoever opens on no day at all is looked at no longer than this. */
const furthestDays = 800;

/** When the team works on a date; null where it does not. Clock changes make such a day longer or shorter. */
export function openingOn(date: string, { days, closed }: SetupHours, timezone: string) {
  const weekday = (new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7;
  const times = days[weekday];
  if (!times || closed.some((day) => day.date === date)) return null;
  return {
    from: momentOf(`${date}T${times.from}`, timezone).getTime(),
    to:
      times.to === '24:00'
        ? startOfDay(addDays(date, 1), timezone).getTime()
        : momentOf(`${date}T${times.to}`, timezone).getTime(),
  };
}

/** The moment at which so many milliseconds of business hours have passed since `start`; null when they never do. */
export function addOpenTime(start: Date, amount: number, hours: SetupHours, timezone: string): Date | null {
  let left = amount;
  let date = dateIn(start, timezone);
  for (let day = 0; day < furthestDays; day += 1) {
    const opening = openingOn(date, hours, timezone);
    if (opening !== null) {
      const from = Math.max(opening.from, start.getTime());
      const length = Math.max(0, opening.to - from);
      if (left <= length) return new Date(from + left);
      left -= length;
    }
    date = addDays(date, 1);
  }
  return null;
}
