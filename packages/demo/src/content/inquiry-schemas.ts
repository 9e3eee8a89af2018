import { chosenInquiryOutcomes, inquiryTypeId } from '@rostrum/contracts';
import { z } from 'zod';
import { days } from './content-schemas.ts';

const text = z.string().min(1);
const texts = z.array(text).min(1);
const fields = z.record(z.string(), z.unknown());
/** `-97m`, or `1d 12:00` on the clock of the organisation. */
const moment = z.string().regex(/^-?\d+(m|d \d\d:\d\d)$/, 'must be like -97m or 1d 12:00');

/** An inquiry as its sender wrote it; when it came and what became of it is drawn. */
export const story = z.strictObject({
  type: inquiryTypeId,
  organisation: text.default('northmere'),
  experts: z.array(text),
  from: z.array(text).optional(),
  subject: text.max(120),
  message: text.min(20),
  fields,
  dates: z.record(z.string(), z.number()).default({}),
  answer_within_days: days.optional(),
});
export type Story = z.infer<typeof story>;

/** A public event that invites speakers. */
export const event = z.strictObject({
  name: text,
  location: text,
  description: text,
  role: z.enum([
    'keynote',
    'moderator',
    'panelist',
    'workshop',
    'host_mc',
    'author_appearance',
    'corporate_training',
  ]),
  audience: z.number().int(),
  minutes: z.number().int(),
  budget: z.strictObject({ min: z.number(), max: z.number(), currency: text }).optional(),
  from: text,
  topics: texts,
  organisation: text.default('northmere'),
});
export type Event = z.infer<typeof event>;

const step = z.discriminatedUnion('act', [
  z.strictObject({ at: moment, act: z.literal('assign'), by: text, to: text }),
  z.strictObject({
    at: moment,
    act: z.literal('reply'),
    by: text,
    body: text,
    /** `ask`: the desk also asks the experts of the inquiry. */
    then: z.enum(['waiting_seeker', 'ask']).optional(),
  }),
  z.strictObject({ at: moment, act: z.literal('note'), by: text, body: text }),
  z.strictObject({ at: moment, act: z.literal('message'), body: text }),
  z.strictObject({ at: moment, act: z.literal('withdraw') }),
  z.strictObject({
    at: moment,
    act: z.literal('close'),
    by: text,
    outcome: z.enum(chosenInquiryOutcomes),
    note: text.optional(),
  }),
]);

/** An inquiry of these days, told by hand with everything that was done about it. */
export const todaysInquiry = z.strictObject({
  type: inquiryTypeId,
  from: text,
  experts: z.array(text),
  subject: text,
  message: text,
  fields,
  sent: moment,
  deadline: moment.optional(),
  source_page: text.optional(),
  steps: z.array(step),
});
export type TodaysInquiry = z.infer<typeof todaysInquiry>;

const late = z.strictObject({ replies: texts, reasons: texts });

/** What desks, experts and senders say to each other. */
export const phrases = z.strictObject({
  openings: texts,
  press_closings: texts,
  acknowledgements: texts,
  office_acknowledgements: texts,
  expert_acknowledgements: texts,
  acceptances: texts,
  expert_replies: texts,
  expert_office_replies: texts,
  thanks: texts,
  office_thanks: texts,
  declines: texts,
  late: z.strictObject({ day: late, night: late }),
  press_questions: texts,
  seeker_questions: texts,
  internal_notes: texts,
  office_notes: texts,
  office_replies: z.strictObject({ booked: texts, engaged: texts, meeting_held: texts, referred: texts }),
  outcome_notes: z.record(z.string(), texts),
  speaking_requests: texts,
});
export type Phrases = z.infer<typeof phrases>;
