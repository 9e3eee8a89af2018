import { ConflictError, InputError, type RequestInfo } from '@rostrum/server-kit';
import type { Transaction } from '@rostrum/server-kit/database';
import {
  chosenText,
  inquiryChangesRepository,
  inquirySteps,
  inquiryTeamRepository,
  meetingRepository,
  reopening,
  type InquiryNotices,
  type InquiryRecord,
} from '../inquiries/index.ts';
import { addSeekersMessage } from './add-seekers-message.ts';
import { maySeekerWithdraw } from './present-sent-inquiry.ts';
import { showHeld } from './show-held.ts';
import { seekerActor } from './seeker-actor.ts';

interface Taking {
  at: string;
  notices: Pick<InquiryNotices, 'meetingSetBySender'>;
  now: Date;
  request: RequestInfo;
}

/** The sender chooses one of the times that were offered: from then on the meeting is agreed. */
export async function takeMeetingTime(
  tx: Transaction,
  inquiry: InquiryRecord,
  { at, notices, now, request }: Taking,
): Promise<void> {
  const meeting = await meetingRepository.ofInquiry(tx, inquiry);
  if (meeting?.state !== 'offered' || !maySeekerWithdraw(showHeld(inquiry)))
    throw new ConflictError('These times are not offered any more. Look at what changed.', {
      code: 'invalid_transition',
      details: { allowed: [] },
    });
  const chosen = meeting.times.find((time) => time.getTime() === Date.parse(at));
  if (chosen === undefined) throw InputError.field('at', 'Choose one of the times that were offered.');
  if (chosen <= now) throw InputError.field('at', 'Choose a time that is still to come.');
  const agreed = await meetingRepository.change(tx, meeting, { state: 'agreed', agreedAt: chosen });
  const { timezone } = await inquiryTeamRepository.organisation(tx, inquiry.orgId);
  const body = chosenText(chosen, { sender: inquiry.timezone, organisation: timezone });
  await addSeekersMessage(tx, inquiry, { body, now });
  const isBack = inquiry.status === 'waiting_seeker';
  const changed = await inquiryChangesRepository.change(tx, inquiry, {
    ...(isBack && reopening),
    lastMessageAt: now,
    lastMessageBy: 'seeker',
  });
  await notices.meetingSetBySender(tx, changed, {
    meeting: { ...agreed, agreedAt: chosen },
    isCancelled: false,
    messageId: null,
  });
  await inquirySteps.record(
    tx,
    changed,
    { actor: seekerActor(changed), request },
    {
      verb: 'inquiry.meeting_agreed',
      text: 'agreed to a time for the meeting',
      isSeekersToo: true,
      ...(isBack && { before: { status: inquiry.status }, after: { status: 'open' } }),
    },
  );
}
