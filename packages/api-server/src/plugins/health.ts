import fp from 'fastify-plugin';
import { ping } from '../database/ping.ts';
import type { Database } from '../database/queryable.ts';

/** /healthz: the process lives. /readyz: it can serve, that is, its database answers. */
export const health = fp<{ db: Database }>(
  async (app, { db }) => {
    const options = { config: { policy: 'public', unlimited: true, quiet: true } } as const;
    app.get('/healthz', options, async (_request, reply) =>
      reply.header('cache-control', 'no-store').send({ status: 'ok' }),
    );
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
