import { openInquiryStatuses } from '@rostrum/contracts';
import type { Queryable } from '@rostrum/server-kit/database';
import type { InquiryRecord } from '../inquiry-changes.repository.ts';
import type { InquiryDetailRow } from '../inquiries.repository.ts';
import type { InquiryPriority } from '../inquiry-priority.ts';
import { inquiryTeamRepository } from '../inquiry-team.repository.ts';
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

/**
 * When the first reply to an inquiry was missed, for a reply that is sent now: as the job recorded it, or now where the job has
 * not looked since it was due. Null for one in time.
 */
export async function findMissedReply(
  db: Queryable,
  { firstReplyAt, replyMissedAt, ...inquiry }: InquiryRecord,
  now: Date,
): Promise<Date | null> {
  if (firstReplyAt !== null || replyMissedAt !== null) return replyMissedAt;
  const { orgId } = inquiry;
  const { timezone } = await inquiryTeamRepository.organisation(db, orgId);
  const replyTimes = await readSection(db, orgId, 'reply_times');
  const hours = await readSection(db, orgId, 'hours');
  const startedAt = (await trialRepository.releasedAt(db, orgId, inquiry.id)) ?? inquiry.createdAt;
  const due = replyDueAt({ ...inquiry, startedAt }, { replyTimes, hours, timezone });
  return due !== null && due < now ? now : null;
}
