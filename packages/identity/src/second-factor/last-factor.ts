import type { Transaction } from '@rostrum/server-kit/database';
import { ConflictError, type RequestSession } from '@rostrum/server-kit';
import { accountHolderRepository } from './account-holder.repository.ts';
import { factorRepository } from './factors.repository.ts';

/**
 * After a factor was taken away: refuses when it was the last one and the organisation asks for one. Recovery codes
 * stand in for a factor and go with the last.
 */
export async function settleRemoval(tx: Transaction, { userId, orgId }: RequestSession): Promise<void> {
  if ((await factorRepository.kindsOf(tx, userId)).length > 0) return;
  const organisation = orgId === null ? undefined : await accountHolderRepository.organisation(tx, orgId);
  if (organisation?.requiresSecondFactor === true)
    throw new ConflictError(
      `${organisation.name} requires two-step verification. Set up another second step first, then remove this one.`,
      { code: 'invalid_transition' },
    );
  await factorRepository.replaceRecoveryCodes(tx, userId, []);
}
