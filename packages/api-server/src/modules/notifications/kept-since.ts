const keptDays = 90;

/** What is older is neither shown nor counted, and removed by the job. */
export const keptSince = (now: Date): Date => new Date(now.getTime() - keptDays * 24 * 3_600_000);
