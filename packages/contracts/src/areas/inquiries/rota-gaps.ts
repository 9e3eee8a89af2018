import { weekdays, type SetupHours } from './setup-hours.ts';
import type { SetupRota } from './setup-rota.ts';

const dayMinutes = 24 * 60;
const weekMinutes = 7 * dayMinutes;

interface Stretch {
  from: number;
  to: number;
}

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

/** A shift in minutes of the week; one that runs over Sunday's midnight goes on at the beginning of the week. */
function stretchesOf({ day, from, to }: SetupRota['shifts'][number]): Stretch[] {
  const start = day * dayMinutes + minutesOf(from);
  const end = day * dayMinutes + minutesOf(to) + (to <= from ? dayMinutes : 0);
  return end <= weekMinutes
    ? [{ from: start, to: end }]
    : [
        { from: start, to: weekMinutes },
        { from: 0, to: end - weekMinutes },
      ];
}

/** What is left of a stretch without those that cover a part of it; `covers` in the order of their beginning. */
function subtract({ from, to }: Stretch, covers: readonly Stretch[]): Stretch[] {
  const left: Stretch[] = [];
  let at = from;
  for (const cover of covers) {
    if (cover.to <= at || cover.from >= to) continue;
    if (cover.from > at) left.push({ from: at, to: cover.from });
    at = Math.max(at, cover.to);
  }
  return at < to ? [...left, { from: at, to }] : left;
}

const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

export interface RotaGap {
  /** 0: Monday. */
  day: number;
  from: string;
  to: string;
}

/**
 * Business hours of a usual week in which no one is on duty. A shift counts only where `isMember` knows who has it: someone
 * who left the desk is on duty no more.
 */
export function listRotaGaps(
  { shifts }: Pick<SetupRota, 'shifts'>,
  { days }: Pick<SetupHours, 'days'>,
  isMember: (id: string) => boolean,
): RotaGap[] {
  const covers = shifts
    .filter(({ member_id: memberId }) => memberId !== null && isMember(memberId))
    .flatMap(stretchesOf)
    .toSorted((one, other) => one.from - other.from);
  return days.flatMap((open, day) =>
    open === null
      ? []
      : subtract(
          { from: day * dayMinutes + minutesOf(open.from), to: day * dayMinutes + minutesOf(open.to) },
          covers,
        ).map(({ from, to }) => ({
          day,
          from: clockOf(from - day * dayMinutes),
          to: clockOf(to - day * dayMinutes),
        })),
  );
}

/** "Monday 12:00 to 13:00". */
export const describeGap = ({ day, from, to }: RotaGap): string => `${weekdays[day] ?? ''} ${from} to ${to}`;
