import type { Database } from '@rostrum/server-kit/database';
import type { PgBoss } from 'pg-boss';
import { workOnSchedule } from '@rostrum/server-kit/jobs';
import { pageChangesRepository } from './page-changes.repository.ts';

/** Servers ask at least every few minutes or forget all pages; a day leaves room for the longest transaction. */
const keptMs = 86_400_000;

/** Hourly: removes notes of changes that no server needs any more. */
export async function startPruningPageChanges(
  boss: PgBoss,
  { db, clock }: { db: Database; clock: () => Date },
): Promise<void> {
  await workOnSchedule(boss, { queue: 'prune-page-changes', cron: '53 * * * *' }, async () => {
    await pageChangesRepository.prune(db, new Date(clock().getTime() - keptMs));
  });
}
