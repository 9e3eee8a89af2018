import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Gives an answer its ETag, and sends it only to who does not name it already. Weak: the same answer may be compressed
 * in several ways.
 */
export function unlessKnown(answer: unknown, { headers }: FastifyRequest, reply: FastifyReply): unknown {
  const text = JSON.stringify(answer);
  const etag = `W/"${hash('sha256', text, 'base64url').slice(0, 27)}"`;
  reply.header('etag', etag);
  const known = headers['if-none-match']?.split(',').map((each) => each.trim());
  if (known?.includes(etag)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(text);
}
