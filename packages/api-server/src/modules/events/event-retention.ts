const day = 86_400_000;

/** Product description, 2.10: single events are kept for 90 days, their counts by day for good. */
export const rawRetentionDays = 90;

/** Up to when single events are too old, at a moment. */
export const pruningLimit = (now: Date): Date => new Date(now.getTime() - rawRetentionDays * day);
