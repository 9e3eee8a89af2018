import type { InquiryDetail } from '@rostrum/contracts';
import { zonedTime } from '@rostrum/ui-kit';
import { DeadlineBlock } from '@rostrum/ui-kit/data';
import { firstnameOf } from './firstname-of.ts';

/** What is left of the time, for the reader's clock and the seeker's. Nothing once it is over, or without a deadline. */
export function InquiryDeadline({ inquiry }: { inquiry: InquiryDetail }) {
  const { deadline_at: deadline, sender, status } = inquiry;
  if (!deadline || status === 'closed' || status === 'archived') return null;
  const at = Date.parse(deadline);
  // GMT and UTC, or BST and IST, say the same time under two names.
  const isSameClock = zonedTime(at).slice(0, 5) === zonedTime(at, sender.timezone).slice(0, 5);
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
