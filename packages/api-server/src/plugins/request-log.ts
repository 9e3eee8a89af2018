import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../config.ts';

/** A path without its query and without the secret of a tracking link: both would let a reader of logs act as the sender. */
export const loggedPath = (url: string): string =>
  (url.split('?')[0] ?? '').replace(/\/(track|public\/inquiries)\/[^/]+/g, '/$1/…').slice(0, 300);

/** pino settings: no header, cookie or body is ever written. */
export const loggerOptions = ({
  logLevel,
  mode,
}: Pick<Config, 'logLevel' | 'mode'>): FastifyServerOptions['logger'] =>
  mode === 'test' && logLevel === 'info'
    ? false
    : {
        level: logLevel,
        redact: {
          paths: ['req.headers', 'headers', '*.password', '*.token', '*.authorization', '*.cookie'],
          remove: true,
        },
        serializers: {
          req: (request: FastifyRequest) => ({ method: request.method, path: loggedPath(request.url) }),
        },
      };

/** One line per answer, and a quieter one where nothing but a failure is news: polled answers, files that never change. */
export const requestLog = fp(
  async (app) => {
    const hearsAll = ['debug', 'trace'].includes(app.log.level);
    app.addHook('onResponse', (request, reply, done) => {
      const { quiet, contract } = request.routeOptions.config;
      const level = quiet === true && reply.statusCode < 400 ? 'debug' : 'info';
      if (level === 'debug' && !hearsAll) return done();
      request.log[level](
        {
          method: request.method,
          path: loggedPath(request.url),
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
