import { ConflictError, type RequestInfo } from '@rostrum/server-kit';
import type { Transaction } from '@rostrum/server-kit/database';
import {
  inquiryChangesRepository,
  type InquiryNotices,
  type InquiryRecord,
  inquirySteps,
  inquiryTeamRepository,
  isHeldBack,
  momentIn,
  priorityOf,
} from '../inquiries/index.ts';
import { addSeekersMessage } from './add-seekers-message.ts';
import { maySeekerWithdraw } from './present-sent-inquiry.ts';
import { seekerActor } from './seeker-actor.ts';
import { showHeld } from './show-held.ts';
import { laterDeadline } from './submission-content.ts';

interface Extending {
  deadlineAt: string;
  notices: InquiryNotices;
  now: Date;
  request: RequestInfo;
}

/** Moves the deadline of an open inquiry, and says so in the thread. */
export async function extendDeadline(
  tx: Transaction,
  inquiry: InquiryRecord,
  { deadlineAt, notices, now, request }: Extending,
): Promise<void> {
  if (inquiry.deadlineAt === null || !maySeekerWithdraw(showHeld(inquiry)))
    throw new ConflictError('Only an open inquiry with a deadline can be given more time.', {
      code: 'invalid_transition',
      details: { allowed: [] },
    });
  const later = laterDeadline(deadlineAt, { before: inquiry.deadlineAt, now });
  const { timezone } = await inquiryTeamRepository.organisation(tx, inquiry.orgId);
  const body = `You have more time: the deadline is now ${momentIn(timezone, later)}.`;
  await addSeekersMessage(tx, inquiry, { body, now });
  const changed = await inquiryChangesRepository.change(tx, inquiry, {
    deadlineAt: later,
    priority: priorityOf(later, now),
    lastMessageAt: now,
    lastMessageBy: 'seeker',
  });
  if (!isHeldBack(changed)) await notices.seekerReplied(tx, changed, { body, files: [] });
  await inquirySteps.record(
    tx,
    changed,
    { actor: seekerActor(changed), request },
    {
      verb: 'inquiry.deadline_moved',
      text: `moved the deadline to ${momentIn(timezone, later)}`,
      before: { deadline_at: inquiry.deadlineAt.toISOString() },
      after: { deadline_at: later.toISOString() },
      isSeekersToo: true,
    },
  );
}
