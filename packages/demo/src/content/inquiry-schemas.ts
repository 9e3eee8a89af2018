import { chosenInquiryOutcomes, inquiryTypeId } from '@rostrum/contracts';
import { newRule } from '@rostrum/contracts/inquiries';
import { z } from 'zod';
import { days, listOf, newsMedium } from './content-schemas.ts';

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
  role: text,
  audience: z.number().int(),
  minutes: z.number().int(),
  budget: z.strictObject({ min: z.number(), max: z.number(), currency: text }).optional(),
  from: text,
  topics: texts,
  organisation: text.default('northmere'),
});
export type Event = z.infer<typeof event>;

/** `ask`: the desk also asks the experts of the inquiry. */
const then = z.enum(['waiting_seeker', 'ask']).optional();
const outcome = z.enum(chosenInquiryOutcomes);
const stepOf = <Act extends string, Shape extends z.ZodRawShape>(act: Act, shape: Shape) =>
  z.strictObject({ at: moment, act: z.literal(act), ...shape });
const step = z.discriminatedUnion('act', [
  stepOf('assign', { by: text, to: text }),
  stepOf('reply', { by: text, body: text, then }),
  stepOf('note', { by: text, body: text }),
  stepOf('message', { body: text }),
  stepOf('withdraw', {}),
  stepOf('close', { by: text, outcome, note: text.optional() }),
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

/** How press questions are asked. */
export const press = z.strictObject({
  formats: z.record(newsMedium, texts),
  asked_again: texts,
  deadlines: listOf({ from_hours: z.number(), to_hours: z.number(), share: z.number() }),
  reporter: z.strictObject({ key: text, organisation: text, asks: texts }),
});

/** The Blocked List, and messages of strangers that it and screening hold. */
export const held = z.strictObject({
  rules: listOf({
    list: newRule.shape.list,
    kind: newRule.shape.kind,
    pattern: text,
    action: newRule.shape.action.default('quarantine'),
    reason: text,
  }),
  inquiries: listOf({
    from: z.strictObject({
      firstname: text,
      lastname: text,
      email: text,
      organization: text.optional(),
      country: text.length(2),
    }),
    type: inquiryTypeId,
    experts: z.array(text).default([]),
    subject: text.max(120),
    message: text.min(20),
    fields: fields.default({}),
    hours_ago: z.number().positive(),
    deadline_in_hours: z.number().positive().optional(),
    /** The head of the desk confirmed it as spam. */
    confirmed: z.boolean().default(false),
  }),
});

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
  speaking_roles: z.record(text, text),
});
export type Phrases = z.infer<typeof phrases>;
