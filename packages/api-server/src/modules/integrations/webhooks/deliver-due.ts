import { deliveryDays } from '@rostrum/contracts/settings';
import type { Database } from '@rostrum/server-kit/database';
import { dueDeliveryRepository, type DueDelivery } from './due-deliveries.repository.ts';
import type { DeliveryRow } from './webhooks.repository.ts';

const atOnce = 64;
/** To one receiver: a slow one leaves most of the places to the others. */
const toOneReceiver = 24;
/** More is asked for once so many places are free; each time for one would be a statement for each delivery. */
const refillAt = 16;
/** Longer than any try takes: what is not settled by then is tried again. */
export const leaseMs = 60_000;

interface DeliverDeps {
  db: Database;
  clock: () => Date;
  send: (due: DueDelivery) => Promise<DeliveryRow>;
}

/** So many failures one after the other are no hiccup. */
const isDeadAfter = 3;

/** Receivers that get nothing more for now: enough is under way to them, or they fail. */
function createReceivers() {
  const underWay = new Map<string, number>();
  const failures = new Map<string, number>();
  return {
    begin({ id }: DueDelivery['webhook']): void {
      underWay.set(id, (underWay.get(id) ?? 0) + 1);
    },
    end({ id, failingSince }: DueDelivery['webhook'], { hasArrived }: { hasArrived: boolean }): void {
      underWay.set(id, (underWay.get(id) ?? 1) - 1);
      // One that failed before is tried once in a round; if that arrives, all the others follow.
      const step = failingSince === null ? 1 : isDeadAfter;
      failures.set(id, hasArrived ? 0 : (failures.get(id) ?? 0) + step);
    },
    resting: (): string[] => [
      ...[...failures].flatMap(([id, count]) => (count >= isDeadAfter ? [id] : [])),
      ...[...underWay].flatMap(([id, count]) => (count >= toOneReceiver ? [id] : [])),
    ],
  };
}

/**
 * Sends what is due, many at once. Whoever answers makes room for the next, so that a receiver which is dead or slow holds
 * up no other: one that keeps failing gets nothing more until the next round.
 */
export function createDeliverDue({ db, clock, send }: DeliverDeps) {
  return async function deliverDue(): Promise<number> {
    let sent = 0;
    const receivers = createReceivers();
    const underWay = new Set<Promise<unknown>>();
    // Thrown at the end: what is under way is not left alone because one of them could not be kept.
    let fault: unknown;
    const begin = (due: DueDelivery) => {
      receivers.begin(due.webhook);
      const one: Promise<unknown> = send(due)
        .then(({ state }) => receivers.end(due.webhook, { hasArrived: state === 'delivered' }))
        .catch((error: unknown) => (fault ??= error))
        .finally(() => underWay.delete(one));
      underWay.add(one);
    };
    for (;;) {
      const now = clock();
      const until = new Date(now.getTime() + leaseMs);
      const limit = atOnce - underWay.size;
      const due =
        fault === undefined && (limit >= refillAt || underWay.size === 0)
          ? await dueDeliveryRepository.take(db, { now, until, limit, except: receivers.resting() })
          : [];
      due.forEach(begin);
      sent += due.length;
      if (underWay.size === 0) break;
      await Promise.race(underWay);
    }
    if (fault !== undefined) throw fault;
    await dueDeliveryRepository.prune(db, new Date(clock().getTime() - deliveryDays * 86_400_000));
    return sent;
  };
}
