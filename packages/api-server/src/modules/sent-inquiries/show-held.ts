import type { InquiryStatus } from '@rostrum/contracts';
import { type InquiryRecord, isHeldBack } from '../inquiries/index.ts';

type Shown = Pick<InquiryRecord, 'closedAt'> & { status: InquiryStatus };

/**
 * An inquiry as its sender meets it. What a rule holds behaves like one that no one has looked at yet, or the sender
 * could find out which words and addresses are held; it can be withdrawn and reopened, and stays out of the inbox.
 * The repository says the same in SQL.
 */
export function showHeld({ status, openedAt, closedAt, outcome }: InquiryRecord): Shown {
  if (!isHeldBack({ status }) || openedAt !== null) return { status, closedAt };
  if (closedAt !== null) return { status: 'closed', closedAt };
  return { status: outcome === null ? 'new' : 'open', closedAt };
}

/** What withdrawing sets on a held inquiry: its status stays the team's. */
export const closingHeld = (now: Date) => ({
  outcome: 'withdrawn' as const,
  outcomeNote: null,
  closedAt: now,
});

/** What a reply after that sets; the outcome tells that it was reopened. */
export const reopeningHeld = { closedAt: null };
