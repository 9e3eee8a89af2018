import { addDays, dateIn } from '../../../calendar/period.ts';
import { startOfDay } from '../../../calendar/start-of-day.ts';
import type { RolledDay, RollupState } from './rollups.repository.ts';

/** A day is counted so long after its end: what was recorded in its last moments is committed by then. */
const gracePeriodMs = 10 * 60_000;

/**
 * The day to count next, or undefined while it is not over. It begins where the last one ended, whatever the clock of the
 * organisation has done since: when its time zone changed, a day is shorter or longer, and no event is lost or counted twice.
 */
export function findNextDay(
  { orgId, timezone, last, firstEvent }: RollupState,
  now: Date,
): RolledDay | undefined {
  const begins = last?.until ?? (firstEvent && startOfDay(dateIn(firstEvent, timezone), timezone));
  if (!begins) return undefined;
  const date = dateIn(begins, timezone);
  // West of where it was, the clocks show a day again that is counted: then that one goes on.
  const isSame = last !== null && date <= last.day;
  const day = isSame ? last.day : date;
  const until = startOfDay(addDays(day, 1), timezone);
  if (until.getTime() + gracePeriodMs > now.getTime()) return undefined;
  return { orgId, day, from: isSame ? last.from : begins, until };
}
