import type { Database } from '@rostrum/server-kit/database';
import { rawRetentionDays } from '../event-retention.ts';
import { type RolledDay, rollupRepository } from './rollups.repository.ts';

export interface Recount {
  days: number;
  differences: { day: RolledDay; found: Awaited<ReturnType<typeof rollupRepository.differences>> }[];
}

/** Counts every day anew whose single events are all there, and names what is kept otherwise; `mend` writes it as counted. */
export async function recountEvents(
  db: Database,
  { now, mend }: { now: Date; mend: boolean },
): Promise<Recount> {
  const days = await rollupRepository.recountable(
    db,
    new Date(now.getTime() - rawRetentionDays * 86_400_000),
  );
  const differences: Recount['differences'] = [];
  for (const day of days)
    await db.transaction(async (tx) => {
      const found = await rollupRepository.differences(tx, day);
      if (found.length === 0) return;
      differences.push({ day, found });
      if (!mend) return;
      await rollupRepository.claim(tx, day.orgId);
      await rollupRepository.write(tx, day);
    });
  return { days: days.length, differences };
}
