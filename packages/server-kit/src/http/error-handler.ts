import { errorCatalogue, type ErrorCode, type ErrorEnvelope } from '@rostrum/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { BusinessError, InputError, isBusinessError, NotFoundError, RateLimitError } from '../errors.ts';
import type { ConstraintMeaning } from '../constraint-meaning.ts';
import { databaseErrorOf } from '../database/database-errors.ts';
import { isInputTooDemanding, WorkerLimitError } from '../workers/index.ts';
import { isPageRequest, sendErrorPage } from './error-page.ts';

/** Failures of the HTTP layer itself, by status. Other refusals of the client are read as the first. */
const httpMessages: Record<number, [ErrorCode, string]> = {
  400: ['malformed_request', 'The request could not be read. Send valid JSON with a matching content type.'],
  408: ['malformed_request', 'The request took too long to arrive.'],
  412: ['precondition_failed', 'The file has changed since you loaded it. Load it again.'],
  413: ['too_large', 'The request is too large.'],
  415: ['unsupported_media_type', 'Send the body as application/json.'],
  416: ['range_not_satisfiable', 'The file has no bytes in this range. Load it from the start.'],
};

function businessErrorOf(
  error: unknown,
  meanings: Readonly<Record<string, ConstraintMeaning>>,
  mostBytes: number | undefined,
): BusinessError {
  if (isBusinessError(error)) return error;
  if (error instanceof WorkerLimitError) return explainWorkerLimit(error);
  const database = databaseErrorOf(error, meanings);
  if (database) return database;
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status === 413 && mostBytes)
    return new InputError(`The request is too large: it has at most ${Math.floor(mostBytes / 1024)} kB.`, {
      code: 'too_large',
      cause: error,
    });
  const isUnknownRefusal = status >= 400 && status < 500 && ![403, 404, 429].includes(status);
  const http = httpMessages[status] ?? (isUnknownRefusal ? httpMessages[400] : undefined);
  if (http) return new InputError(http[1], { code: http[0], cause: error });
  // A file that may not be had (a path that climbs out, a hidden name) reads like one that is not there.
  if (status === 403 || status === 404) return new NotFoundError();
  if (status === 429) return new RateLimitError(60);
  return new BusinessError(
    'internal',
    'Something went wrong on our side. Try again; if it stays, report the request id.',
    { cause: error },
  );
}

/** A file that a worker could not process: the file is to blame, unless too many wait. */
const explainWorkerLimit = (cause: WorkerLimitError): BusinessError =>
  isInputTooDemanding(cause)
    ? new InputError('This file takes too much time or memory to process. Use a smaller one.', { cause })
    : new BusinessError('unavailable', 'Too many files are being processed. Try again in a moment.', {
        retryAfter: 10,
        cause,
      });

export function envelopeOf(error: BusinessError, requestId: string): ErrorEnvelope {
  return {
    error: {
      type: errorCatalogue[error.code].type,
      code: error.code,
      message: error.message,
      ...(error.fields && { fields: error.fields }),
      ...(error.details !== undefined && { details: error.details }),
      request_id: requestId,
    },
  };
}

/** Sends a failure as the envelope. No stack, query or driver text ever leaves the server. */
export function sendError(error: BusinessError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error.retryAfter !== undefined) reply.header('retry-after', String(error.retryAfter));
  if (error.code === 'not_authenticated') reply.header('www-authenticate', 'Bearer');
  return reply
    .code(error.status)
    .header('cache-control', 'private, no-store')
    .type('application/json; charset=utf-8')
    .send(envelopeOf(error, request.id));
}

/** The one place that maps failures to HTTP. */
export const errorHandler = fp<{ constraints: Readonly<Record<string, ConstraintMeaning>> }>(
  async (app, { constraints }) => {
    app.setErrorHandler((error, request, reply) => {
      const business = businessErrorOf(error, constraints, request.routeOptions.bodyLimit);
      if (business.status >= 500)
        request.log.error({ err: business.cause ?? error, code: business.code }, 'request failed');
      return (isPageRequest(request) ? sendErrorPage : sendError)(business, request, reply);
    });
  },
  { name: 'error-handler' },
);
