import { locale } from '@rostrum/contracts';
/** How much of the time between sending and the deadline has passed, 0 to 1. */
export function timeUsed(sentAt: string, deadlineAt: string, now: number): number {
  const start = new Date(sentAt).getTime();
  const span = new Date(deadlineAt).getTime() - start;
  if (span <= 0) return 1;
  return Math.min(1, Math.max(0, (now - start) / span));
}

const sameDay = (left: Date, right: Date, timeZone: string | undefined) => {
  const day = (date: Date) => date.toLocaleDateString(locale, { timeZone });
  return day(left) === day(right);
};

/** `13:30` today, `Thu 19 Nov 13:30` on other days, in the given zone or the reader's own. */
export function shortMoment(instant: string, now: number, timeZone?: string): string {
  const date = new Date(instant);
  const clock = date.toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit', timeZone });
  if (sameDay(date, new Date(now), timeZone)) return clock;
  const isThisYear = date.getFullYear() === new Date(now).getFullYear();
  const day = date.toLocaleDateString(locale, {
    weekday: isThisYear ? 'short' : undefined,
    day: 'numeric',
    month: 'short',
    year: isThisYear ? undefined : 'numeric',
    timeZone,
  });
  return `${day.replace(',', '')} ${clock}`;
}
