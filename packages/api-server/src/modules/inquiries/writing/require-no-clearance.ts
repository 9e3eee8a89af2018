import { ConflictError } from '@rostrum/server-kit';
import type { Transaction } from '@rostrum/server-kit/database';
import type { InquiryRecord } from '../inquiry-changes.repository.ts';
import { clearanceRepository } from './clearances.repository.ts';

/** While a reply waits for clearance nothing else goes out: another text would be the way around it. */
export async function requireNoClearance(tx: Transaction, inquiry: InquiryRecord): Promise<void> {
  const [held] = await clearanceRepository.held(tx, { orgId: inquiry.orgId, inquiryId: inquiry.id });
  if (held === undefined) return;
  const names = await clearanceRepository.names(tx, [held.userId]);
  throw new ConflictError(
    `A reply by ${names.get(held.userId) ?? 'a colleague'} waits for clearance. Wait until it has gone out, or have it taken back.`,
    {
      code: 'version_conflict',
      details: { version: inquiry.version, status: inquiry.status, assignee_id: inquiry.assigneeId },
    },
  );
}
