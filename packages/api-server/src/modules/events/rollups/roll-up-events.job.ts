import type { PgBoss } from 'pg-boss';
import type { Database } from '@rostrum/server-kit/database';
import { workOnSchedule } from '@rostrum/server-kit/jobs';
import { pruningLimit } from '../event-retention.ts';
import { eventRepository } from '../events.repository.ts';
import { rollUpEvents } from './roll-up-events.ts';

const queue = 'roll-up-events';

/** Four times an hour, since midnight comes at a quarter to somewhere: counts days that are over, then forgets old events. */
export async function startRollingUpEvents(
  boss: PgBoss,
  { db, clock }: { db: Database; clock: () => Date },
): Promise<void> {
  await workOnSchedule(boss, { queue, cron: '*/15 * * * *' }, async () => {
    const now = clock();
    await rollUpEvents(db, now);
    await eventRepository.prune(db, pruningLimit(now));
  });
}
