export interface Period {
  /** First day and the day after the last, as dates in `timezone`. */
  from: string;
  until: string;
  timezone: string;
}

const day = 86_400_000;

/** A calendar date of a time zone: `2026-11-19`. */
export const dateIn = (moment: Date, timezone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: timezone }).format(moment);

/** A calendar date so many days later, or earlier. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * day).toISOString().slice(0, 10);

/** The last `days` days with today, and as many before them, in the organisation's time zone. */
export function periodsOf(
  now: Date,
  days: number,
  timezone: string,
): { current: Period; previous: Period; from: string; to: string } {
  const to = dateIn(now, timezone);
  const until = addDays(to, 1);
  const from = addDays(until, -days);
  return {
    current: { from, until, timezone },
    previous: { from: addDays(from, -days), until: from, timezone },
    from,
    to,
  };
}
