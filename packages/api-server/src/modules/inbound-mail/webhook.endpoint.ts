import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { AuthenticationError, BusinessError } from '@rostrum/server-kit';
import type { InboundMailService } from './inbound-mail.service.ts';
import { mostMailBytes } from './smtp-listener.ts';

const contentType = 'message/rfc822';

function isToken(header: string | undefined, token: string): boolean {
  const given = Buffer.from(header?.replace(/^Bearer /i, '') ?? '');
  const expected = Buffer.from(token);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/**
 * `POST /hooks/mail`: a mail as it came, handed over by the service that takes mail for the domain. 200 says that it is
 * dealt with, also when it was refused; all else asks for another attempt.
 */
export function webhookEndpoint(
  app: FastifyInstance,
  { mail, token }: { mail: InboundMailService; token: string },
): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      contentType,
      { parseAs: 'buffer', bodyLimit: mostMailBytes },
      (_, body, done) => done(null, body),
    );
    scope.post<{ Querystring: { to?: string | string[] } }>(
      '/hooks/mail',
      {
        config: { policy: 'protocol' },
        bodyLimit: mostMailBytes,
        // Before the body is read.
        onRequest: (request, _reply, done) =>
          done(isToken(request.headers.authorization, token) ? undefined : new AuthenticationError()),
      },
      async ({ body, query: { to = [] } }) => {
        if (!Buffer.isBuffer(body))
          throw new BusinessError('unsupported_media_type', `Send the mail as ${contentType}.`);
        const answer = await mail.receive(body, [to].flat());
        if (answer.outcome === 'refused' && answer.isForNow)
          throw new BusinessError('unavailable', answer.reason, { retryAfter: 3600 });
        return { data: answer };
      },
    );
  });
}
