import { publicPaths } from '@rostrum/contracts';
import type { Transaction } from '@rostrum/server-kit/database';
import { inquiryChangesRepository, type InquiryRecord } from './inquiry-changes.repository.ts';
import { newTrackingToken, trackingExpiry, trackingTokenHash } from './tracking-token.ts';

/**
 * Where the seeker follows it: the own list, or for a guest a new link, good for 90 days. A link that only an email has
 * proves its mailbox; one that the form shows may be anybody's.
 */
export async function openTracking(
  tx: Transaction,
  inquiry: InquiryRecord,
  { now, isMailed }: { now: Date; isMailed: boolean },
): Promise<string> {
  if (inquiry.seekerId !== null) return `/dashboard/inquiries/sent/${inquiry.id}`;
  const token = newTrackingToken();
  await inquiryChangesRepository.addTrackingLink(tx, {
    tokenHash: trackingTokenHash(token),
    orgId: inquiry.orgId,
    inquiryId: inquiry.id,
    expiresAt: trackingExpiry(now),
    isMailed,
  });
  return publicPaths.tracking(token);
}
