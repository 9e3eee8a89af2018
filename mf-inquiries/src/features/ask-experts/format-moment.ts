import { formatClock, formatDate, isSameDay } from '@rostrum/contracts';
import { getTimeZone } from '@rostrum/ui-kit';

/** `13:30` today, `Thu 19 Nov 13:30` on other days, where the reader is. */
export function formatMoment(instant: string, now: number): string {
  const timeZone = getTimeZone();
  const clock = formatClock(instant, timeZone);
  if (isSameDay(instant, now, timeZone)) return clock;
  const day = formatDate(instant, { weekday: 'short', day: 'numeric', month: 'short', timeZone });
  return `${day.replace(',', '')} ${clock}`;
}
