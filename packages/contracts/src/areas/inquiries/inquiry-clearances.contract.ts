import {
  attachmentIds,
  defineRoute,
  describeField,
  id,
  isoDateTime,
  lateReasons,
  ownItemParams,
  outgoingProse,
  prose,
  z,
} from '@rostrum/contracts';
import { heldReply } from './inquiry-writing.contract.ts';
import { mostClearanceSteps, plannedClearanceStep } from './setup-clearances.ts';

/** `waiting`: an earlier step comes first. `withdrawn`: the reply was taken back before this step was decided. */
export const clearanceStates = ['waiting', 'pending', 'approved', 'rejected', 'withdrawn'] as const;

const member = z.object({ id, name: z.string() });

export const clearanceStep = z.object({
  id,
  name: z.string(),
  approver: member,
  state: z.enum(clearanceStates),
  reason: z.string().nullable(),
  opened_at: isoDateTime.nullable(),
  decided_at: isoDateTime.nullable(),
});
export type ClearanceStep = z.infer<typeof clearanceStep>;

export const inquiryClearance = z.object({
  /** Of the held reply. */
  id,
  writer: member,
  asked_at: isoDateTime,
  /** What is to be cleared; null once it went out or came back. */
  reply: heldReply.nullable(),
  steps: z.array(clearanceStep),
});
export type InquiryClearance = z.infer<typeof inquiryClearance>;

/** What the organisation set up for replies to this type of inquiry. */
const plan = z.object({
  steps: z.array(z.object({ name: z.string(), approver_id: id })),
  /** Without these steps no reply goes out. */
  is_required: z.boolean(),
});
export type InquiryClearancePlan = z.infer<typeof plan>;

/** A refusal without a reason would leave the writer to guess. */
const decision = z
  .object({
    step_id: id,
    approve: z.boolean(),
    reason: describeField(prose(1000), { label: 'What has to change' }).optional(),
  })
  .superRefine(({ approve, reason = '' }, context) => {
    if (!approve && reason === '')
      context.addIssue({ code: 'custom', path: ['reason'], message: 'Say what has to change.' });
  });

const path = '/app/inquiries/{identifier}/{id}/clearances';

/** A reply that others clear, one after the other, before it goes out. */
export const inquiryClearances = {
  list: defineRoute({
    id: 'inquiry-clearances.list',
    method: 'GET',
    path,
    summary: 'The clearances of the replies to an inquiry, newest first, for the desk.',
    params: ownItemParams,
    response: z.object({ items: z.array(inquiryClearance), plan: plan.nullish() }),
    errors: ['not_allowed', 'not_found'],
  }),
  ask: defineRoute({
    id: 'inquiry-clearances.ask',
    method: 'POST',
    path,
    summary:
      'Hold a reply until each step has cleared it, in order. The next is asked when the one before was given; nothing else goes out meanwhile.',
    params: ownItemParams,
    body: z.object({
      body: outgoingProse(10_000, 1),
      then: z.enum(['open', 'waiting_seeker']).default('open'),
      late_reason: z.enum(lateReasons).optional(),
      attachments: attachmentIds.optional(),
      after_message_id: id.optional(),
      steps: z.array(plannedClearanceStep).min(1, 'Add a step.').max(mostClearanceSteps),
    }),
    response: heldReply,
    status: 201,
    idempotent: true,
    errors: ['not_allowed', 'not_found', 'version_conflict', 'invalid_transition', 'idempotency_conflict'],
  }),
  decide: defineRoute({
    id: 'inquiry-clearances.decide',
    method: 'POST',
    path: `${path}/{held_id}/decision`,
    summary:
      'Clear a reply, or refuse to with a reason. For whoever’s turn it is; the last clearance sends it.',
    params: ownItemParams.extend({ held_id: id }),
    body: decision,
    response: z.object({ sent: z.boolean() }),
    errors: ['not_allowed', 'not_found', 'version_conflict', 'invalid_transition'],
  }),
};
