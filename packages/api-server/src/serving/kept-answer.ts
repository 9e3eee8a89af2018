import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { compressOnce, encodingFor } from '@rostrum/server-kit/http';

type Encoding = NonNullable<ReturnType<typeof encodingFor>>;

/** An answer that is the same for every guest, ready to be sent many times. */
export interface KeptAnswer {
  headers: Readonly<Record<string, string>>;
  /** Bytes are compressed already, as pictures are. */
  text: string | Buffer;
  /** Weak: the same text has it in each encoding. */
  etag: string;
  compressed: Map<Encoding, Promise<Buffer>>;
}

export const keepAnswer = (headers: Record<string, string>, text: string | Buffer): KeptAnswer => ({
  headers,
  text,
  etag: `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`,
  compressed: new Map(),
});

/** Room that an answer takes: its text, at two bytes for each character, and what is compressed of it. */
export const sizeOf = ({ text }: KeptAnswer): number => text.length * 3;

const isKnown = (known: string | undefined, etag: string): boolean =>
  known !== undefined && known.split(',').some((one) => one.trim() === etag);

/** Sends a kept answer; whoever still has the same gets no body. */
export async function sendKeptAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  { headers, text, etag, compressed }: KeptAnswer,
): Promise<FastifyReply> {
  reply.headers({ ...headers, etag, vary: 'Accept, Accept-Encoding' });
  if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
  if (typeof text !== 'string') return reply.send(text);
  const encoding = encodingFor(String(request.headers['accept-encoding'] ?? ''));
  if (!encoding) return reply.send(Buffer.from(text));
  const bytes = compressed.get(encoding) ?? compressOnce(encoding, text);
  compressed.set(encoding, bytes);
  return reply.header('content-encoding', encoding).send(await bytes);
}
