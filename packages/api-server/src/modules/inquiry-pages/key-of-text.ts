import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Secrets } from '@rostrum/server-kit';

/**
 * The key of a form that came without one, since its page is kept for many: the same text from the same visitor counts once.
 * Signed, so that no one else can work it out and ask for the receipt.
 */
export const keyOfText = (
  { visitor }: Secrets,
  { ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>,
  submission: unknown,
): string =>
  createHmac('sha256', visitor)
    .update(JSON.stringify(['inquiry', ip, headers['user-agent'] ?? '', submission]))
    .digest('base64url');
