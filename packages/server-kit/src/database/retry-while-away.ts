import { setTimeout as wait } from 'node:timers/promises';
import { databaseErrorOf } from './database-errors.ts';

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
      return await read();
    } catch (error) {
      if (databaseErrorOf(error, {})?.code !== 'unavailable' || Date.now() - started > timeoutMs) throw error;
    }
  }
}
