import type { FastifyBaseLogger } from 'fastify';
import type { PgBoss } from 'pg-boss';
import type { Database } from '@rostrum/server-kit/database';
import { workOnSchedule } from '@rostrum/server-kit/jobs';
import { createListDelivery, type DeliveryDeps } from './list-delivery.ts';

const queue = 'deliver-mailing-lists';

/** Every minute: what mailing lists send now, and which addresses were refused. A missed round is made up by the next. */
export async function startDeliveringLists(
  boss: PgBoss,
  deps: DeliveryDeps & { db: Database; log: FastifyBaseLogger },
): Promise<void> {
  const delivery = createListDelivery(deps);
  await workOnSchedule(boss, { queue, cron: '* * * * *', pollSeconds: 15 }, () =>
    delivery.round(deps.db, deps.log),
  );
}
