import { dateIn } from '../../../calendar/period.ts';
import { momentOf, offsetOf } from '../../../calendar/local-time.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Without a deadline, an expert has this long. */
const defaultMinutes = 3 * 24 * 60;
/** An answer is never asked for sooner than this. */
const minMinutes = 15;
/** Shortest time between the expert's answer and the deadline. */
const marginMinutes = 30;

const dayEnd = '17:00';
const morning = '08:00';
const evening = '20:00';

const floorTo = (moment: Date, step: number) => new Date(Math.floor(moment.getTime() / step) * step);

/** Down to a full hour of the zone's clocks, of which some are half an hour off UTC. */
const floorToHour = (moment: Date, timezone: string) => {
  const offset = offsetOf(moment, timezone);
  return new Date(floorTo(new Date(moment.getTime() + offset), hour).getTime() - offset);
};

interface Proposal {
  now: Date;
  /** The calculated moment. */
  until: Date;
  timezone: string;
  /** Until when it can be moved to a later time; `until` when that is left out. */
  latest?: Date;
}

/**
 * Moves a calculated deadline to a time that people would name, and not into their night: the end of a working day when it
 * is more than a day ahead, otherwise a full hour, or a full quarter when it is less than two hours ahead.
 */
export function toProposedTime({ now, until, timezone, latest = until }: Proposal): Date {
  const left = until.getTime() - now.getTime();
  const at = (clock: string, daysBefore = 0) =>
    momentOf(`${dateIn(new Date(until.getTime() - daysBefore * day), timezone)}T${clock}`, timezone);
  const isEarlyEnough = (moment: Date) => moment.getTime() - now.getTime() >= left / 2;
  if (left >= day) {
    const end = [at(dayEnd), at(dayEnd, 1)].find((moment) => moment <= latest && isEarlyEnough(moment));
    if (end) return end;
  }
  const full = left < 2 * hour ? floorTo(until, 15 * minute) : floorToHour(until, timezone);
  const isEarly = full < at(morning);
  if (!isEarly && full <= at(evening))
    return full.getTime() - now.getTime() < minMinutes * minute ? until : full;
  const isTimeLeft = (moment: Date) => isEarlyEnough(moment) || moment.getTime() - now.getTime() >= 2 * hour;
  const awake = isEarly ? [at(morning), at(evening, 1)] : [at(evening)];
  // An expert who is asked at night reads it in the morning, so the latest time is the best one.
  const rest = isEarly ? floorTo(latest, 15 * minute) : full;
  return awake.find((moment) => moment <= latest && isTimeLeft(moment)) ?? rest;
}

/** Until when an answer helps: before a deadline by a quarter of the time that is left, and by half an hour at least. */
export function answerBy(now: Date, deadlineAt: Date | null, timezone: string): Date {
  if (deadlineAt === null || deadlineAt <= now) {
    const until = new Date(now.getTime() + defaultMinutes * minute);
    // Three days are a usual time, so they may become some hours more.
    return toProposedTime({ now, until, timezone, latest: new Date(until.getTime() + day) });
  }
  const left = deadlineAt.getTime() - now.getTime();
  const margin = marginMinutes * minute;
  const until = new Date(deadlineAt.getTime() - Math.max(margin, left / 4));
  const soonest = new Date(now.getTime() + minMinutes * minute);
  if (until <= soonest) return soonest;
  return toProposedTime({ now, until, timezone, latest: new Date(deadlineAt.getTime() - margin) });
}

/** How long each of `count` has: all of it at once, or one after the other an equal part of it. */
export function windowMinutes(
  now: Date,
  until: Date,
  { count, inOrder }: { count: number; inOrder: boolean },
): number {
  const minutes = Math.ceil((until.getTime() - now.getTime()) / minute);
  return Math.max(minMinutes, inOrder ? Math.floor(minutes / count) : minutes);
}

interface AskWindow {
  windowMinutes: number;
  /** A part of a longer time, which ends wherever it happens to. */
  inOrder: boolean;
}

/** When the time of one expert ends, from the moment of being asked. */
export function windowEnd(now: Date, { windowMinutes: minutes, inOrder }: AskWindow, timezone: string): Date {
  const until = floorTo(new Date(now.getTime() + minutes * minute), minute);
  return inOrder ? toProposedTime({ now, until, timezone }) : until;
}
