import { locale } from '@rostrum/contracts';
const minute = 60_000;

/** `12:30 GMT, Thursday 19 November`: a moment as people of that zone say it. */
export function momentIn(timeZone: string, at: Date): string {
  const time = at.toLocaleTimeString(locale, {
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  });
  const day = at.toLocaleDateString(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone });
  return `${time}, ${day}`;
}

/** `2 h 18 m`, `45 m`, `3 days`: how long is left, never more exact than helps. */
export function timeLeft(until: Date, now: Date): string {
  const minutes = Math.floor((until.getTime() - now.getTime()) / minute);
  if (minutes <= 0) return 'now';
  if (minutes < 60) return `${minutes} m`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return `${hours} h ${minutes % 60} m`;
  const days = Math.floor(hours / 24);
  return days === 1 ? '1 day' : `${days} days`;
}
