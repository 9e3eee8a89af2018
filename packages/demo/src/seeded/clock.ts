export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

const formats = new Map<string, Intl.DateTimeFormat>();

/** The wall clock of a moment in a place. `weekday` is 0 for Monday. */
export function wallClock(at: Date, timezone: string) {
  // Swedish is written as ISO 8601 is: 2026-11-19 10:12.
  const options = { timeZone: timezone, dateStyle: 'short', timeStyle: 'short' } as const;
  const format = formats.get(timezone) ?? new Intl.DateTimeFormat('sv-SE', options);
  formats.set(timezone, format);
  const [date = '', time = ''] = format.format(at).split(' ');
  const weekday = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
  return { date, time, hour: Number(time.slice(0, 2)), weekday };
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
export function createStoryClock(now: Date, timezone: string) {
  const today = wallClock(now, timezone).date;
  return {
    /** Minutes from now; negative is past. */
    minutes: (count: number) => new Date(now.getTime() + count * minuteMs),
    /** `time` on the day that lies `days` ahead. */
    at: (days: number, time: string) => momentAt(addDays(today, days), time, timezone),
    /** The date `days` ahead, as YYYY-MM-DD. */
    date: (days: number) => addDays(today, days),
    /** What clocks show, as HH:MM. */
    time: (at: Date) => wallClock(at, timezone).time,
  };
}
export type StoryClock = ReturnType<typeof createStoryClock>;
