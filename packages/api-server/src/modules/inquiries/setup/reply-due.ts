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

/** The first entry of the reply times that fits the type and priority. */
const entryFor = ({ type, priority }: TimedInquiry, { replyTimes }: ReplyPolicy) =>
  replyTimes.rules.find(
    (rule) =>
      (rule.types.length === 0 || rule.types.some((each) => each === type)) &&
      (rule.priorities.length === 0 || rule.priorities.includes(priority)),
  ) ?? replyTimes.otherwise;

/**
 * When the first reply to an inquiry is due: the time of the first entry that fits its type and priority, but early enough
 * before its deadline. Never before it arrived; null when nothing says so. This is the only place that computes it.
 */
export function replyDueAt(inquiry: TimedInquiry, policy: ReplyPolicy): Date | null {
  const { deadlineAt, startedAt } = inquiry;
  const { hours, timezone } = policy;
  const { hours: amount, counts } = entryFor(inquiry, policy);
  const promised =
    counts === 'always'
      ? new Date(startedAt.getTime() + amount * hour)
      : addOpenTime(startedAt, amount * hour, hours, timezone);
  if (deadlineAt === null) return promised;
  const latest = Math.max(startedAt.getTime(), latestFor(deadlineAt, startedAt));
  return promised === null || latest < promised.getTime() ? new Date(latest) : promised;
}

/**
 * When the team is warned: once three quarters of the time are over. Of business hours the last quarter is kept, so that a
 * reply due on Monday is not warned of on Sunday.
 */
export function replyWarningAt(inquiry: TimedInquiry, due: Date, policy: ReplyPolicy): Date {
  const span = due.getTime() - inquiry.startedAt.getTime();
  const kept = Math.min(span, entryFor(inquiry, policy).hours * hour) / 4;
  return new Date(due.getTime() - kept);
}
