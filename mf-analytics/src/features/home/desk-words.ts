import { formatClock, formatDate, isSameDay } from '@rostrum/contracts';
import type { HomeDesk } from '@rostrum/contracts/analytics';

/** `18:00`, or `Mon 30 Nov, 09:00` on another day of the organisation. */
function momentText(at: string, now: string, timezone: string): string {
  const clock = formatClock(at, timezone);
  if (isSameDay(at, now, timezone)) return clock;
  return `${formatDate(at, { weekday: 'short', day: 'numeric', month: 'short', timeZone: timezone })}, ${clock}`;
}

/** What follows the name of who takes what arrives. */
export const dutyWords = ({ because }: NonNullable<HomeDesk['duty']>): string =>
  because === 'escalation' ? 'takes new inquiries' : 'is on duty';

/** `Desk open until 18:00`. */
export function deskWords(
  { is_open: isOpen, changes_at: at }: NonNullable<HomeDesk['hours']>,
  { now, timezone }: { now: string; timezone: string },
): string {
  if (at === null) return isOpen ? 'Desk always open' : 'Desk closed';
  return `${isOpen ? 'Desk open until' : 'Desk closed until'} ${momentText(at, now, timezone)}`;
}
