import type { InquiryDetail } from '@rostrum/contracts';
import { zonedTime } from '@rostrum/ui-kit';
import { DeadlineBlock } from '@rostrum/ui-kit/data';
import { firstnameOf } from './firstname-of.ts';

/** What is left of the time, for the reader's clock and the seeker's. Nothing once it is over, or without a deadline. */
export function InquiryDeadline({ inquiry }: { inquiry: InquiryDetail }) {
  const { deadline_at: deadline, sender, status } = inquiry;
  if (!deadline || status === 'closed' || status === 'archived') return null;
  const at = Date.parse(deadline);
  const isSameClock = zonedTime(at) === zonedTime(at, sender.timezone);
  return (
    <DeadlineBlock
      at={deadline}
      startedAt={inquiry.created_at}
      firstReplyAt={inquiry.first_reply_at}
      paused={status === 'waiting_seeker'}
      otherZone={isSameClock ? undefined : { timeZone: sender.timezone, name: firstnameOf(sender.name) }}
      subject={inquiry.subject}
    />
  );
}
