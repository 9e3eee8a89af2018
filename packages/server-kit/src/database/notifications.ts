import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Queryable } from './queryable.ts';

/** Sends `payload` to every listener when the surrounding transaction commits, and never when it does not. */
export async function notify(db: Queryable, channel: string, payload: object): Promise<void> {
  await db.execute(sql`select pg_notify(${channel}, ${JSON.stringify(payload)})`);
}

export interface Listener {
  close: () => Promise<void>;
}

/**
 * Listens on a connection of its own, for as long as the process lives. `onGap` is called after each reconnection:
 * what was sent in between is lost.
 */
export function listen(
  config: pg.ClientConfig,
  channel: string,
  onPayload: (payload: string) => void,
  onGap: () => void,
): Listener {
  let closed = false;
  let client: pg.Client | undefined;
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
        next.on('notification', ({ payload }) => onPayload(payload ?? ''));
        await next.query(`listen ${pg.escapeIdentifier(channel)}`);
        if (attempt > 0) onGap();
        await ended;
        await next.end().catch(() => undefined);
      } catch {
        await client?.end().catch(() => undefined);
      }
      if (!closed) await wait(Math.min(5000, 200 * 2 ** Math.min(attempt, 5)), undefined, { ref: false });
    }
  };
  const running = run();
  return {
    async close() {
      closed = true;
      await client?.end().catch(() => undefined);
      await running;
    },
  };
}
