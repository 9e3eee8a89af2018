import { deliveryDays } from '@rostrum/contracts/settings';
import type { Database } from '@rostrum/server-kit/database';
import { dueDeliveryRepository, type DueDelivery } from './due-deliveries.repository.ts';
import type { DeliveryRow } from './webhooks.repository.ts';

const atOnce = 50;
/** Longer than any try takes: what is not settled by then is tried again. */
export const leaseMs = 60_000;

interface DeliverDeps {
  db: Database;
  clock: () => Date;
  send: (due: DueDelivery) => Promise<DeliveryRow>;
}

/** Sends what is due, many at once, so that a receiver that is dead holds up no other. */
export function createDeliverDue({ db, clock, send }: DeliverDeps) {
  return async function deliverDue(): Promise<number> {
    let sent = 0;
    for (;;) {
      const now = clock();
      const until = new Date(now.getTime() + leaseMs);
      const due = await dueDeliveryRepository.take(db, { now, until, limit: atOnce });
      if (due.length === 0) break;
      await Promise.all(due.map(send));
      sent += due.length;
    }
    await dueDeliveryRepository.prune(db, new Date(clock().getTime() - deliveryDays * 86_400_000));
    return sent;
  };
}
