import { z } from 'zod';
import { id, isoDateTime } from './primitives.ts';

/** How a meeting takes place; the form of a meeting inquiry asks with the same words. */
export const meetingModes = ['video', 'phone', 'in_person'] as const;
export const meetingMode = z.enum(meetingModes);
export type MeetingMode = z.infer<typeof meetingMode>;

/** A meeting about an inquiry, as both sides read it: times that are offered, or the one that was agreed. */
export const inquiryMeeting = z.object({
  id,
  state: z.enum(['offered', 'agreed']),
  /** What the sender can choose from; of an agreed one, what there was to choose from. */
  times: z.array(isoDateTime),
  minutes: z.number().int(),
  mode: meetingMode,
  /** A link, a number or an address. */
  place: z.string().nullable(),
  agreed_at: isoDateTime.nullable(),
  /** The agreed meeting as an iCalendar text for the reader's calendar; null before. */
  calendar: z.string().nullable(),
});
export type InquiryMeeting = z.infer<typeof inquiryMeeting>;
