import type { Database } from '@rostrum/server-kit/database';
import type { PgBoss } from 'pg-boss';
import { workOnSchedule } from '@rostrum/server-kit/jobs';
import { pruningLimits } from './event-retention.ts';
import { eventRepository } from './events.repository.ts';

const queue = 'prune-events';

/** Hourly: removes events that are older than they are kept. */
export async function startPruningEvents(boss: PgBoss, { db }: { db: Database }): Promise<void> {
  await workOnSchedule(boss, { queue, cron: '47 * * * *' }, async () => {
    await eventRepository.prune(db, pruningLimits(new Date()));
  });
}
