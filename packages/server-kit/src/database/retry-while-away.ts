import { setTimeout as wait } from 'node:timers/promises';
import { BusinessError } from '../errors.ts';
import { databaseErrorOf } from './database-errors.ts';
import { runWithRenewedBudget } from './wait-budget.ts';

/** Returns the refusal of a request whose read did not come in time. */
export const databaseAway = (): BusinessError =>
  new BusinessError('unavailable', 'The service is busy for a moment. Try again shortly.', { retryAfter: 2 });

/**
 * Repeats a read while the database is away, for a while: for the few answers whose failure would sign people
 * out. Longer than the pool waits for a connection, or a database that was paused would end it at the last moment.
 * Never for writes, which may have happened, unless repeating them changes nothing.
 */
export async function retryWhileAway<Result>(
  read: () => Promise<Result>,
  { timeoutMs = 25_000 } = {},
): Promise<Result> {
  for (const started = Date.now(); ; await wait(250)) {
    try {
      return await runWithRenewedBudget(read);
    } catch (error) {
      if (databaseErrorOf(error, {})?.code !== 'unavailable' || Date.now() - started > timeoutMs) throw error;
    }
  }
}

/**
 * Returns the result of a read that is under way, if it comes in time.
 *
 * @throws BusinessError `unavailable` after `milliseconds`; the read goes on and its result is dropped.
 */
export async function readWithin<Result>(milliseconds: number, read: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(databaseAway()), milliseconds);
  });
  return Promise.race([read, timeout]).finally(() => clearTimeout(timer));
}
