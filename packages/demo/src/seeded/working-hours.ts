import { demoContent } from '../content/read-content.ts';
import { addDays, dayMs, momentAt, wallClock } from './clock.ts';
import { createDraw, type Random } from './random.ts';

/** How much happens on a day, against 1 for an ordinary one; it grows over the year before `now`. */
export function dayWeight(date: string, daysBeforeNow: number): number {
  const { weekdays, months } = demoContent().visits.rhythm;
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
  const weights = days.map(({ weight }) => weight);
  const drawDay = createDraw(random, weights);
  const drawHour = createDraw(random, demoContent().visits.rhythm.hours);
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
