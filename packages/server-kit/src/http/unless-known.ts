import type { FastifyReply, FastifyRequest } from 'fastify';
import { etagOf, isKnown } from './shared-answers.ts';

/**
 * Gives an answer its ETag, and sends it only to who does not name it already. Weak: the same answer may be compressed
 * in several ways.
 */
export function unlessKnown(answer: unknown, request: FastifyRequest, reply: FastifyReply): unknown {
  const text = JSON.stringify(answer);
  const etag = etagOf(text);
  reply.header('etag', etag);
  if (isKnown(request, etag)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(text);
}
