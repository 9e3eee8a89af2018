import type { Queryable, Transaction } from './queryable.ts';

/**
 * Runs `work` in one transaction and commits when it resolves. Inside another transaction it is a savepoint, so
 * services may call each other. Nothing slow belongs in it: no network, no hashing, no mail.
 */
export const transaction = <Result>(
  db: Queryable,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> => db.transaction(work);
