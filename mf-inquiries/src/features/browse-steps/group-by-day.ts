import type { InquiryStep } from '@rostrum/contracts/inquiries';
import { daysBetween, shortDate } from '@rostrum/ui-kit';

function labelOf(time: number, now: number): string {
  const days = daysBetween(now, time);
  if (days === 0) return 'Today';
  return days === -1 ? 'Yesterday' : shortDate(time, now);
}

/** Steps under the days on which they happened, in the order they came in. */
export const groupByDay = (steps: readonly InquiryStep[], now: number = Date.now()) => [
  ...Map.groupBy(steps, ({ created_at }) => labelOf(Date.parse(created_at), now)),
];
