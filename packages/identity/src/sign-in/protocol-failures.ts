import { authPaths, signInErrors } from '@rostrum/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isBusinessError } from '@rostrum/server-kit';
import { databaseErrorOf } from '@rostrum/server-kit/database';
import type { AuthContext } from './auth-context.ts';

const statusOf = (error: unknown): number => {
  if (isBusinessError(error)) return error.status;
  return error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
};

function codeOf(status: number): string {
  if (status === 429) return signInErrors.tooMany;
  return status >= 500 ? signInErrors.unavailable : 'Callback';
}

/** A form that a browser sent by itself, without the library's client: what comes back is shown as a page. */
const isNavigation = ({ headers, body }: FastifyRequest): boolean =>
  String(headers.accept ?? '').includes('text/html') &&
  !(typeof body === 'object' && body !== null && 'json' in body && body.json === 'true');

/**
 * Failures that no endpoint foresaw: too large, too many, malformed, the database away. The protocol's client reads
 * `url` of every answer and throws without an absolute one; nothing else of the failure leaves the server.
 */
export function createFailureHandler({ base, keepForm }: AuthContext) {
  return (failure: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    // A database that is away is no fault of ours: 503, and when to come back.
    const error = databaseErrorOf(failure, {}) ?? failure;
    const status = statusOf(error);
    if (status >= 500) request.log.error({ err: failure }, 'sign-in protocol failed');
    if (isBusinessError(error) && error.retryAfter !== undefined)
      reply.header('retry-after', String(error.retryAfter));
    if (request.routeOptions.url === authPaths.session && request.method === 'POST')
      return reply.code(status).send({});
    const url = `${base}/error?error=${codeOf(status)}`;
    if (!isNavigation(request)) return reply.code(status).send({ url });
    keepForm(request, reply);
    return reply.redirect(`${url}&plain=1`, 302);
  };
}
