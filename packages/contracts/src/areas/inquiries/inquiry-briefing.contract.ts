import {
  attachment,
  defineRoute,
  describeField,
  id,
  inquiryTypeId,
  isoDateTime,
  line,
  ownItemParams,
  z,
} from '@rostrum/contracts';

const briefingNote = z.object({
  text: describeField(line(300, 1), { label: 'Text', missing: 'Enter the text.' }),
  /** Where a fact comes from, or why something is not said. */
  detail: describeField(line(200), { label: 'Detail' }),
});

/** What the desk adds. */
export const briefingNotes = z.object({
  facts: z.array(briefingNote).max(20),
  avoid: z.array(briefingNote).max(20),
});
export type BriefingNotes = z.infer<typeof briefingNotes>;

/** Who asks what, by when, what was said before and what may be said: one page for the expert. */
export const inquiryBriefing = z.object({
  id,
  ref: z.string(),
  type: inquiryTypeId,
  subject: z.string(),
  organisation: z.object({ name: z.string(), desk_phone: z.string().nullable(), timezone: z.string() }),
  /** Who agreed, else to whom it is addressed. */
  experts: z.array(z.string()),
  deadline_at: isoDateTime.nullable(),
  sender: z.object({
    name: z.string(),
    job_title: z.string().nullable(),
    organization: z.string().nullable(),
    phone: z.string().nullable(),
    verified: z.boolean(),
    timezone: z.string(),
  }),
  /** Counted from the inquiries to this organisation; of the outlet null when none is named. */
  history: z.object({
    sent: z.number().int(),
    answered: z.number().int(),
    outlet: z.object({ sent: z.number().int(), senders: z.number().int(), since: isoDateTime }).nullable(),
  }),
  message: z.string(),
  /** What the sender has written since, the newest last. */
  added: z.array(z.object({ text: z.string(), at: isoDateTime })).default([]),
  /** Files of messages between seeker and team, never of notes. */
  attachments: z.array(attachment).default([]),
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  /** Agreed times and published answers of those experts about the same matter. */
  agreed_at: isoDateTime.nullable(),
  said: z.array(z.object({ text: z.string(), by: z.string(), question: z.string(), at: isoDateTime })),
  notes: briefingNotes,
  /** 0 before the desk added anything. */
  version: z.number().int().min(0),
  may_edit: z.boolean(),
});
export type InquiryBriefing = z.infer<typeof inquiryBriefing>;

export const inquiryBriefings = {
  get: defineRoute({
    id: 'inquiry-briefings.get',
    method: 'GET',
    path: '/app/inquiries/{identifier}/{id}/briefing',
    summary: 'The briefing of an inquiry. Notes of the desk among itself are never in it.',
    params: ownItemParams,
    response: inquiryBriefing,
    errors: ['not_allowed', 'not_found'],
  }),
  save: defineRoute({
    id: 'inquiry-briefings.save',
    method: 'PUT',
    path: '/app/inquiries/{identifier}/{id}/briefing',
    summary: 'Write what may be said and what not. Refused when a colleague changed it since.',
    params: ownItemParams,
    body: briefingNotes.extend({ version: z.number().int().min(0).max(2_147_483_647) }),
    response: inquiryBriefing,
    errors: ['not_allowed', 'not_found', 'version_conflict'],
  }),
};
