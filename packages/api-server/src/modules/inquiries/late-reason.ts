import type { LateReason } from '@rostrum/contracts';
import { lateReasonLabels } from '@rostrum/contracts/inquiries';
import type { InquiryChange, InquiryRecord } from './inquiry-changes.repository.ts';

/** A reason counts for a first reply that was missed and is not explained yet. */
const isAsked = ({ replyMissedAt, firstReplyAt, lateReason }: InquiryRecord) =>
  replyMissedAt !== null && firstReplyAt === null && lateReason === null;

/** Asked for and never demanded: a reply that is late already does not wait for it. */
export const givenReason = (inquiry: InquiryRecord, reason: LateReason | undefined): InquiryChange =>
  reason !== undefined && isAsked(inquiry) ? { lateReason: reason } : {};

/** The reason as the history tells it. */
export const lateWords = (inquiry: InquiryRecord, reason: LateReason | undefined): string[] =>
  reason !== undefined && isAsked(inquiry)
    ? [`said why the first reply was late: ${lateReasonLabels[reason].toLowerCase()}`]
    : [];
