import { createHash } from 'node:crypto';
import { idempotencyRepository, type IdempotencyClaim } from '../database/idempotency.repository.ts';
import { runAsSystem } from '../database/principal.ts';
import type { Database, Transaction } from '../database/queryable.ts';
import { transaction } from '../database/transaction.ts';
import { ConflictError, InputError } from '../errors.ts';

/** Whose keys those of guests are. */
export const guestScope = 'guest';

/** Reads the Idempotency-Key header; undefined when none was sent. */
export function idempotencyClaimOf(
  header: string | string[] | undefined,
  scope: string,
  request: unknown,
): IdempotencyClaim | undefined {
  if (header === undefined) return undefined;
  if (typeof header !== 'string' || !/^[\w-]{16,128}$/.test(header))
    throw new InputError('The Idempotency-Key header must be 16 to 128 letters, digits, - or _.', {
      code: 'malformed_request',
    });
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('hex');
  return { scope, key: header, requestHash };
}

const asKeeper = <Result>({ scope }: IdempotencyClaim, work: () => Promise<Result>): Promise<Result> =>
  scope === guestScope ? runAsSystem('a guest owns no rows; the key is secret to its sender', work) : work();

/**
 * Does `work` once per key. The key and the answer are stored in the transaction of the write itself: after a crash
 * either both are there, and a retry gets the same answer, or neither, and a retry does the work.
 */
export function callOnce(
  db: Database,
  claim: IdempotencyClaim | undefined,
  status: number,
  work: (tx: Transaction) => Promise<unknown>,
): Promise<unknown> {
  return transaction(db, async (tx) => {
    if (!claim) return work(tx);
    const stored = await asKeeper(claim, () => idempotencyRepository.claim(tx, claim));
    if (stored && stored.requestHash !== claim.requestHash)
      throw new ConflictError(
        'This Idempotency-Key was used for another request. Use a new key for a new request.',
        { code: 'idempotency_conflict' },
      );
    if (stored) return stored.answer;
    const answer = await work(tx);
    await asKeeper(claim, () => idempotencyRepository.keepAnswer(tx, claim, status, answer));
    return answer;
  });
}
