import { clockTime, durationText, shortDate } from '../text/format-time.ts';
import { daysBetween } from '../text/relative-time-text.ts';

export type DeadlineState = 'none' | 'paused' | 'missed' | 'urgent' | 'soon' | 'later';

export interface DeadlineWords {
  state: DeadlineState;
  /** As it stands in a row. */
  text: string;
  /** Milliseconds left; negative once missed, null without a deadline. */
  left: number | null;
}

const minute = 60_000;
const hour = 60 * minute;

/** How a deadline is shown and said, from what is left of it. */
export function describeDeadline(
  deadlineAt: string | null | undefined,
  now: number,
  paused = false,
): DeadlineWords {
  if (!deadlineAt) return { state: 'none', text: 'No deadline', left: null };
  const at = Date.parse(deadlineAt);
  const left = at - now;
  if (paused) return { state: 'paused', text: 'Paused, waiting for seeker', left };
  if (left <= 0) return { state: 'missed', text: `Missed by ${durationText(-left)}`, left };
  if (left < 10 * minute) return { state: 'urgent', text: `${minutesAndSeconds(left)} left`, left };
  if (left < 3 * hour) return { state: 'urgent', text: `${durationText(left)} left`, left };
  if (left <= 24 * hour) return { state: 'soon', text: durationText(left), left };
  const tomorrow = daysBetween(now, at) === 1;
  return { state: 'later', text: tomorrow ? `Tomorrow ${clockTime(at)}` : shortDate(at, now), left };
}

function minutesAndSeconds(left: number): string {
  const seconds = Math.floor(left / 1000);
  return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`;
}

const announcedMinutes = [60, 30, 10];

/** What is said when a deadline passes 60, 30 or 10 minutes; nothing otherwise. */
export function deadlineAnnouncement(previousLeft: number, left: number): string | null {
  const passed = announcedMinutes.find((at) => previousLeft > at * minute && left <= at * minute && left > 0);
  return passed === undefined ? null : `${passed} minutes left`;
}
