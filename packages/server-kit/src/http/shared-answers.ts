import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { compressOnce, encodingFor, varyByEncoding, worthwhileBytes } from './compress-answers.ts';

interface Written {
  text: string;
  etag: string;
  compressed: Map<'br' | 'gzip', Promise<Buffer>>;
}

export const etagOf = (text: string): string => `W/"${hash('sha256', text, 'base64url').slice(0, 27)}"`;

/** Whether the caller has this answer already. */
export const isKnown = ({ headers }: FastifyRequest, etag: string): boolean =>
  headers['if-none-match']?.split(',').some((each) => each.trim() === etag) ?? false;

/**
 * Sends objects that a handler keeps and hands out again and again: each is checked, written and compressed when it is
 * sent first, and forgotten with its object.
 */
export function createSharedAnswers() {
  const written = new WeakMap<object, Promise<Written>>();

  async function write(declare: () => Promise<unknown>): Promise<Written> {
    const text = JSON.stringify(await declare());
    return { text, etag: etagOf(text), compressed: new Map() };
  }

  /** `declare` gives what the contract lets out of the object. */
  return async (
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
    answer: object,
    declare: () => Promise<unknown>,
  ): Promise<FastifyReply> => {
    const writing = written.get(answer) ?? write(declare);
    written.set(answer, writing);
    const { text, etag, compressed } = await writing;
    reply.header('etag', etag);
    if (isKnown(request, etag)) return reply.code(304).send();
    reply.type('application/json; charset=utf-8');
    if (text.length < worthwhileBytes) return reply.send(text);
    varyByEncoding(reply);
    const encoding = encodingFor(String(request.headers['accept-encoding'] ?? ''));
    if (!encoding) return reply.send(Buffer.from(text));
    const bytes = compressed.get(encoding) ?? compressOnce(encoding, text);
    compressed.set(encoding, bytes);
    return reply.header('content-encoding', encoding).send(await bytes);
  };
}
export type SendSharedAnswer = ReturnType<typeof createSharedAnswers>;
