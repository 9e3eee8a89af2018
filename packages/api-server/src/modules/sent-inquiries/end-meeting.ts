import type { RequestInfo } from '@rostrum/server-kit';
import type { Transaction } from '@rostrum/server-kit/database';
import {
  inquirySteps,
  meetingRepository,
  type InquiryNotices,
  type InquiryRecord,
} from '../inquiries/index.ts';
import { seekerActor } from './seeker-actor.ts';

/** Who withdraws an inquiry does not come to its meeting either: everybody who has it in a calendar is told. */
export async function endMeeting(
  tx: Transaction,
  inquiry: InquiryRecord,
  { notices, request }: { notices: Pick<InquiryNotices, 'meetingSetBySender'>; request: RequestInfo },
): Promise<void> {
  const meeting = await meetingRepository.ofInquiry(tx, inquiry);
  if (meeting === undefined) return;
  await meetingRepository.change(tx, meeting, { state: 'cancelled' });
  if (meeting.agreedAt === null) return;
  await notices.meetingSetBySender(tx, inquiry, {
    meeting: { ...meeting, agreedAt: meeting.agreedAt },
    isCancelled: true,
    messageId: null,
  });
  await inquirySteps.record(
    tx,
    inquiry,
    { actor: seekerActor(inquiry), request },
    { verb: 'inquiry.meeting_cancelled', text: 'cancelled the meeting', isSeekersToo: true },
  );
}
