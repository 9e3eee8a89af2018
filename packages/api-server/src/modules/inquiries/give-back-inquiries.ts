import { grantOf, type MemberRole } from '@rostrum/contracts';
import type { Transaction } from '@rostrum/server-kit/database';
import { inquiryChangesRepository, type InquiryRecord } from './inquiry-changes.repository.ts';
import { type Acting, inquirySteps } from './inquiry-steps.ts';

type Key = Pick<InquiryRecord, 'id' | 'orgId'>;

export interface GivingBack extends Acting {
  /** Who is responsible until now. */
  userId: string;
  /** What the activity says of it. */
  text: string;
}

/** Gives an inquiry back to the desk, unless another member took it meanwhile. */
export async function giveBackInquiry(
  tx: Transaction,
  key: Key,
  { userId, text, ...acting }: GivingBack,
): Promise<void> {
  const inquiry = await inquiryChangesRepository.hold(tx, key.orgId, key.id);
  if (inquiry?.assigneeId !== userId) return;
  const changed = await inquiryChangesRepository.change(tx, inquiry, { assigneeId: null });
  await inquirySteps.record(tx, changed, acting, {
    verb: 'inquiry.assigned',
    text,
    before: { assignee_id: inquiry.assigneeId },
    after: { assignee_id: null },
    isSeekersToo: false,
  });
}

/**
 * Gives every open inquiry of a member back to the desk, when they leave the organisation or get a role without a place at
 * its desk: no one would answer it under their name.
 */
export async function giveBackInquiries(
  tx: Transaction,
  {
    orgId,
    userId,
    name,
    next,
    reason = next === null ? 'left the organisation' : 'has a role now that is not at the desk',
  }: { orgId: string; userId: string; name: string; next: MemberRole | null; reason?: string },
  acting: Acting,
): Promise<void> {
  if (next !== null && grantOf(next, 'inquiry.assign') !== 'deny') return;
  const text = `removed the assignment of ${name}, who ${reason}`;
  for (const key of await inquiryChangesRepository.listOpenAssignedTo(tx, { orgId, userId }))
    await giveBackInquiry(tx, key, { ...acting, userId, text });
}
