import type { InquiryPriority, SetupHours, SetupReplyTimes } from '@rostrum/contracts/inquiries';
import { addOpenTime } from './add-open-time.ts';

export interface TimedInquiry {
  type: number;
  priority: InquiryPriority;
  deadlineAt: Date | null;
  /** When it arrived, or was released. */
  startedAt: Date;
}

export interface ReplyPolicy {
  replyTimes: SetupReplyTimes;
  hours: SetupHours;
  timezone: string;
}

const hour = 3_600_000;
const shortestReserve = hour / 2;

/** Time that the seeker needs with the reply: a quarter of what they gave, and at least half an hour. */
const latestFor = (deadline: Date, startedAt: Date): number =>
  deadline.getTime() - Math.max(shortestReserve, (deadline.getTime() - startedAt.getTime()) / 4);

/**
 * When the first reply to an inquiry is due: the time of the first entry that fits its type and priority, but early enough
 * before its deadline. Never before it arrived; null when nothing says so. This is the only place that computes it.
 */
export function replyDueAt(
  { type, priority, deadlineAt, startedAt }: TimedInquiry,
  { replyTimes, hours, timezone }: ReplyPolicy,
): Date | null {
  const { hours: amount, counts } =
    replyTimes.rules.find(
      (rule) =>
        (rule.types.length === 0 || rule.types.some((each) => each === type)) &&
        (rule.priorities.length === 0 || rule.priorities.includes(priority)),
    ) ?? replyTimes.otherwise;
  const policy =
    counts === 'always'
      ? new Date(startedAt.getTime() + amount * hour)
      : addOpenTime(startedAt, amount * hour, hours, timezone);
  if (deadlineAt === null) return policy;
  const latest = Math.max(startedAt.getTime(), latestFor(deadlineAt, startedAt));
  return policy === null || latest < policy.getTime() ? new Date(latest) : policy;
}
