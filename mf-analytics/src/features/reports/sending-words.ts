import { formatDate } from '@rostrum/contracts';
import type { ReportMailing, ReportSchedule } from '@rostrum/contracts/analytics';

/** When a list is sent the report unless another time is chosen. */
export const startSchedule: ReportSchedule = { day: 1, hour: 7 };

export const twoDigits = (hour: number): string => String(hour).padStart(2, '0');

const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };
const places = new Intl.PluralRules('en', { type: 'ordinal' });

/** `1st`, `22nd`. */
export const ordinal = (number: number): string => `${number}${endings[places.select(number)] ?? 'th'}`;

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
