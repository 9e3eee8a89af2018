import { z } from 'zod';
import { attachment, attachmentIds } from './attachments.ts';
import { guestUploadKey } from './guest-uploads.contract.ts';
import { defineRoute } from './define-route.ts';
import { inquirySubmission } from './inquiry-submission.ts';
import { inquiryMeeting } from './inquiry-meeting.ts';
import { inquiryOutcome, seekerStatus } from './inquiry-status.ts';
import { inquiryTypeId } from './lookups/inquiry-types.ts';
import {
  dashboardAddress,
  id,
  isoDateTime,
  manyOf,
  ownItemParams,
  ownParams,
  pageOf,
  pageQuery,
  prose,
  slug,
} from './primitives.ts';

const recipient = z.object({
  username: z.string(),
  name: z.string(),
  job_title: z.string(),
  image: z.string().nullable(),
});

/** One card of the seeker's list: never an internal state, note or name of the team. */
export const sentInquiry = z.object({
  id,
  ref: z.string(),
  type: inquiryTypeId,
  subject: z.string(),
  status: seekerStatus,
  /** When each step was reached, as recorded; null when it was not. */
  steps: z.object({
    received: isoDateTime,
    with_the_team: isoDateTime.nullable(),
    expert_asked: isoDateTime.nullable(),
    replied: isoDateTime.nullable(),
    closed: isoDateTime.nullable(),
  }),
  /** What became of asking, as far as the seeker may know: never who else was asked, nor why an expert declined. */
  expert_answer: z.object({ answer: z.enum(['accepted', 'declined']), at: isoDateTime }).nullable(),
  deadline_at: isoDateTime.nullable(),
  created_at: isoDateTime,
  last_message_at: isoDateTime,
  organisation: z.object({ name: z.string(), company_username: z.string() }),
  recipients: z.array(recipient),
});
export type SentInquiry = z.infer<typeof sentInquiry>;

/** What the seeker sees of an inquiry, in the tracker and behind a signed link. */
export const trackedInquiry = sentInquiry.extend({
  message: z.string(),
  desk_phone: z.string().nullable(),
  timezone: z.string(),
  closed_at: isoDateTime.nullable(),
  may_reply: z.boolean(),
  may_withdraw: z.boolean(),
  /** It is open and has a deadline, so its sender can allow more time. */
  may_extend: z.boolean(),
  /** How it ended; null while it is open. The desk's note about it stays with the desk. */
  outcome: inquiryOutcome.nullable(),
  /**
   * Whether a guest showed that the address is theirs. `by_this_link`: this one was emailed there, so it can; `by_email`: one
   * that was emailed can. Absent behind an account, which proves its address, and where no link could.
   */
  address: z.enum(['confirmed', 'by_this_link', 'by_email']).nullish(),
  /** Offered or agreed; null when there is none. */
  meeting: inquiryMeeting.nullish(),
  /** References of own inquiries that were joined with it. */
  joined_refs: z.array(z.string()).optional(),
  history: z.array(
    z.object({
      id,
      kind: z.enum(['received', 'message', 'status']),
      text: z.string(),
      /** It came by email, which had more than the message: a quotation, a signature. */
      has_whole: z.boolean().optional(),
      /** Set for messages. */
      author: z.object({ name: z.string(), is_you: z.boolean(), image: z.string().nullable() }).nullable(),
      created_at: isoDateTime,
      attachments: z.array(attachment).default([]),
    }),
  ),
});
export type TrackedInquiry = z.infer<typeof trackedInquiry>;

const receipt = z.object({
  id,
  ref: z.string(),
  /** Path of the tracking page; for a guest it carries the signed token. */
  tracking_path: z.string(),
  desk_phone: z.string().nullable(),
});
const reply = z.object({
  body: prose(10_000, 1),
  /** Own uploads, by their ids. */
  attachments: attachmentIds.optional(),
  /** Under which a guest uploaded them. */
  attachments_key: guestUploadKey.optional(),
  /** Reopens an inquiry that its seeker withdrew. Without it, the message is added and the inquiry stays withdrawn. */
  reopen: z.boolean().optional(),
});
const tokenParams = z.object({ token: z.string().min(20).max(200) });

/** What the account said about itself in its last inquiries, else in its profile: the next form starts with it. */
export const senderDetails = z.object({
  /** From the last inquiry of any type, else from the profile. */
  country: z.string().nullable(),
  state: z.string().nullable(),
  /** From the profile. */
  organization: z.string().nullish(),
  job_title: z.string().nullish(),
  /** From the last inquiry of each type. */
  by_type: z.array(z.object({ type: inquiryTypeId, fields: z.record(z.string(), z.string()) })),
});
export type SenderDetails = z.infer<typeof senderDetails>;

/** What the address of an inquiry to several people holds: usernames of experts, what it repeats, and where they were chosen. */
export const inquiryUrl = z.object({
  people: manyOf(slug).optional().catch(undefined),
  /** A sent inquiry whose text the form begins with. */
  copy: id.optional().catch(undefined),
  from: dashboardAddress.optional().catch(undefined),
});

/** What the address of the list of sent inquiries holds. */
export const sentInquiryFilters = z.object({
  state: z.enum(['open', 'closed', 'all']).default('all'),
  type: manyOf(z.coerce.number().pipe(inquiryTypeId)).optional(),
});

export const sentInquiries = {
  list: defineRoute({
    id: 'sent-inquiries.list',
    method: 'GET',
    path: '/app/seeker/{identifier}/inquiries',
    summary: 'Inquiries that the session sent, newest deadline first.',
    params: ownParams,
    query: pageQuery.extend(sentInquiryFilters.shape),
    response: pageOf(sentInquiry).extend({ open_total: z.number().int() }),
  }),
  get: defineRoute({
    id: 'sent-inquiries.get',
    method: 'GET',
    path: '/app/seeker/{identifier}/inquiries/{id}',
    summary: 'One sent inquiry with its thread and steps.',
    params: ownItemParams,
    response: trackedInquiry,
    errors: ['not_found'],
  }),
  senderDetails: defineRoute({
    id: 'sent-inquiries.sender-details',
    method: 'GET',
    path: '/app/seeker/{identifier}/sender-details',
    summary: 'What the session said about itself in its last inquiries.',
    params: ownParams,
    response: senderDetails,
  }),
  send: defineRoute({
    id: 'sent-inquiries.send',
    method: 'POST',
    path: '/app/seeker/{identifier}/inquiries',
    summary: 'Send an inquiry as the signed-in seeker.',
    params: ownParams,
    body: inquirySubmission,
    response: receipt,
    status: 201,
    idempotent: true,
    errors: ['not_found', 'too_many_requests', 'idempotency_conflict'],
  }),
  reply: defineRoute({
    id: 'sent-inquiries.reply',
    method: 'POST',
    path: '/app/seeker/{identifier}/inquiries/{id}/messages',
    summary: 'Add to a sent inquiry.',
    params: ownItemParams,
    body: reply,
    response: trackedInquiry,
    status: 201,
    idempotent: true,
    errors: ['not_found', 'invalid_transition', 'idempotency_conflict'],
  }),
  withdraw: defineRoute({
    id: 'sent-inquiries.withdraw',
    method: 'POST',
    path: '/app/seeker/{identifier}/inquiries/{id}/withdraw',
    summary: 'Withdraw a sent inquiry; the team sees it closed as withdrawn.',
    params: ownItemParams,
    response: trackedInquiry,
    errors: ['not_found', 'invalid_transition'],
  }),
};

/** The same for a guest: the signed token of the tracking link stands for the session. */
export const guestInquiries = {
  send: defineRoute({
    id: 'guest-inquiries.send',
    method: 'POST',
    path: '/app/public/inquiries',
    summary: 'Send an inquiry without an account; the answer carries the tracking link.',
    auth: 'public',
    body: inquirySubmission,
    response: receipt,
    status: 201,
    idempotent: true,
    errors: ['not_found', 'too_many_requests', 'idempotency_conflict'],
  }),
  get: defineRoute({
    id: 'guest-inquiries.get',
    method: 'GET',
    path: '/app/public/inquiries/{token}',
    summary: 'The inquiry behind a tracking link.',
    auth: 'public',
    params: tokenParams,
    response: trackedInquiry,
    errors: ['not_found', 'gone'],
  }),
  reply: defineRoute({
    id: 'guest-inquiries.reply',
    method: 'POST',
    path: '/app/public/inquiries/{token}/messages',
    summary: 'Add to the inquiry behind a tracking link.',
    auth: 'public',
    params: tokenParams,
    body: reply,
    response: trackedInquiry,
    status: 201,
    idempotent: true,
    errors: ['not_found', 'gone', 'invalid_transition', 'too_many_requests', 'idempotency_conflict'],
  }),
  withdraw: defineRoute({
    id: 'guest-inquiries.withdraw',
    method: 'POST',
    path: '/app/public/inquiries/{token}/withdraw',
    summary: 'Withdraw the inquiry behind a tracking link.',
    auth: 'public',
    params: tokenParams,
    response: trackedInquiry,
    errors: ['not_found', 'gone', 'invalid_transition', 'too_many_requests'],
  }),
};
