import { addDays, dayMs, momentAt, wallClock } from './clock.ts';
import { createDraw, type Random } from './random.ts';

/** Monday to Sunday: newsrooms ask on weekdays, most of all on Tuesdays. */
const weekdays = [1.15, 1.25, 1.15, 1.1, 0.85, 0.24, 0.3] as const;
/** January to December: August and the turn of the year are quiet. */
const months = [0.85, 1, 1.05, 0.95, 1, 0.95, 0.75, 0.6, 1.05, 1.15, 1.2, 0.75] as const;
/** Hour by hour: a steep morning, a lunch dip, a second wave before the evening programmes. */
const hours = [
  0.03, 0.02, 0.02, 0.02, 0.04, 0.1, 0.4, 1.1, 2, 2.6, 2.4, 1.8, 1.1, 1, 1.4, 1.3, 0.95, 0.6, 0.4, 0.3, 0.2,
  0.15, 0.1, 0.06,
] as const;

/** How much happens on a day, against 1 for an ordinary one; it grows over the year before `now`. */
export function dayWeight(date: string, daysBeforeNow: number): number {
  const at = new Date(`${date}T12:00:00Z`);
  const weekday = weekdays[(at.getUTCDay() + 6) % 7] ?? 1;
  const month = months[at.getUTCMonth()] ?? 1;
  return weekday * month * (1.6 - (0.8 * Math.min(daysBeforeNow, 365)) / 365);
}

interface Draw {
  now: Date;
  timezone: string;
  count: number;
  /** The youngest and the oldest day, counted back from now. */
  fromDaysAgo: number;
  toDaysAgo: number;
  /** Makes some stretches of the year busier than others. */
  emphasis?: ((daysAgo: number) => number) | undefined;
}

/** Moments in the past that follow the week, the season and the hours of the day, oldest first. */
export function drawMoments(
  random: Random,
  { now, timezone, count, fromDaysAgo, toDaysAgo, emphasis = () => 1 }: Draw,
): Date[] {
  const today = wallClock(now, timezone).date;
  const days = Array.from({ length: toDaysAgo - fromDaysAgo + 1 }, (_, index) => {
    const daysAgo = fromDaysAgo + index;
    const date = addDays(today, -daysAgo);
    return { date, weight: dayWeight(date, daysAgo) * emphasis(daysAgo) };
  });
  const drawDay = createDraw(
    random,
    days.map(({ weight }) => weight),
  );
  const drawHour = createDraw(random, hours);
  const moments: Date[] = [];
  while (moments.length < count) {
    const date = days[drawDay()]?.date ?? today;
    const time = `${String(drawHour()).padStart(2, '0')}:${String(random.between(0, 59)).padStart(2, '0')}`;
    const at = new Date(momentAt(date, time, timezone).getTime() + random.between(0, 59) * 1000);
    if (at.getTime() < now.getTime() - 60_000 && at.getTime() > now.getTime() - (toDaysAgo + 1) * dayMs)
      moments.push(at);
  }
  return moments.sort((left, right) => left.getTime() - right.getTime());
}

/** The first moment at or after `at` in which a desk open 07:00–21:00 on weekdays and 09:00–13:00 at weekends is there. */
export function nextDeskMoment(at: Date, timezone: string): Date {
  for (let day = 0; day < 4; day += 1) {
    const clock = wallClock(new Date(at.getTime() + day * dayMs), timezone);
    const [opens, closes] = clock.weekday < 5 ? ['07:00', '21:00'] : ['09:00', '13:00'];
    const start = momentAt(clock.date, opens, timezone);
    const end = momentAt(clock.date, closes, timezone);
    if (at <= start) return start;
    if (at < end) return at;
  }
  return at;
}
