import type { Database } from '@rostrum/server-kit/database';
import { findNextDay } from './next-day.ts';
import { rollupRepository } from './rollups.repository.ts';

/** Counts every day of every organisation that is over and not counted, also those of a week in which no server ran. */
export async function rollUpEvents(db: Database, now: Date): Promise<number> {
  let days = 0;
  for (const state of await rollupRepository.states(db)) {
    if (!findNextDay(state, now)) continue;
    let isBehind = true;
    while (isBehind) {
      // One day is one transaction: a stop leaves whole days, and the next run goes on with the first that is missing.
      isBehind = await db.transaction(async (tx) => {
        const claimed = await rollupRepository.claim(tx, state.orgId);
        const next = claimed && findNextDay(claimed, now);
        if (next) await rollupRepository.write(tx, next);
        return next !== undefined;
      });
      if (isBehind) days += 1;
    }
  }
  return days;
}
