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

/** One line per answer, and a quieter one for files that are cached for ever. */
export const requestLog = fp(
  async (app) => {
    app.addHook('onResponse', async (request, reply) => {
      const level = /^\/(assets|remotes)\//.test(request.url) ? 'debug' : 'info';
      request.log[level](
        {
          method: request.method,
          path: loggedPath(request.url),
          route: request.routeOptions.config.contract?.id,
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime),
          user: request.session?.userId,
        },
        'answered',
      );
    });
  },
  { name: 'request-log' },
);
