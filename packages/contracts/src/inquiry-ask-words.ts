import { z } from 'zod';

/** How far the question to one expert is. `queued`: others come first. */
export const askStates = [
  'queued',
  'asked',
  'accepted',
  'declined',
  'suggested',
  'proposed',
  'expired',
  'cancelled',
] as const;
export const askState = z.enum(askStates);
export type AskState = z.infer<typeof askState>;

/** The words of each state, as the desk reads them. */
export const askStateLabels: Record<AskState, string> = {
  queued: 'Next in order',
  asked: 'Asked',
  accepted: 'Accepted',
  declined: 'Declined',
  suggested: 'Suggested',
  proposed: 'Another time',
  expired: 'No answer',
  cancelled: 'Cancelled',
};

export const askAnswers = ['accept', 'propose', 'suggest', 'decline'] as const;
export const askAnswer = z.enum(askAnswers);
export type AskAnswer = z.infer<typeof askAnswer>;

export const declineReasons = ['busy', 'not_my_field', 'conflict', 'fee', 'safety', 'other'] as const;
export const declineReason = z.enum(declineReasons);
export type DeclineReason = z.infer<typeof declineReason>;

/** The reasons in the expert's words; the desk alone reads them. */
export const declineReasonLabels: Record<DeclineReason, string> = {
  busy: 'I am busy',
  not_my_field: 'It is not my field',
  conflict: 'There is a conflict of interest',
  fee: 'Because of the fee',
  safety: 'I do not feel safe with this one',
  other: 'Another reason',
};

/** Why an ask was cancelled: the desk took it back, another expert said yes first, or the inquiry is over. */
export const askCancellations = ['desk', 'taken', 'over'] as const;
export const askCancellation = z.enum(askCancellations);
export type AskCancellation = z.infer<typeof askCancellation>;
