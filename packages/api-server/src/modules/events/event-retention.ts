import type { EventName } from '@rostrum/contracts';

const day = 86_400_000;

/** Product description, 2.10: single events are kept for 90 days. */
export const rawRetentionDays = 90;
/** Analytics shows 90 days beside the 90 before and has no daily totals of its own yet, so what it compares stays for both. */
export const comparedRetentionDays = 2 * rawRetentionDays;

const compared: readonly EventName[] = ['profile_view', 'inquiry_open'];
/** The one figure of all time, "read so often", is counted from these alone. */
const lasting: readonly EventName[] = ['post_view', 'question_view'];

export const eventRetention = { compared, lasting } as const;

/** Up to when events are too old, at a moment. */
export const pruningLimits = (now: Date): { raw: Date; compared: Date } => ({
  raw: new Date(now.getTime() - rawRetentionDays * day),
  compared: new Date(now.getTime() - comparedRetentionDays * day),
});
