import { formatClock, formatDate, isSameDay } from '@rostrum/contracts';
import { getTimeZone } from '@rostrum/ui-kit';

/** `13:30` today, `Thu 19 Nov 13:30` on other days, in the given zone or the reader's own. */
export function formatMoment(instant: string, now: number, timeZone = getTimeZone()): string {
  const clock = formatClock(instant, timeZone);
  if (isSameDay(instant, now, timeZone)) return clock;
  const day = formatDate(instant, { weekday: 'short', day: 'numeric', month: 'short', timeZone });
  return `${day.replace(',', '')} ${clock}`;
}
