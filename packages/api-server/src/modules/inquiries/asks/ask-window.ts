const minute = 60_000;

/** Without a deadline, an expert has this long. */
const usualMinutes = 3 * 24 * 60;
/** Nobody is asked for an answer sooner than this. */
const leastMinutes = 15;

/** Until when an answer helps: before a deadline by a quarter of the time that is left, and by half an hour at least. */
export function answerBy(now: Date, deadlineAt: Date | null): Date {
  if (deadlineAt === null || deadlineAt <= now) return new Date(now.getTime() + usualMinutes * minute);
  const left = deadlineAt.getTime() - now.getTime();
  const until = deadlineAt.getTime() - Math.max(30 * minute, left / 4);
  return new Date(Math.max(until, now.getTime() + leastMinutes * minute));
}

/** How long each of `count` has: all of it at once, or one after the other an equal part of it. */
export function windowMinutes(
  now: Date,
  until: Date,
  { count, inOrder }: { count: number; inOrder: boolean },
): number {
  const minutes = Math.floor((until.getTime() - now.getTime()) / minute);
  return Math.max(leastMinutes, inOrder ? Math.floor(minutes / count) : minutes);
}

export const windowEnd = (now: Date, minutes: number): Date => new Date(now.getTime() + minutes * minute);
