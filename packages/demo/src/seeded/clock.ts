import { locale } from '@rostrum/contracts';
const minute = 60_000;
export const hourMs = 60 * minute;
export const dayMs = 24 * hourMs;

const formats = new Map<string, Intl.DateTimeFormat>();
function formatOf(timezone: string): Intl.DateTimeFormat {
  const known = formats.get(timezone);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, {
    timeZone: timezone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  formats.set(timezone, made);
  return made;
}

/** The wall clock of a moment in a place. `weekday` is 0 for Monday. */
export function wallClock(at: Date, timezone: string) {
  const part = Object.fromEntries(
    formatOf(timezone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const date = `${part.year}-${part.month}-${part.day}`;
  const weekday = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
  return {
    date,
    time: `${part.hour}:${part.minute}`,
    hour: Number(part.hour),
    weekday,
    month: Number(part.month),
    year: Number(part.year),
  };
}

/** How far clocks in a place are ahead of UTC in an hour of their own time; asking Intl each time would cost seconds. */
const offsets = new Map<string, number>();
function offsetOf(date: string, hour: string, timezone: string): number {
  const key = `${timezone} ${date} ${hour}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const asIfUtc = new Date(`${date}T${hour}:00:00Z`).getTime();
  const readAsUtc = (at: number) => {
    const shown = wallClock(new Date(at), timezone);
    return new Date(`${shown.date}T${shown.time}:00Z`).getTime();
  };
  const guess = asIfUtc - (readAsUtc(asIfUtc) - asIfUtc);
  const offset = asIfUtc - guess + (readAsUtc(guess) - asIfUtc);
  offsets.set(key, offset);
  return offset;
}

/** The moment at which clocks in a place show `time` on `date`. In a skipped hour it is the hour after. */
export const momentAt = (date: string, time: string, timezone: string): Date =>
  new Date(new Date(`${date}T${time}:00Z`).getTime() - offsetOf(date, time.slice(0, 2), timezone));

export const addDays = (date: string, days: number): string =>
  new Date(new Date(`${date}T00:00:00Z`).getTime() + days * dayMs).toISOString().slice(0, 10);

/** How stories name moments: relative to `now`, in the time zone of their organisation. */
export interface StoryClock {
  now: Date;
  /** Minutes from now; negative is past. */
  minutes: (count: number) => Date;
  /** `time` on the day that lies `days` ahead. */
  at: (days: number, time: string) => Date;
  /** The date `days` ahead, as YYYY-MM-DD. */
  date: (days: number) => string;
  /** What clocks show, as HH:MM. */
  time: (at: Date) => string;
}

export function createStoryClock(now: Date, timezone: string): StoryClock {
  const today = wallClock(now, timezone).date;
  return {
    now,
    minutes: (count) => new Date(now.getTime() + count * minute),
    at: (days, time) => momentAt(addDays(today, days), time, timezone),
    date: (days) => addDays(today, days),
    time: (at) => wallClock(at, timezone).time,
  };
}
