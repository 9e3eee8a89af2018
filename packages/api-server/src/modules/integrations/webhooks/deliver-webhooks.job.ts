import type { PgBoss } from 'pg-boss';
import { workOnSchedule } from '@rostrum/server-kit/jobs';

const queue = 'deliver-webhooks';

/** Each minute, and once when a server starts. */
export async function startDelivering(boss: PgBoss, deliverDue: () => Promise<number>): Promise<void> {
  await workOnSchedule(boss, { queue, cron: '* * * * *', pollSeconds: 5 }, async () => {
    await deliverDue();
  });
  await boss.send(queue, {});
}
