import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { ProbeResult } from './database-watch.ts';
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
  /** Asks the database for nothing, on this connection. One that stays silent is given up and made again. */
  probe: () => Promise<ProbeResult>;
  close: () => Promise<void>;
}

/** A connection that is silent for so long is given up: it may have died without either side being told. */
const silentMs = 5000;

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
  /** Settles when the attempt that is under way has connected or failed. */
  let connecting: Promise<unknown> | undefined;
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
        connecting = next.connect();
        await connecting;
        connecting = undefined;
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
        connecting = undefined;
        await client?.end().catch(() => undefined);
      }
      if (!closed) await wait(Math.min(5000, 200 * 2 ** Math.min(attempt, 5)), undefined, { ref: false });
    }
  };
  /** Ends a connection without a word: a goodbye would wait for the other side as well. */
  const cutOff = (one: pg.Client) => {
    const { connection } = one as unknown as { connection: { stream: Socket } };
    connection.stream.destroy();
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
    async probe() {
      const probed = client;
      const answer = connected?.query('select 1') ?? connecting;
      if (!probed || !answer) return 'refused';
      let timer: NodeJS.Timeout | undefined;
      const silence = new Promise<ProbeResult>((resolve) => {
        timer = setTimeout(resolve, silentMs, 'silent');
      });
      const result = await Promise.race([
        answer.then(
          (): ProbeResult => 'answered',
          (): ProbeResult => 'refused',
        ),
        silence,
      ]);
      clearTimeout(timer);
      if (result === 'silent') cutOff(probed);
      return result;
    },
    async close() {
      closed = true;
      await client?.end().catch(() => undefined);
      await running;
    },
  };
}
