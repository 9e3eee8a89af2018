import { setTimeout as wait } from 'node:timers/promises';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from '../database/connect.ts';
import type { Listener } from '../database/notifications.ts';
import { runAsSystem } from '../database/principal.ts';
import type { Transaction } from '../database/queryable.ts';
import { statementTag } from '../database/statement-tag.ts';

export interface JobQueueOptions {
  pool: Pool;
  /** Tells of new jobs; without it they are asked for twice a second. */
  listener?: Listener;
  log: FastifyBaseLogger;
}

/** Makes or renews the tables of pg-boss, as the owner of the database, and lets the server's own role work with them. */
export async function installJobQueue(owner: Pool): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => owner.query(text, values) },
    supervise: false,
    schedule: false,
  });
  await boss.start();
  await boss.stop({ graceful: false });
  await owner.query(`grant usage on schema pgboss to rostrum_system;
    grant select, insert, update, delete on all tables in schema pgboss to rostrum_system;
    grant usage on all sequences in schema pgboss to rostrum_system;`);
}

/** New jobs are told of on the connection that the server listens on anyway. */
const listenBy =
  (listener: Listener) =>
  async (channel: string, onPayload: (payload: string) => void, onGap: () => void) => {
    listener.subscribe(channel, { onPayload, onGap });
    return { close: async () => listener.unsubscribe(channel) };
  };

/**
 * pg-boss on our own pool: jobs live in the database, so they survive a crash and are shared by all servers. Its tables
 * are the server's own, whoever caused a job.
 */
export function createBoss({ pool, log, listener }: JobQueueOptions): PgBoss {
  const boss = new PgBoss({
    db: {
      executeSql: (text, values) =>
        runAsSystem('the queue of jobs is the server’s', () => pool.query(text, values)),
      ...(listener && { listen: listenBy(listener) }),
    },
    useListenNotify: listener !== undefined,
    migrate: false,
    createSchema: false,
    superviseIntervalSeconds: 30,
    maintenanceIntervalSeconds: 3600,
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  return boss;
}

/**
 * Ends the queue as soon as what it works on is done, after `timeoutMs` in any case; what is not done then is tried again
 * by whoever starts next. The library's own way looks only every half second whether the last worker has ended.
 */
export async function stopBoss(boss: PgBoss, timeoutMs: number): Promise<void> {
  const names = new Set(boss.getWipData().map(({ name }) => name));
  const isOver = new AbortController();
  await Promise.race([
    Promise.all(Array.from(names, (name) => boss.offWork(name, { wait: true }))),
    wait(timeoutMs, undefined, { signal: isOver.signal }).catch(() => undefined),
  ]);
  isOver.abort();
  await boss.stop({ graceful: false });
}

/** Lets pg-boss write inside our transaction: the job exists exactly when its cause was committed. */
export const inTransaction = (tx: Transaction): { db: ReturnType<typeof fromDrizzle> } => {
  const db = fromDrizzle(tx, statementTag);
  return {
    db: {
      executeSql: (text, values) =>
        runAsSystem('the queue of jobs is the server’s', () => db.executeSql(text, values)),
    },
  };
};
