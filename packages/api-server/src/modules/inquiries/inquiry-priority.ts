import type { InquirySubmission, InquiryTypeId } from '@rostrum/contracts';
import type { InquiryPriority } from '@rostrum/contracts/inquiries';

export type { InquiryPriority };
export type InquirySensitivity = 'normal' | 'restricted';

const hour = 3_600_000;

/** How soon somebody must act, by the same thresholds that colour a deadline on screen. */
export function priorityOf(deadlineAt: Date | null, now: Date): InquiryPriority {
  if (deadlineAt === null) return 'low';
  const left = deadlineAt.getTime() - now.getTime();
  if (left < 3 * hour) return 'urgent';
  return left < 24 * hour ? 'high' : 'normal';
}

const expertWitness: InquiryTypeId = 3;
const donor: InquiryTypeId = 7;

/** Parties of a case and the names of anonymous donors are for those who must know. */
export function sensitivityOf({
  type,
  fields,
}: Pick<InquirySubmission, 'type' | 'fields'>): InquirySensitivity {
  if (type === expertWitness) return 'restricted';
  return type === donor && 'anonymous' in fields && fields.anonymous === true ? 'restricted' : 'normal';
}
