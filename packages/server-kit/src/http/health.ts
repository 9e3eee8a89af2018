import fp from 'fastify-plugin';
import { ping } from '../database/ping.ts';
import type { Database } from '../database/queryable.ts';
import type { Readiness, ReadinessState } from '../module/readiness.ts';

interface HealthOptions {
  db: Database;
  readiness: Readiness;
  isLost?: () => boolean;
  /** Parts that the server does without when they fail, by their names; shown, and no reason to replace or spare it. */
  parts?: () => Readonly<Record<string, string>>;
}

const unreadyStatus: Record<Exclude<ReadinessState, 'ready'>, string> = {
  warming_up: 'warming up',
  draining: 'shutting down',
};

/**
 * `/healthz` tells a supervisor whether to replace the process: 503 means that its database will not come back.
 * `/readyz` tells a load balancer whether to send requests: 503 while warming up, without a database, and shutting down.
 */
export const health = fp<HealthOptions>(
  async (app, { db, readiness, isLost = () => false, parts = () => ({}) }) => {
    const options = { config: { policy: 'public', unlimited: true, quiet: true } } as const;
    app.decorate('readiness', readiness);
    app.addHook('onSend', async (_request, reply) => {
      if (readiness.state === 'draining') reply.header('connection', 'close');
    });
    app.get('/healthz', options, async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return isLost()
        ? reply.code(503).send({ status: 'the database is lost' })
        : { status: 'ok', ...parts() };
    });
    app.get('/readyz', options, async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      const { state } = readiness;
      if (state !== 'ready')
        return reply.code(503).header('retry-after', '2').send({ status: unreadyStatus[state] });
      try {
        await ping(db);
        return { status: 'ready', ...parts() };
      } catch {
        return reply.code(503).header('retry-after', '2').send({ status: 'waiting for the database' });
      }
    });
  },
  { name: 'health' },
);
