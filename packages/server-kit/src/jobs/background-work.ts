import type { FastifyBaseLogger } from 'fastify';
import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss';
import type { Transaction } from '../database/queryable.ts';
import { inTransaction } from './job-queue.ts';
import { openQueue, promptly } from './work-on-schedule.ts';

const retry = { retryLimit: 5, retryDelay: 5, retryBackoff: true, retryDelayMax: 300 };

export interface OrderOptions {
  /** Not before then. */
  startAfter?: Date;
}

/** Work that a module wants done after its answer is out, and once the cause of it was committed. */
export interface BackgroundWork {
  /** Names the work and answers how to order it. What is ordered must stand in the database: a job carries ids only. */
  define<Order extends object>(
    name: string,
    work: (order: Order) => Promise<void>,
  ): (tx: Transaction, order: Order, options?: OrderOptions) => Promise<void>;
}

/** Background work on pg-boss: it survives a crash and is done by whichever server has time. */
export function createBackgroundWork({ boss, log }: { boss: PgBoss; log: FastifyBaseLogger }) {
  const works = new Map<string, (order: object) => Promise<void>>();
  const background: BackgroundWork = {
    define<Order extends object>(name: string, work: (order: Order) => Promise<void>) {
      works.set(name, (order) => work(order as Order));
      return async (tx: Transaction, order: Order, { startAfter }: OrderOptions = {}) => {
        await boss.send(name, order, { ...retry, ...(startAfter && { startAfter }), ...inTransaction(tx) });
      };
    },
  };

  /** One order. A failure is the order's own: it is tried again, and those beside it are not. */
  async function settle(name: string, { id, data, retryCount }: JobWithMetadata<object>): Promise<JobResult> {
    try {
      await works.get(name)?.(data);
      return { id, status: 'completed' };
    } catch (error) {
      log.warn({ err: error, work: name, attempt: retryCount + 1 }, 'background work failed');
      return { id, status: 'failed' };
    }
  }

  return {
    background,
    async start() {
      for (const name of works.keys()) {
        await openQueue(boss, name, { deleteAfterSeconds: 3600, notify: true });
        await boss.work(
          name,
          {
            ...promptly,
            batchSize: 10,
            burstWhenBatchFull: true,
            includeMetadata: true,
            perJobResults: true,
          },
          async (jobs: JobWithMetadata<object>[]) => {
            const results: JobResult[] = [];
            for (const job of jobs) results.push(await settle(name, job));
            return results;
          },
        );
      }
    },
  };
}
