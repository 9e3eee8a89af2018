import {
  attachment,
  attachmentIds,
  defineRoute,
  id,
  inquiryDetail,
  isoDateTime,
  lateReasons,
  ownItemParams,
  outgoingProse,
  z,
} from '@rostrum/contracts';

/** A reply goes to the seeker, a note to the team; each has a draft of its own. */
export const draftModes = ['reply', 'note'] as const;
export type DraftMode = (typeof draftModes)[number];

/** How long a reply is held back, so that it can be taken back. */
export const holdSeconds = 10;

/** Why a held reply did not go out. */
export const returnReasons = ['closed', 'colleague_replied', 'not_allowed'] as const;
export type ReturnReason = (typeof returnReasons)[number];

/** Longer than what can be sent: a reply that was taken back stands beside what was written since. */
const draftText = z
  .string()
  .normalize()
  .max(20_100)
  .refine((text) => !text.includes('\u0000'), 'Remove control characters.');

export const inquiryDraft = z.object({
  text: z.string(),
  /** 0 before the first. An emptied draft goes on counting. */
  version: z.number().int().min(0),
  saved_at: isoDateTime.nullable(),
});
export type InquiryDraft = z.infer<typeof inquiryDraft>;

export const heldReply = z.object({
  id,
  text: z.string(),
  send_at: isoDateTime,
  /** Set when it could not go out; it waits for its writer then. */
  returned_because: z.enum(returnReasons).nullable(),
  /** It came back since a clearance was refused, or taken out of it; the reason of old areas is `not_allowed`. */
  not_cleared: z.boolean().optional(),
  attachments: z.array(attachment).default([]),
});
export type HeldReply = z.infer<typeof heldReply>;

/** What the session is writing about an inquiry, and who else's reply is about to go out. */
export const inquiryWriting = z.object({
  reply: inquiryDraft,
  note: inquiryDraft,
  held: heldReply.nullable(),
  /** Files of each draft, in the order in which they were added. */
  attachments: z
    .object({ reply: z.array(attachment), note: z.array(attachment) })
    .default({ reply: [], note: [] }),
  held_by_others: z.array(z.string()),
});
export type InquiryWriting = z.infer<typeof inquiryWriting>;

const path = '/app/inquiries/{identifier}/{id}';
const heldParams = ownItemParams.extend({ held_id: id });

/** Drafts, and replies that wait 10 seconds before they go out. */
export const inquiryDrafts = {
  get: defineRoute({
    id: 'inquiry-drafts.get',
    method: 'GET',
    path: `${path}/writing`,
    summary: 'The drafts of the session about an inquiry, and its reply that has not gone out yet.',
    params: ownItemParams,
    response: inquiryWriting,
    errors: ['not_allowed', 'not_found'],
  }),
  save: defineRoute({
    id: 'inquiry-drafts.save',
    method: 'PUT',
    path: `${path}/drafts/{mode}`,
    summary: 'Keep a draft. Refused when it was changed on another device since; nothing is overwritten.',
    params: ownItemParams.extend({ mode: z.enum(draftModes) }),
    body: z.object({ text: draftText, version: z.number().int().min(0).max(2_147_483_647) }),
    response: inquiryDraft,
    errors: ['not_allowed', 'not_found', 'version_conflict'],
  }),
  hold: defineRoute({
    id: 'inquiry-drafts.hold',
    method: 'POST',
    path: `${path}/held-replies`,
    summary: 'Send a reply to the seeker in 10 seconds. Until then it can be taken back.',
    params: ownItemParams,
    body: z.object({
      body: outgoingProse(10_000, 1),
      then: z.enum(['open', 'waiting_seeker']).default('open'),
      late_reason: z.enum(lateReasons).optional(),
      /** Files of the draft that go with it. */
      attachments: attachmentIds.optional(),
      /** The newest message that the writer had before them. */
      after_message_id: id.optional(),
    }),
    response: heldReply,
    status: 201,
    idempotent: true,
    errors: ['not_allowed', 'not_found', 'version_conflict', 'invalid_transition', 'idempotency_conflict'],
  }),
  takeBack: defineRoute({
    id: 'inquiry-drafts.take-back',
    method: 'DELETE',
    path: `${path}/held-replies/{held_id}`,
    summary: 'Take a held reply back; its text is the draft again. 404 once it has gone out.',
    params: heldParams,
    response: inquiryDraft,
    errors: ['not_allowed', 'not_found'],
  }),
  /** Of the resource `inquiries`: the thread, the list and the counts change with it. */
  sendNow: defineRoute({
    id: 'inquiries.send-held',
    method: 'POST',
    path: `${path}/held-replies/{held_id}/send`,
    summary: 'Send a held reply without waiting any longer.',
    params: heldParams,
    response: inquiryDetail,
    errors: ['not_allowed', 'not_found', 'version_conflict', 'invalid_transition'],
  }),
};
