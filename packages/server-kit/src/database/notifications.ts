import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Queryable } from './queryable.ts';

/** Sends `payload` to every listener when the surrounding transaction commits, and never when it does not. */
export async function notify(db: Queryable, channel: string, payload: object): Promise<void> {
  await db.execute(sql`select pg_notify(${channel}, ${JSON.stringify(payload)})`);
}

export interface Subscription {
  onPayload: (payload: string) => void;
  /** Called whenever the channel is listened to again, after a time of which nothing is known. */
  onGap: () => void;
}

export interface Listener {
  subscribe: (channel: string, subscription: Subscription) => void;
  unsubscribe: (channel: string) => void;
  close: () => Promise<void>;
}

/**
 * Listens to any number of channels on one connection of its own, for as long as the process lives; what was sent while
 * the connection was lost is lost too.
 */
export function createListener(config: pg.ClientConfig): Listener {
  const subscriptions = new Map<string, Subscription>();
  let closed = false;
  let client: pg.Client | undefined;
  /** The one that is connected: whoever subscribes later asks it too. */
  let connected: pg.Client | undefined;
  const ask = (one: pg.Client, channel: string) => one.query(`listen ${pg.escapeIdentifier(channel)}`);
  const run = async () => {
    for (let attempt = 0; !closed; attempt += 1) {
      try {
        const next = new pg.Client({ ...config, application_name: 'rostrum-live', keepAlive: true });
        client = next;
        const ended = new Promise<void>((resolve) => {
          next.once('end', () => resolve());
          next.on('error', () => resolve());
        });
        await next.connect();
        next.on('notification', ({ channel, payload }) =>
          subscriptions.get(channel)?.onPayload(payload ?? ''),
        );
        connected = next;
        for (const channel of subscriptions.keys()) await ask(next, channel);
        if (attempt > 0) for (const { onGap } of subscriptions.values()) onGap();
        await ended;
        connected = undefined;
        await next.end().catch(() => undefined);
      } catch {
        connected = undefined;
        await client?.end().catch(() => undefined);
      }
      if (!closed) await wait(Math.min(5000, 200 * 2 ** Math.min(attempt, 5)), undefined, { ref: false });
    }
  };
  const running = run();
  return {
    subscribe(channel, subscription) {
      subscriptions.set(channel, subscription);
      // A connection that is lost over it is made again, and asked for every channel then.
      if (connected) void ask(connected, channel).then(subscription.onGap, () => undefined);
    },
    unsubscribe(channel) {
      subscriptions.delete(channel);
    },
    async close() {
      closed = true;
      await client?.end().catch(() => undefined);
      await running;
    },
  };
}
