import { AsyncLocalStorage } from 'node:async_hooks';
import { sql, type SQL } from 'drizzle-orm';

const storage = new AsyncLocalStorage<Date>();

/** Runs `work` as if it were another time: what it writes down carries it. For histories that are loaded. */
export const runAtTime = <Result>(time: Date, work: () => Promise<Result>): Promise<Result> =>
  // Awaited inside, since a query of the builder only runs when it is awaited.
  storage.run(time, async () => await work());

/** The time that runAtTime set; undefined when time goes as usual. */
export const movedTime = (): Date | undefined => storage.getStore();

/** Now, by the database's own clock unless time was moved. */
export function sqlNow(): SQL {
  const moved = movedTime();
  return moved === undefined ? sql`now()` : sql`${moved.toISOString()}::timestamptz`;
}
