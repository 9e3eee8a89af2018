import fp from 'fastify-plugin';
import { toLoggedPath } from '../logging/logged-path.ts';

/** One line per answer, and a quieter one where nothing but a failure is news: polled answers, files that never change. */
export const requestLog = fp(
  async (app) => {
    app.decorateRequest('pagePattern', undefined);
    const hearsAll = ['debug', 'trace'].includes(app.log.level);
    app.addHook('onResponse', (request, reply, done) => {
      const { quiet, contract } = request.routeOptions.config;
      const level = quiet === true && reply.statusCode < 400 ? 'debug' : 'info';
      if (level === 'debug' && !hearsAll) return done();
      request.log[level](
        {
          method: request.method,
          path: toLoggedPath(request),
          route: contract?.id,
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime),
          user: request.session?.userId,
        },
        'answered',
      );
      done();
    });
  },
  { name: 'request-log' },
);
