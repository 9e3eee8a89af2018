import { formatDate } from '@rostrum/contracts';
import { durationText } from '@rostrum/ui-kit';

const minuteMs = 60_000;
const monthMinutes = 30 * 24 * 60;

/** Minutes that a zone is ahead of UTC at a moment. */
export function getOffset(zone: string, at: number): number {
  const written = formatDate(at, { timeZone: zone, timeZoneName: 'longOffset' });
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d+):(\d+)/.exec(written) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/** `UTC+1`, `UTC-3:30`, `UTC`. */
export function formatOffset(minutes: number): string {
  if (minutes === 0) return 'UTC';
  const rest = Math.abs(minutes) % 60;
  const hours = Math.floor(Math.abs(minutes) / 60);
  return `UTC${minutes < 0 ? '−' : '+'}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
}

/** When a zone changes its clocks next, to the minute; null: not within thirteen months. */
export function findNextChange(zone: string, from: number): number | null {
  const offsetAt = (minute: number) => getOffset(zone, minute * minuteMs);
  const start = Math.floor(from / minuteMs);
  for (let step = 0; step < 13; step += 1) {
    let before = start + step * monthMinutes;
    let after = before + monthMinutes;
    const offset = offsetAt(before);
    if (offsetAt(after) === offset) continue;
    while (after - before > 1) {
      const middle = Math.floor((before + after) / 2);
      if (offsetAt(middle) === offset) before = middle;
      else after = middle;
    }
    return after * minuteMs;
  }
  return null;
}

/** `1 h ahead of Europe/London`, as it is at a moment. */
export function describeDistance(from: string, to: string, at: number): string {
  const minutes = getOffset(to, at) - getOffset(from, at);
  if (minutes === 0) return `Now the same time as ${showZone(from)}`;
  return `Now ${durationText(Math.abs(minutes) * minuteMs)} ${minutes > 0 ? 'ahead of' : 'behind'} ${showZone(from)}`;
}

/** `1 h earlier`: how the moment moves at which a clock of another zone shows the same time. */
export function describeShift(from: string, to: string, at: number): string {
  const minutes = getOffset(to, at) - getOffset(from, at);
  if (minutes === 0) return 'Same moment';
  return `${durationText(Math.abs(minutes) * minuteMs)} ${minutes > 0 ? 'earlier' : 'later'}`;
}

/** `America/New York`. */
export const showZone = (name: string): string => name.replaceAll('_', ' ');
