import { z } from 'zod';

/** Hour, minutes after a sign, a blank or nothing, seconds, `h`, and which half of the day. */
const typed =
  /^(\d{1,2})(?:(?:\s?[:.,h]\s?|\s)(\d{2})|(\d{2}))?(?::\d{2})?(?:\s?h)?(?:\s?([ap])\.?\s?m\.?)?$/;
const words: Readonly<Record<string, string>> = { noon: '12:00', midday: '12:00', midnight: '00:00' };

/** What to do about a time that cannot be read. */
export const clockTimeMessage = 'Enter a time like 14:30.';

/** A time of day, `14:30`. */
export const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, clockTimeMessage);

/** A time of day at which something ends: `24:00` is the end of the day. */
export const endTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, clockTimeMessage);

function toHour(hour: number, half: string | undefined): number {
  if (half === undefined || hour > 12) return half === 'a' ? Number.NaN : hour;
  if (hour === 0) return Number.NaN;
  return (hour % 12) + (half === 'p' ? 12 : 0);
}

/**
 * Reads a time of day as people type it (`9`, `930`, `14.30`, `9:30 pm`) and returns it as `21:30`; undefined when it is
 * none. `hasDayEnd` accepts `24:00`.
 */
export function parseClockTime(text: string, hasDayEnd = false): string | undefined {
  const plain = text.normalize('NFKC').trim().toLowerCase().replaceAll(/\s+/g, ' ');
  if (Object.hasOwn(words, plain)) return words[plain];
  const found = typed.exec(plain);
  if (!found) return undefined;
  const hour = toHour(Number(found[1]), found[4]);
  const minute = Number(found[2] ?? found[3] ?? 0);
  const isDayEnd = hasDayEnd && hour === 24 && minute === 0;
  if (!isDayEnd && !(hour < 24 && minute < 60)) return undefined;
  return [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
}
