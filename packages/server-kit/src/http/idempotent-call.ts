import { createHash } from 'node:crypto';
import {
  idempotencyRepository,
  type IdempotencyClaim,
  type StoredAnswer,
} from '../database/idempotency.repository.ts';
import { runAsSystem } from '../database/principal.ts';
import type { Database, Transaction } from '../database/queryable.ts';
import { transaction } from '../database/transaction.ts';
import { ConflictError, InputError } from '../errors.ts';
import { createTurns } from './turns.ts';

/** Whose keys those of guests are. */
export const guestScope = 'guest';

/** How a form was filled in is no part of what was sent: a repeat says something else of it. */
const withoutFilling = (name: string, value: unknown) => (name === 'filled_seconds' ? undefined : value);

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
  const requestHash = createHash('sha256').update(JSON.stringify(request, withoutFilling)).digest('hex');
  return { scope, key: header, requestHash };
}

const asSystem = <Result>({ scope }: IdempotencyClaim, work: () => Promise<Result>): Promise<Result> =>
  scope === guestScope ? runAsSystem('a guest owns no rows; the key is secret to its sender', work) : work();

function checkSameRequest(claim: IdempotencyClaim, stored: StoredAnswer): void {
  if (stored.requestHash === claim.requestHash) return;
  throw new ConflictError(
    'This Idempotency-Key was used for another request. Use a new key for a new request.',
    { code: 'idempotency_conflict' },
  );
}

/** A call in two steps. */
export interface StagedCall<Prepared> {
  /** Before the transaction opens: limits, look-ups, whatever needs a connection of its own. */
  prepare: () => Promise<Prepared>;
  work: (tx: Transaction, prepared: Prepared) => Promise<unknown>;
}

/**
 * Does a call once per key. The key and the answer are stored in the transaction of the write itself: after a crash
 * either both are there, and a retry gets the same answer, or neither, and a retry does the work. A retry is answered
 * before `prepare`, so that it uses up no limit; twins wait for each other here, without a connection.
 */
export function createCallOnce(db: Database) {
  const inTurn = createTurns();

  async function callWithKey<Prepared>(
    claim: IdempotencyClaim,
    status: number,
    { prepare, work }: StagedCall<Prepared>,
  ): Promise<unknown> {
    const before = await asSystem(claim, () => idempotencyRepository.find(db, claim));
    if (before) {
      checkSameRequest(claim, before);
      return before.answer;
    }
    const prepared = await prepare();
    return transaction(db, async (tx) => {
      // A twin on another server may have come first.
      const stored = await asSystem(claim, () => idempotencyRepository.claim(tx, claim));
      if (stored) {
        checkSameRequest(claim, stored);
        return stored.answer;
      }
      const answer = await work(tx, prepared);
      await asSystem(claim, () => idempotencyRepository.keepAnswer(tx, claim, status, answer));
      return answer;
    });
  }

  return async <Prepared>(
    claim: IdempotencyClaim | undefined,
    status: number,
    call: StagedCall<Prepared>,
  ): Promise<unknown> => {
    if (claim) return inTurn(`${claim.scope} ${claim.key}`, () => callWithKey(claim, status, call));
    const prepared = await call.prepare();
    return transaction(db, (tx) => call.work(tx, prepared));
  };
}

export type CallOnce = ReturnType<typeof createCallOnce>;
