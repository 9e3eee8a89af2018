import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import type { DestinationStream, LoggerOptions } from 'pino';
import { describeError } from './described-error.ts';
import { toLoggedPath } from './logged-path.ts';

/** pino takes the message of an error for the line's own when none is given, and callers may pass it on: neither may. */
const withoutErrorMessages: NonNullable<LoggerOptions['hooks']>['logMethod'] = function (parts, method) {
  const [first, second] = parts as unknown[];
  const error = first instanceof Error ? first : (first as { err?: unknown } | undefined)?.err;
  if (!(error instanceof Error)) return method.apply(this, parts);
  const fields = first instanceof Error ? { err: first } : first;
  const message = second === undefined || second === error.message ? 'failed' : second;
  return method.apply(this, [fields, message] as unknown as typeof parts);
};

/**
 * Settings of the one logger that every part of the server writes to, jobs and their queue as well. No header, cookie or
 * body is ever written, and of errors only what `describeError` lets through.
 */
export function loggerOptions(
  { logLevel, mode }: { logLevel: string; mode: 'development' | 'test' | 'production' },
  stream?: DestinationStream,
): FastifyServerOptions['logger'] {
  if (mode === 'test' && logLevel === 'info' && !stream) return false;
  return {
    level: logLevel,
    ...(stream && { stream }),
    redact: {
      paths: ['req.headers', 'headers', '*.password', '*.token', '*.authorization', '*.cookie'],
      remove: true,
    },
    hooks: { logMethod: withoutErrorMessages },
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, path: toLoggedPath(request) }),
      res: ({ statusCode }: { statusCode: number }) => ({ status: statusCode }),
      err: (error: unknown) => describeError(error),
      error: (error: unknown) => describeError(error),
      reason: (reason: unknown) => (reason instanceof Error ? describeError(reason) : reason),
    },
  };
}
