import { timingSafeEqual } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { finished } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { AuthenticationError, BusinessError, InputError } from '@rostrum/server-kit';
import type { ByteBudget } from './byte-budget.ts';
import type { InboundMailService } from './inbound-mail.service.ts';
import { maxMailBytes, tooLargeReason } from './mail-bounds.ts';

const contentType = 'message/rfc822';

function isToken(header: string | undefined, token: string): boolean {
  const given = Buffer.from(header?.replace(/^Bearer /i, '') ?? '');
  const expected = Buffer.from(token);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

interface HookQuery {
  to?: string | string[];
}

const readReceivers = ({ to = [] }: HookQuery): string[] => [to].flat();

/** Takes room for the body before it is read; without a length it may be as large as it likes, up to the limit. */
function reserve(length: number, response: ServerResponse, budget: ByteBudget): void {
  if (length > maxMailBytes) throw new BusinessError('too_large', tooLargeReason);
  if (!budget.take(length))
    throw new BusinessError('unavailable', 'Too many emails arrive at the moment. Try again later.', {
      retryAfter: 60,
    });
  finished(response, () => budget.give(length));
}

/** Counts the mail for each receiver that we gave out; others are recognised from the mail itself. */
async function requireWithinLimit(mail: InboundMailService, receivers: readonly string[]): Promise<void> {
  for (const receiver of receivers)
    if (mail.isKnown(receiver) && !(await mail.isWithinLimit(receiver)))
      throw new BusinessError('too_many_requests', 'Too many emails within the hour. Try again later.', {
        retryAfter: 3600,
      });
}

/**
 * `POST /hooks/mail`: a mail as it came, handed over by the service that takes mail for the domain. 200 says that it is
 * dealt with, also when it was refused; 413 and 422 that it cannot be processed at all; all else asks for another attempt.
 */
export function webhookEndpoint(
  app: FastifyInstance,
  { mail, token, budget }: { mail: InboundMailService; token: string; budget: ByteBudget },
): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(contentType, { parseAs: 'buffer', bodyLimit: maxMailBytes }, (_, body, done) =>
      done(null, body),
    );
    scope.post<{ Querystring: HookQuery }>(
      '/hooks/mail',
      {
        config: { policy: 'protocol' },
        bodyLimit: maxMailBytes,
        // Before the body is read.
        async onRequest({ headers, query }, reply) {
          if (!isToken(headers.authorization, token)) throw new AuthenticationError();
          await requireWithinLimit(mail, readReceivers(query));
          reserve(Number(headers['content-length'] ?? maxMailBytes), reply.raw, budget);
        },
      },
      async ({ body, query }) => {
        if (!Buffer.isBuffer(body))
          throw new BusinessError('unsupported_media_type', `Send the mail as ${contentType}.`);
        const answer = await mail.receive(body, { receivers: readReceivers(query), isSenderNotified: true });
        if (answer.outcome === 'refused' && answer.isForNow)
          throw new BusinessError('unavailable', answer.reason, { retryAfter: 3600 });
        if (answer.outcome === 'refused' && answer.isUnreadable) throw new InputError(answer.reason);
        return { data: answer };
      },
    );
  });
}
