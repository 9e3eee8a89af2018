import { fromDrizzle, PgBoss } from 'pg-boss';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from '../database/connect.ts';
import type { Transaction } from '../database/queryable.ts';
import { statementTag } from '../database/statement-tag.ts';

export interface JobQueueOptions {
  pool: Pool;
  log: FastifyBaseLogger;
}

/** pg-boss on our own pool: jobs live in the database, so they survive a crash and are shared by all servers. */
export function createBoss({ pool, log }: JobQueueOptions): PgBoss {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    superviseIntervalSeconds: 30,
    maintenanceIntervalSeconds: 3600,
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  return boss;
}

/** Lets pg-boss write inside our transaction: the job exists exactly when its cause was committed. */
export const inTransaction = (tx: Transaction) => ({ db: fromDrizzle(tx, statementTag) });
