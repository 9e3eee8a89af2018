import { formatDate } from '@rostrum/contracts';
import type { ReportMailing, ReportSchedule } from '@rostrum/contracts/analytics';

/** When a list is sent the report unless another time is chosen. */
export const startSchedule: ReportSchedule = { day: 1, hour: 7 };

export const twoDigits = (hour: number): string => String(hour).padStart(2, '0');

const endings: Readonly<Record<number, string>> = { 1: 'st', 2: 'nd', 3: 'rd' };

/** `1st`, `22nd`: of a day of a month. */
export const formatDayOfMonth = (day: number): string =>
  `${day}${(day > 10 && day < 14 ? undefined : endings[day % 10]) ?? 'th'}`;

/** Whether and when the report is sent to a list next. */
export function describeSending(
  { next_at: next, is_paused: isPaused, addresses }: ReportMailing,
  timezone: string,
): string {
  if (next === null) return 'It is not sent.';
  if (isPaused) return 'The list is paused.';
  const at = formatDate(next, {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: timezone,
    timeZoneName: 'short',
  });
  return addresses === 0 ? `Next on ${at}, if an address is confirmed by then.` : `Next on ${at}.`;
}
