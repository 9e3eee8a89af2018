import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

/**
 * Sends what anybody may read and keep, but must ask for again: a profile that is withdrawn leaves every list at once. Who
 * still has the same gets no body.
 */
export function sendDocument(reply: FastifyReply, type: string, text: string): FastifyReply {
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  reply.headers({ 'cache-control': 'public, no-cache', etag }).type(`${type}; charset=utf-8`);
  return reply.request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(text);
}
