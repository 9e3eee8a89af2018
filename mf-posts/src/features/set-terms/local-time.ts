import { formatClock, formatDate } from '@rostrum/contracts';

/** A day and a time as the clocks of a zone show them. */
export interface LocalTime {
  date: string;
  time: string;
}

/** What the clocks of a zone show at a moment; null for none. */
export function toLocalTime(moment: string | null, timeZone: string): LocalTime | null {
  if (moment === null) return null;
  const part = (options: Intl.DateTimeFormatOptions) =>
    formatDate(moment, { ...options, timeZone }).padStart(2, '0');
  const date = [part({ year: 'numeric' }), part({ month: 'numeric' }), part({ day: 'numeric' })].join('-');
  return { date, time: formatClock(moment, timeZone) };
}
