import type { Transaction } from '@rostrum/server-kit/database';
import { inquiryThreadRepository, type InquiryRecord } from '../inquiries/index.ts';

/** What the seeker says, in the thread that both sides read. */
export const addSeekersMessage = (
  tx: Transaction,
  inquiry: InquiryRecord,
  {
    body,
    now,
    channel = 'web',
    wholeText = null,
  }: { body: string; now: Date; channel?: 'web' | 'email'; wholeText?: string | null },
) =>
  inquiryThreadRepository.add(tx, {
    orgId: inquiry.orgId,
    inquiryId: inquiry.id,
    authorKind: 'seeker',
    authorUserId: inquiry.seekerId,
    authorPersonId: null,
    authorName: `${inquiry.firstname} ${inquiry.lastname}`,
    visibility: 'all',
    body,
    channel,
    wholeText,
    createdAt: now,
  });
