import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { MeetingRecord } from './meetings.repository.ts';

export type AgreedMeeting = Pick<MeetingRecord, 'id' | 'minutes' | 'place'> & { agreedAt: Date };

interface Invite {
  summary: string;
  /** Where the reader finds the inquiry; left out on that page itself. */
  url?: string;
  isCancelled?: boolean;
  now: Date;
}

/**
 * A meeting for a calendar program (RFC 5545). The same entry is written again when it is cancelled, one step later in its
 * sequence, so that programs take the first one away.
 */
export function writeInvite(
  { id, agreedAt, minutes, place }: AgreedMeeting,
  { summary, url, isCancelled = false, now }: Invite,
): string {
  const calendar = ical({
    prodId: '//Rostrum//Meetings//EN',
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `meeting-${id}`,
    sequence: isCancelled ? 1 : 0,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    start: agreedAt,
    end: new Date(agreedAt.getTime() + minutes * 60_000),
    stamp: now,
    summary,
    ...(place !== null && { location: place }),
    ...(url !== undefined && { url }),
  });
  return calendar.toString();
}

/** The entry as an attachment of an email. */
export const inviteFile = (...invite: Parameters<typeof writeInvite>) => ({
  name: 'meeting.ics',
  content: Buffer.from(writeInvite(...invite)),
});
