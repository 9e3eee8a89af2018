import { authPaths } from '@rostrum/contracts';
import type { FastifyInstance } from 'fastify';
import type { AuthRoutesOptions } from './auth-routes-options.ts';

const levels = ['error', 'warn', 'debug'] as const;
const perMinute = 60;

/** Anybody may send anything here, so it is cut short and cannot begin a line of its own. */
const text = (value: unknown): string =>
  typeof value === 'string' ? value.replaceAll(/[\p{C}\u2028\u2029]/gu, ' ').slice(0, 300) : '';

/** POST _log: what went wrong in the browser, told by a beacon that no one reads the answer of. */
export function registerLogBeacon(
  app: FastifyInstance,
  { context, rateLimitScale }: AuthRoutesOptions,
): void {
  app.post(
    authPaths.log,
    {
      bodyLimit: 8192,
      config: {
        policy: 'protocol',
        rateLimit: { max: Math.round(perMinute * rateLimitScale), timeWindow: 60_000 },
      },
    },
    async (request, reply) => {
      const { level, code, message, url } = context.fieldsOf(request);
      const client = {
        level: levels.find((known) => known === level) ?? 'error',
        code: text(code).slice(0, 60),
        message: text(message),
        url: text(url),
      };
      request.log.warn({ client }, 'reported by the sign-in client');
      return reply.code(200).send();
    },
  );
}
