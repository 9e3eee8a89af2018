import type { InquiryMeeting } from '@rostrum/contracts';
import type { MeetingRecord } from './meetings.repository.ts';
import { writeInvite } from './write-invite.ts';

/** A meeting for one side. `summary` is what its calendar shows; an offered one has no calendar entry yet. */
export function presentMeeting(
  meeting: MeetingRecord | undefined,
  entry: { summary: string; now: Date },
): InquiryMeeting | null {
  if (meeting === undefined || meeting.state === 'cancelled') return null;
  const { id, state, times, minutes, mode, place, agreedAt } = meeting;
  return {
    id,
    state,
    times: times.map((time) => time.toISOString()),
    minutes,
    mode,
    place,
    agreed_at: agreedAt?.toISOString() ?? null,
    calendar: agreedAt === null ? null : writeInvite({ ...meeting, agreedAt }, entry),
  };
}
