import type { Queryable, Transaction } from './queryable.ts';

/**
 * Runs `work` in one transaction and commits when it resolves. Inside another transaction it is a savepoint, so
 * services may call each other. Nothing slow belongs in it: no network, no hashing, no mail, and nothing that
 * asks the pool for another connection. One that only reads takes the login that cannot become the system.
 */
export const transaction = <Result>(
  db: Queryable,
  work: (tx: Transaction) => Promise<Result>,
  { isReadOnly = false } = {},
): Promise<Result> => db.transaction(work, isReadOnly ? { accessMode: 'read only' } : undefined);
