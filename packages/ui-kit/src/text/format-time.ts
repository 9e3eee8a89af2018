import { locale } from '@rostrum/contracts';
const full = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short' });
const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short' });
const dayMonth = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' });
const year = new Intl.DateTimeFormat(locale, { year: 'numeric' });
const hourMinute = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' });

/** "Thursday 19 November 2026 at 10:12". */
export const fullDate = (time: number): string => full.format(time);

/** "12:30". */
export const clockTime = (time: number): string => hourMinute.format(time);

/** "12:30 GMT": the time of day where someone is, with the zone's short name. */
export const zonedTime = (time: number, timeZone?: string): string =>
  new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(time);

/** "Mon 23 Nov", with the year when it is another one. */
export function shortDate(time: number, now: number = Date.now()): string {
  const date = `${weekday.format(time)} ${dayMonth.format(time)}`;
  return year.format(time) === year.format(now) ? date : `${date} ${year.format(time)}`;
}

/** "45 m", "2 h 18 m", "3 d 4 h": the two largest units, whole. */
export function durationText(milliseconds: number): string {
  const minutes = Math.max(0, Math.floor(milliseconds / 60_000));
  const days = Math.floor(minutes / 1440);
  const hours = Math.floor((minutes % 1440) / 60);
  const rest = minutes % 60;
  if (days > 0) return hours > 0 ? `${days} d ${hours} h` : `${days} d`;
  if (hours > 0) return rest > 0 ? `${hours} h ${rest} m` : `${hours} h`;
  return `${rest} m`;
}
