import type { FastifyBaseLogger } from 'fastify';
import type { JobWithMetadata, PgBoss } from 'pg-boss';
import type { Transaction } from '../database/queryable.ts';
import { inTransaction } from './job-queue.ts';

const retry = { retryLimit: 5, retryDelay: 5, retryBackoff: true, retryDelayMax: 300 };

/** Work that a module wants done after its answer is out, and once the cause of it was committed. */
export interface BackgroundWork {
  /** Names the work and answers how to order it. What is ordered must stand in the database: a job carries ids only. */
  define<Order extends object>(
    name: string,
    work: (order: Order) => Promise<void>,
  ): (tx: Transaction, order: Order) => Promise<void>;
}

/** Background work on pg-boss: it survives a crash and is done by whichever server has time. */
export function createBackgroundWork({ boss, log }: { boss: PgBoss; log: FastifyBaseLogger }) {
  const works = new Map<string, (order: object) => Promise<void>>();
  const background: BackgroundWork = {
    define<Order extends object>(name: string, work: (order: Order) => Promise<void>) {
      works.set(name, (order) => work(order as Order));
      return async (tx: Transaction, order: Order) => {
        await boss.send(name, order, { ...retry, ...inTransaction(tx) });
      };
    },
  };
  return {
    background,
    async start() {
      for (const [name, work] of works) {
        await boss.createQueue(name, { deleteAfterSeconds: 3600 });
        await boss.work(
          name,
          { pollingIntervalSeconds: 0.5, batchSize: 1, includeMetadata: true, localConcurrency: 2 },
          async ([job]: JobWithMetadata<object>[]) => {
            if (!job) return;
            try {
              await work(job.data);
            } catch (error) {
              log.warn({ err: error, work: name, attempt: job.retryCount + 1 }, 'background work failed');
              throw error;
            }
          },
        );
      }
    },
  };
}
