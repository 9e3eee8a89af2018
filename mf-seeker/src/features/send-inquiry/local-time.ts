import { formatDate, formatZonedClock } from '@rostrum/contracts';

/** The ISO instant of a local date-time field, or undefined when it is empty or unreadable. */
export function instantOf(local: string): string | undefined {
  const date = new Date(local);
  return local === '' || Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

const two = (value: number) => String(value).padStart(2, '0');

/** What a local date-time field shows for an instant: the reader's own wall clock, to the minute. */
export const localFieldValue = (date: Date): string =>
  `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}T${two(date.getHours())}:${two(date.getMinutes())}`;

const at = (base: Date, days: number, hour: number) => {
  const date = new Date(base);
  date.setDate(date.getDate() + days);
  date.setHours(hour, 0, 0, 0);
  return date;
};

/** Deadlines that people ask for most, so that most need no picker. Those already past are left out. */
export function deadlinePresets(now: Date): { label: string; value: string }[] {
  const inTwoHours = new Date(Math.ceil((now.getTime() + 2 * 3_600_000) / 900_000) * 900_000);
  return [
    { label: 'In 2 hours', date: inTwoHours },
    { label: 'Today 17:00', date: at(now, 0, 17) },
    { label: 'Tomorrow 12:00', date: at(now, 1, 12) },
    { label: 'In a week', date: at(now, 7, 12) },
  ]
    .filter(({ date }) => date.getTime() > now.getTime() + 30 * 60_000)
    .map(({ label, date }) => ({ label, value: localFieldValue(date) }));
}

/** `12:30 GMT`, with the day when it is another day there than here. */
export function clockIn(timeZone: string, instant: string): string {
  const day = (zone?: string) =>
    formatDate(instant, { weekday: 'short', day: 'numeric', month: 'short', timeZone: zone });
  const clock = formatZonedClock(instant, timeZone);
  return day(timeZone) === day() ? clock : `${day(timeZone)}, ${clock}`;
}

/** True when both zones show the same clock at that instant, so naming both would only confuse. */
export const isSameClock = (left: string, right: string, instant: string): boolean => {
  const shown = (timeZone: string) =>
    formatDate(instant, { dateStyle: 'short', timeStyle: 'short', timeZone });
  return shown(left) === shown(right);
};
