import type { PgBoss } from 'pg-boss';

const queue = 'deliver-webhooks';

/** Each minute, and once when a server starts. */
export async function startDelivering(boss: PgBoss, deliverDue: () => Promise<number>): Promise<void> {
  await boss.createQueue(queue);
  await boss.schedule(queue, '* * * * *');
  await boss.work(queue, { pollingIntervalSeconds: 5 }, async () => {
    await deliverDue();
  });
  await boss.send(queue, {});
}
