import {
  defineRoute,
  describeField,
  id,
  inquiryTypeId,
  isoDateTime,
  line,
  ownItemParams,
  outgoingProse,
  ownParams,
  pageOf,
  pageQuery,
  z,
  maxSearchLength,
} from '@rostrum/contracts';
import { holdingActions } from './inquiry-rules.contract.ts';
import { ruleKinds } from './rule-pattern.ts';
import { screeningCategories, verdictReason } from './verdict.ts';

/** `spam`: confirmed, or no one decided in time. */
export const heldStates = ['held', 'spam', 'released'] as const;
export const heldDecisions = ['release', 'release_and_allow', 'confirm'] as const;
export type HeldState = (typeof heldStates)[number];
export type HeldDecision = (typeof heldDecisions)[number];

/** An inquiry that a rule or screening holds or held. */
export const heldInquiry = z.object({
  id,
  ref: z.string(),
  type: inquiryTypeId,
  subject: z.string(),
  restricted: z.boolean(),
  sender: z.object({
    name: z.string(),
    email: z.string(),
    organization: z.string().nullable(),
    verified: z.boolean(),
    email_confirmed: z.boolean().optional(),
  }),
  recipients: z.array(z.string()),
  deadline_at: isoDateTime.nullable(),
  created_at: isoDateTime,
  /** Until when it waits for a decision. */
  expires_at: isoDateTime,
  state: z.enum(heldStates),
  action: z.enum(holdingActions),
  /** Null: screening holds it. */
  rule: z.object({ kind: z.enum(ruleKinds), pattern: z.string(), reason: z.string() }).nullable(),
  /** Null for what arrived before there was screening. */
  verdict: z
    .object({
      /** 0 genuine, 1 spam. */
      score: z.number(),
      threshold: z.number(),
      category: z.enum(screeningCategories).nullable(),
      /** A threat: it is kept until a person decides. */
      is_safety: z.boolean(),
    })
    .nullable(),
  decided: z.object({ by: z.string().nullable(), at: isoDateTime }).nullable(),
});
export type HeldInquiry = z.infer<typeof heldInquiry>;

/** How a person can be written to: `profile` is an address that no account proves. */
export const threatReaches = ['account', 'profile', 'none'] as const;
export const noticeDeliveries = ['queued', 'sent', 'failed'] as const;
export type ThreatReach = (typeof threatReaches)[number];

/** A person whom a held inquiry is addressed to or, if it is a threat, names. */
export const concernedPerson = z.object({
  id,
  name: z.string(),
  is_in_safety_mode: z.boolean(),
  /** The message names the person and is addressed to others. */
  is_named: z.boolean().default(false),
  /** Missing in responses of earlier releases. */
  reach: z.enum(threatReaches).optional(),
  /** The latest email that informed the person of the threat; another one can be sent only if it failed. */
  notified: z
    .object({
      by: z.string(),
      at: isoDateTime,
      /** Null once the record of the email is gone. */
      delivery: z.enum(noticeDeliveries).nullable(),
    })
    .nullable()
    .default(null),
});
export type ConcernedPerson = z.infer<typeof concernedPerson>;

export const threatNotice = z.object({
  note: describeField(outgoingProse(1000), {
    label: 'Note',
    hint: 'It’s in the email, with your name.',
  }).optional(),
  include_message: describeField(z.boolean(), {
    label: 'Include the message',
    hint: 'Without it, the email doesn’t repeat anything the sender wrote.',
  }).default(false),
});

export const heldInquiryDetail = heldInquiry.extend({
  message: z.string(),
  /** Who it is addressed to; of a threat also the people it names. */
  people: z.array(concernedPerson).default([]),
  /** Nothing erases it, whatever its time. */
  is_on_hold: z.boolean().default(false),
  /** Where it was sent from; kept for 90 days, of threats as evidence for longer. */
  ip: z.string().nullable(),
  reasons: z.array(verdictReason),
  /** What else came from the same mailbox to the organisation. */
  history: z.object({
    sent: z.number().int(),
    answered: z.number().int(),
    spam: z.number().int(),
    first_at: isoDateTime.nullable(),
  }),
});
export type HeldInquiryDetail = z.infer<typeof heldInquiryDetail>;

export const quarantineQuery = pageQuery.extend({
  state: z.enum(heldStates).default('held'),
  action: z.enum(holdingActions).optional(),
  category: z.enum(screeningCategories).optional(),
  type: z.coerce.number().pipe(inquiryTypeId).optional(),
  q: line(maxSearchLength).optional(),
});

/** AI Quarantine: what rules and screening hold, until a person decides. */
export const quarantine = {
  list: defineRoute({
    id: 'quarantine.list',
    method: 'GET',
    path: '/app/quarantine/{identifier}',
    summary:
      'Held inquiries: possible threats first, then those with the nearest deadline, then those that screening is least sure of.',
    params: ownParams,
    query: quarantineQuery,
    response: pageOf(heldInquiry).extend({
      /** `passed`, `released` and `confirmed` in the last 30 days. */
      counts: z.object({
        held: z.number().int(),
        passed: z.number().int(),
        released: z.number().int(),
        confirmed: z.number().int(),
        /** Threats that wait for a decision. */
        safety: z.number().int(),
      }),
      /** Of all that screening held and a person decided: how many, and the share that was spam, null while they are few. */
      precision: z.object({ decided: z.number().int(), share: z.number().nullable() }),
      /** Of all spam that people found or confirmed, the share that screening held; null while they are few. */
      recall: z.object({ known: z.number().int(), share: z.number().nullable() }),
    }),
    errors: ['not_allowed'],
  }),
  get: defineRoute({
    id: 'quarantine.get',
    method: 'GET',
    path: '/app/quarantine/{identifier}/{id}',
    summary:
      'One held inquiry with its message and what its sender sent before. Reading a restricted one is recorded.',
    params: ownItemParams,
    response: heldInquiryDetail,
    errors: ['not_allowed', 'not_found'],
  }),
  decide: defineRoute({
    id: 'quarantine.decide',
    method: 'POST',
    path: '/app/quarantine/{identifier}/decisions',
    summary:
      'Release inquiries to the inbox, allow their senders too, or confirm them as spam. Those decided already are left as they are.',
    params: ownParams,
    body: z.object({ ids: z.array(id).min(1).max(50), decision: z.enum(heldDecisions) }),
    response: z.object({ decided: z.array(id), skipped: z.array(id) }),
    errors: ['not_allowed'],
  }),
  notifyExpert: defineRoute({
    id: 'quarantine.notifyExpert',
    method: 'POST',
    path: '/app/quarantine/{identifier}/{id}/people/{person_id}/notice',
    summary:
      'Email a person that a possible threat addressed to them or naming them is held. Each person is notified once: a repeated call sends nothing and returns the notice, unless its email failed.',
    params: ownItemParams.extend({ person_id: id }),
    body: threatNotice,
    response: concernedPerson,
    errors: ['not_allowed', 'not_found', 'invalid_transition', 'too_many_requests'],
  }),
};
