import { openInquiryStatuses } from '@rostrum/contracts';
import type { Queryable } from '@rostrum/server-kit/database';
import type { InquiryDetailRow } from '../inquiries.repository.ts';
import type { InquiryPriority } from '../inquiry-priority.ts';
import { readSection } from './read-section.ts';
import { replyDueAt } from './reply-due.ts';
import { trialRepository } from './trial.repository.ts';

/** When the first reply to an inquiry is due by the setup of today; null once there is one, or it is over. */
export async function findReplyDue(
  db: Queryable,
  orgId: string,
  row: InquiryDetailRow & { priority: InquiryPriority },
): Promise<Date | null> {
  if (row.firstReplyAt !== null || !openInquiryStatuses.some((status) => status === row.status)) return null;
  const replyTimes = await readSection(db, orgId, 'reply_times');
  const hours = await readSection(db, orgId, 'hours');
  const startedAt = (await trialRepository.releasedAt(db, orgId, row.id)) ?? row.createdAt;
  return replyDueAt({ ...row, startedAt }, { replyTimes, hours, timezone: row.organisationTimezone });
}
