import { summaryTime, type ListMode } from '@rostrum/contracts/inquiries';
import { offsetOf } from '../../calendar/local-time.ts';
import { addDays, dateIn } from '../../calendar/period.ts';

export interface QuietHours {
  from: string;
  until: string;
}

export interface Sending {
  mode: ListMode;
  quiet: QuietHours | null;
  timezone: string;
}

const day = 86_400_000;
const hour = 3_600_000;

const clockIn = (at: Date, timezone: string): string =>
  new Date(at.getTime() + offsetOf(at, timezone)).toISOString().slice(11, 16);

const isQuiet = ({ from, until }: QuietHours, at: Date, timezone: string): boolean => {
  const clock = clockIn(at, timezone);
  return from < until ? clock >= from && clock < until : clock >= from || clock < until;
};

/**
 * The next moment at which the clocks show a time. An hour that comes twice is taken as it comes; a time that is left out
 * when clocks are set forward is the moment right after, or the hour later.
 */
function nextAt(after: Date, time: string, timezone: string, isDay = (_date: string) => true): Date {
  const today = dateIn(after, timezone);
  for (let days = 0; days <= 8; days += 1) {
    const date = addDays(today, days);
    if (!isDay(date)) continue;
    const asUtc = Date.parse(`${date}T${time}:00Z`);
    // The offsets a day before and after surround any clock change.
    const found = [offsetOf(new Date(asUtc - day), timezone), offsetOf(new Date(asUtc + day), timezone)]
      .map((offset) => new Date(asUtc - offset))
      .filter((at) => at > after);
    const exact = found.filter((at) => clockIn(at, timezone) === time);
    const [next] = (exact.length > 0 ? exact : found).toSorted((one, other) => Number(one) - Number(other));
    if (next !== undefined) return next;
  }
  throw new Error(`The clocks of ${timezone} never show ${time}.`);
}

function nextHour(after: Date, timezone: string): Date {
  const offset = offsetOf(after, timezone);
  return new Date((Math.floor((after.getTime() + offset) / hour) + 1) * hour - offset);
}

const isMonday = (date: string) => new Date(`${date}T12:00:00Z`).getUTCDay() === 1;

function nextByMode(now: Date, { mode, timezone }: Sending): Date {
  switch (mode) {
    case 'each':
      return now;
    case 'hourly':
      return nextHour(now, timezone);
    case 'daily':
      return nextAt(now, summaryTime, timezone);
    case 'weekly':
      return nextAt(now, summaryTime, timezone, isMonday);
  }
}

/** When a list sends what arrives now: by its mode, and never in its quiet hours, which postpone to their end. */
export function nextSending(now: Date, sending: Sending): Date {
  const { quiet, timezone } = sending;
  let at = nextByMode(now, sending);
  // The end of quiet hours in an hour that comes twice may be quiet again.
  for (let turn = 0; turn < 3 && quiet !== null && isQuiet(quiet, at, timezone); turn += 1)
    at = nextAt(at, quiet.until, timezone);
  return at;
}
