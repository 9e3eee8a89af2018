import fp from 'fastify-plugin';
import { ping } from '../database/ping.ts';
import type { Database } from '../database/queryable.ts';

/**
 * /healthz: the process lives and can serve, now or once its database is back; 503 tells a supervisor to replace it. /readyz: it can serve, that is, its database answers.
 */
export const health = fp<{ db: Database; isLost?: () => boolean }>(
  async (app, { db, isLost = () => false }) => {
    const options = { config: { policy: 'public', unlimited: true, quiet: true } } as const;
    app.get('/healthz', options, async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return isLost() ? reply.code(503).send({ status: 'the database is lost' }) : { status: 'ok' };
    });
    app.get('/readyz', options, async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      try {
        await ping(db);
        return { status: 'ready' };
      } catch {
        return reply.code(503).header('retry-after', '2').send({ status: 'waiting for the database' });
      }
    });
  },
  { name: 'health' },
);
