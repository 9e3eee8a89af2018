import type { LateReason } from '@rostrum/contracts';

/** The words of each reason, as the team chooses and reads them. */
export const lateReasonLabels: Record<LateReason, string> = {
  no_expert: 'No expert was available',
  approval: 'Waiting for approval',
  seen_late: 'Seen too late',
  sender_details: 'Details from the sender were missing',
  other: 'Another reason',
};
