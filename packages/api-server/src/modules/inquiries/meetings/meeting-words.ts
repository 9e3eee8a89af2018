import { formatZonedClock, type MeetingMode } from '@rostrum/contracts';
import { momentIn } from '../mails/mail-times.ts';
import type { MeetingRecord } from './meetings.repository.ts';

const modeWords: Record<MeetingMode, string> = {
  video: 'a video call',
  phone: 'a phone call',
  in_person: 'a meeting in person',
};

/** Both sides read the thread: the sender's clock first, the organisation's where it is another. */
export interface Zones {
  sender: string;
  organisation: string;
}

export function meetingMoment(at: Date, { sender, organisation }: Zones): string {
  const there = formatZonedClock(at, organisation);
  const words = momentIn(sender, at);
  return words.startsWith(there) ? words : `${words} (${there})`;
}

type Arranged = Pick<MeetingRecord, 'minutes' | 'mode' | 'place'>;

/** `a video call of 30 minutes` */
export const describeMeeting = ({ mode, minutes }: Pick<Arranged, 'mode' | 'minutes'>): string =>
  `${modeWords[mode]} of ${minutes} minutes`;

const where = ({ place }: Arranged): string[] => (place === null ? [] : [`Where: ${place}`]);
const paragraphs = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== '').join('\n\n');

/** The reply by which times are offered. */
export const offerText = (
  meeting: Arranged & { times: readonly Date[] },
  { text, zones }: { text: string | undefined; zones: Zones },
): string =>
  paragraphs(
    text,
    [
      `${meeting.times.length === 1 ? 'A time' : 'Times'} for ${describeMeeting(meeting)}:`,
      ...meeting.times.map((time) => `• ${meetingMoment(time, zones)}`),
      ...where(meeting),
    ].join('\n'),
    meeting.times.length === 1
      ? 'You can agree to it on the page of your inquiry.'
      : 'Choose one of them on the page of your inquiry.',
  );

/** The reply by which the desk takes a time that the sender proposed. */
export const agreedText = (meeting: Arranged, at: Date, zones: Zones): string =>
  [`Your time suits us: ${meetingMoment(at, zones)}, ${describeMeeting(meeting)}.`, ...where(meeting)].join(
    '\n',
  );

/** What the sender says by choosing. */
export const chosenText = (at: Date, zones: Zones): string =>
  `This time suits me: ${meetingMoment(at, zones)}.`;

/** The reply by which a meeting, or an offer, is taken back. */
export const cancelledText = (
  { agreedAt }: Pick<MeetingRecord, 'agreedAt'>,
  { text, zones }: { text: string | undefined; zones: Zones },
): string =>
  paragraphs(
    text,
    agreedAt === null
      ? 'The times that we offered are not available any more.'
      : `The meeting at ${meetingMoment(agreedAt, zones)} is cancelled.`,
  );
