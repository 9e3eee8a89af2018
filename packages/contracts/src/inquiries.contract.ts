import { z } from 'zod';
import { maxSearchLength } from './constants.ts';
import { attachment, attachmentIds } from './attachments.ts';
import { defineRoute } from './define-route.ts';
import { describeField } from './forms/describe-field.ts';
import { askCancellation, askState, declineReason } from './inquiry-ask-words.ts';
import { inquiryMeeting } from './inquiry-meeting.ts';
import { inquiryOutcome, inquiryStatus, lateReasons, outcomesWithReason } from './inquiry-status.ts';
import { inquiryTypeId } from './lookups/inquiry-types.ts';
import {
  id,
  isoDateTime,
  line,
  manyOf,
  ownItemParams,
  ownParams,
  pageOf,
  pageQuery,
  prose,
  rowVersion,
} from './primitives.ts';
import { refusePlaceholder } from './placeholders.ts';
import { role } from './roles.ts';

const personReference = z.object({
  id,
  username: z.string(),
  name: z.string(),
  job_title: z.string(),
  image: z.string().nullable(),
});
const userReference = z.object({ id, name: z.string(), image: z.string().nullable() });

export const inquirySender = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  organization: z.string().nullable(),
  job_title: z.string().nullable(),
  seeker_type: z.string().nullable(),
  timezone: z.string(),
  country: z.string(),
  verified: z.boolean(),
  /** By an account, or by a guest who confirmed it; null where the sender is not named. */
  email_confirmed: z.boolean().nullish(),
});

const lateReason = z.enum(lateReasons);

/** One row of the inbox. */
export const inquirySummary = z.object({
  id,
  ref: z.string(),
  type: inquiryTypeId,
  subject: z.string(),
  excerpt: z.string(),
  status: inquiryStatus,
  restricted: z.boolean(),
  deadline_at: isoDateTime.nullable(),
  created_at: isoDateTime,
  last_message_at: isoDateTime,
  last_message_by: z.enum(['seeker', 'staff', 'expert', 'system']),
  sender: inquirySender.pick({ name: true, organization: true, verified: true }),
  /** `held`: takes the type through the office, and sees nothing of it before the desk passes it on. */
  recipients: z.array(personReference.extend({ held: z.boolean() })),
  assignee: userReference.nullable(),
  unread: z.boolean(),
  /** The team's own words to sort by. */
  tags: z.array(z.string()),
});
export type InquirySummary = z.infer<typeof inquirySummary>;

export const inquiryMessage = z.object({
  id,
  author: z.object({
    kind: z.enum(['seeker', 'staff', 'expert', 'system']),
    name: z.string(),
    image: z.string().nullable(),
  }),
  /** `internal` is seen by the team only and is never mailed to the seeker. */
  visibility: z.enum(['all', 'internal']),
  body: z.string(),
  attachments: z.array(attachment).default([]),
  created_at: isoDateTime,
  /** How far the mail about it has come; null when none was due. */
  delivery: z.enum(['queued', 'sent', 'failed']).nullable(),
  /** It was written in an inquiry that was merged into this one. */
  from_ref: z.string().nullish(),
  /** It came as an answer by email. */
  by_email: z.boolean().optional(),
  /** The email had more than the message: a quotation, a signature. */
  has_whole: z.boolean().optional(),
});
export type InquiryMessage = z.infer<typeof inquiryMessage>;

export const inquiryActivity = z.object({
  id,
  verb: z.string(),
  text: z.string(),
  actor: z.object({ name: z.string(), role: z.string() }),
  created_at: isoDateTime,
});

/** An expert who was asked, as the desk reads it. */
export const inquiryAsk = z.object({
  id,
  person: personReference,
  state: askState,
  /** Several asked together: the first yes wins, or each one after the other. */
  round_id: id,
  in_order: z.boolean(),
  asked_at: isoDateTime.nullable(),
  expires_at: isoDateTime.nullable(),
  responded_at: isoDateTime.nullable(),
  reminded_at: isoDateTime.nullable(),
  reason: declineReason.nullable(),
  cancelled_because: askCancellation.nullable(),
  note: z.string().nullable(),
  suggested: personReference.nullable(),
  times: z.array(isoDateTime),
  agreed_at: isoDateTime.nullable(),
});
export type InquiryAsk = z.infer<typeof inquiryAsk>;

/** The whole inquiry, as the team reads it. */
export const inquiryDetail = inquirySummary.extend({
  version: z.number().int(),
  message: z.string(),
  fields: z.record(z.string(), z.unknown()),
  sender: inquirySender,
  messages: z.array(inquiryMessage),
  activity: z.array(inquiryActivity),
  /** Who was asked, newest first; for the desk alone. */
  asks: z.array(inquiryAsk),
  first_reply_at: isoDateTime.nullable(),
  /** By the reply times of the organisation; null once there is a first reply. */
  reply_due_at: isoDateTime.nullable().default(null),
  /** When it was recorded that no first reply was sent in time, and the reason that the team gave since. */
  reply_missed_at: isoDateTime.nullable().default(null),
  late_reason: lateReason.nullable().default(null),
  closed_at: isoDateTime.nullable(),
  outcome: inquiryOutcome.nullable(),
  outcome_note: z.string().nullable(),
  source: z.object({ page: z.string().nullable() }),
  /** The inquiry that is answered in its place. */
  merged_into: z.object({ id, ref: z.string() }).nullish(),
  /** Offered or agreed; null when there is none. */
  meeting: inquiryMeeting.nullish(),
  /** What was merged into it. */
  merged: z.array(z.object({ id, ref: z.string() })).optional(),
  /** Who is told what happens to it without being responsible. */
  watchers: z.array(userReference),
  watching: z.boolean(),
  allowed: z.object({
    reply: z.boolean(),
    note: z.boolean(),
    assign: z.boolean(),
    close: z.boolean(),
    pass_on: z.boolean(),
    ask: z.boolean(),
    reopen: z.boolean(),
    tag: z.boolean(),
    archive: z.boolean(),
    spam: z.boolean(),
    /** With another one of the same sender. */
    merge: z.boolean().optional(),
    /** From the one that it was merged into. */
    separate: z.boolean().optional(),
  }),
  organisation_timezone: z.string(),
});
export type InquiryDetail = z.infer<typeof inquiryDetail>;

export const inquiryViews = [
  'mine',
  'unassigned',
  'due_today',
  'waiting',
  'all_open',
  'closed',
  'all',
] as const;
export const inquirySorts = ['deadline', 'last_message', 'created'] as const;
export type InquiryView = (typeof inquiryViews)[number];
export type InquirySort = (typeof inquirySorts)[number];
const version = rowVersion;

const words = manyOf(line(40, 1)).optional();

/**
 * What narrows a view: several values of one are alternatives, and one that stands for nothing matches nothing. Their words
 * stand with the area (contracts/inquiries), since every page carries this.
 */
const narrowing = {
  status: words,
  /** Ids of members; `none`: not assigned. */
  assignee: words,
  expert: words,
  tag: words,
  deadline: words,
  verified: words,
  source: words,
  country: words,
  outcome: words,
  /** Answers to fields of the organisation, as `key:choice`; of a yes or no, `key:true`. Several of one field: any of them. */
  field: manyOf(line(190)).optional(),
};

/** How many inquiries each view holds, and how many of each type (by its number) the asked view holds. */
export const inquiryCounts = z.object({
  views: z.record(z.enum(inquiryViews), z.number().int()),
  types: z.record(z.string(), z.number().int()),
});
export type InquiryCounts = z.infer<typeof inquiryCounts>;

export const inquiryListQuery = pageQuery.extend({
  view: z.enum(inquiryViews).default('all_open'),
  type: manyOf(z.coerce.number().pipe(inquiryTypeId)).optional(),
  q: line(maxSearchLength).optional(),
  sort: z.enum(inquirySorts).default('deadline'),
  ...narrowing,
});
/** What of it stands in the inbox's address; how many rows a page has is the page's own matter. */
export const inquiryListUrl = inquiryListQuery.omit({ page_size: true });
export type InquiryListUrl = z.output<typeof inquiryListUrl>;

const closing = z
  .object({
    version,
    outcome: describeField(inquiryOutcome, { label: 'How did it end?', missing: 'Choose how it ended.' }),
    note: describeField(prose(1000), { label: 'Note', hint: 'Only your team sees the note.' }).optional(),
    late_reason: lateReason.optional(),
  })
  .superRefine(({ outcome, note = '' }, context) => {
    if (outcomesWithReason.includes(outcome) && note === '')
      context.addIssue({ code: 'custom', path: ['note'], message: 'Say why the deadline was missed.' });
  });

export const inquiries = {
  list: defineRoute({
    id: 'inquiries.list',
    method: 'GET',
    path: '/app/inquiries/{identifier}',
    summary: 'Inquiries of the organisation that the session may read, with the counts of each view.',
    params: ownParams,
    query: inquiryListQuery,
    response: pageOf(inquirySummary).extend({ counts: inquiryCounts }),
    errors: ['not_allowed'],
  }),
  get: defineRoute({
    id: 'inquiries.get',
    method: 'GET',
    path: '/app/inquiries/{identifier}/{id}',
    summary: 'One inquiry with its thread, notes and history. Reading it marks it read.',
    params: ownItemParams,
    response: inquiryDetail,
    errors: ['not_allowed', 'not_found'],
  }),
  reply: defineRoute({
    id: 'inquiries.reply',
    method: 'POST',
    path: '/app/inquiries/{identifier}/{id}/messages',
    summary:
      'Reply to the seeker, by email and in the tracker, or add a note that only the team sees. A reply takes what nobody is responsible for.',
    params: ownItemParams,
    body: z
      .object({
        visibility: z.enum(['all', 'internal']),
        body: prose(10_000, 1),
        /** Whose turn it is after a reply. While experts are asked, the team's turn is waiting for them. */
        then: z.enum(['open', 'waiting_seeker']).optional(),
        late_reason: lateReason.optional(),
        /** Files of the own draft. */
        attachments: attachmentIds.optional(),
        /** The newest message that the writer had before them. A colleague's reply after it is shown before another goes out. */
        after_message_id: id.optional(),
      })
      .superRefine(({ visibility, body }, context) => {
        // A note may quote a placeholder: nothing of it goes out.
        if (visibility === 'all') refusePlaceholder(body, context, ['body']);
      }),
    response: inquiryDetail,
    status: 201,
    idempotent: true,
    errors: ['not_allowed', 'not_found', 'version_conflict', 'invalid_transition', 'idempotency_conflict'],
  }),
  update: defineRoute({
    id: 'inquiries.update',
    method: 'PATCH',
    path: '/app/inquiries/{identifier}/{id}',
    summary: 'Assign an inquiry (null takes the assignment away). Refused when somebody changed it since.',
    params: ownItemParams,
    body: z.object({ version, assignee_id: id.nullable() }),
    response: inquiryDetail,
    errors: ['not_allowed', 'not_found', 'version_conflict'],
  }),
  passOn: defineRoute({
    id: 'inquiries.passOn',
    method: 'POST',
    path: '/app/inquiries/{identifier}/{id}/pass-on',
    summary:
      'Pass an inquiry on to people who take its type through the office. They see and hear of it now.',
    params: ownItemParams,
    body: z.object({ version, person_ids: z.array(id).min(1).max(5) }),
    response: inquiryDetail,
    errors: ['not_allowed', 'not_found', 'version_conflict', 'invalid_transition'],
  }),
  close: defineRoute({
    id: 'inquiries.close',
    method: 'POST',
    path: '/app/inquiries/{identifier}/{id}/close',
    summary: 'Close with an outcome; deadline_missed asks for the reason in the note.',
    params: ownItemParams,
    body: closing,
    response: inquiryDetail,
    errors: ['not_allowed', 'not_found', 'version_conflict', 'invalid_transition'],
  }),
  reopen: defineRoute({
    id: 'inquiries.reopen',
    method: 'POST',
    path: '/app/inquiries/{identifier}/{id}/reopen',
    summary: 'Open a closed inquiry again.',
    params: ownItemParams,
    body: z.object({ version }),
    response: inquiryDetail,
    errors: ['not_allowed', 'not_found', 'version_conflict', 'invalid_transition'],
  }),
  assignees: defineRoute({
    id: 'inquiries.assignees',
    method: 'GET',
    path: '/app/inquiries/{identifier}/assignees',
    summary: 'The people of the team who can take an inquiry.',
    params: ownParams,
    response: z.object({ items: z.array(userReference.extend({ role })) }),
    errors: ['not_allowed'],
  }),
};
