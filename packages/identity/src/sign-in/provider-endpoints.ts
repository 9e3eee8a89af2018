import { signInErrors } from '@rostrum/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AuthContext } from './auth-context.ts';
import { infoOf } from '@rostrum/server-kit/http';
import type { SignInAttempt, SignInProvider, SignInResult } from './sign-in-provider.ts';

const minutes = (count: number) => new Date(Date.now() + count * 60_000);

/** An action, or a method of it, that the protocol does not know. */
export const notPartOfProtocol = (reply: FastifyReply): FastifyReply =>
  reply
    .code(400)
    .type('text/plain; charset=utf-8')
    .send('This action with this method is not part of the sign-in protocol.');

/** Where the protocol and the ways to sign in meet. Every answer carries an absolute url, failures too, or its client would throw. */
export function createProviderEndpoints(
  context: AuthContext,
  providers: ReadonlyMap<string, SignInProvider>,
) {
  const { base, cookies, fieldsOf, answer } = context;
  const failure = (error: string, provider: string) =>
    `${base}/error?error=${encodeURIComponent(error)}&provider=${provider}`;
  const idOf = (request: FastifyRequest) => (request.params as { provider?: string }).provider ?? '';
  const providerOf = (request: FastifyRequest) =>
    providers.get(idOf(request)) ?? [...providers.values()].find(({ handles }) => handles?.(idOf(request)));
  const unknown = (request: FastifyRequest, reply: FastifyReply) =>
    answer(request, reply, `${base}/error?error=OAuthSignin`, 400);
  const notGenuine = (request: FastifyRequest, reply: FastifyReply) => {
    context.keepForm(request, reply);
    return answer(request, reply, `${base}/signin?csrf=true&error=Callback`, 403);
  };
  const attemptOf = (request: FastifyRequest, reply: FastifyReply): SignInAttempt => ({
    provider: idOf(request),
    presented: cookies.read(request, 'session'),
    pending: cookies.read(request, 'pending'),
    state: cookies.read(request, 'state'),
    browser: cookies.read(request, 'sso'),
    callbackUrl: context.callbackUrl(request, reply),
    request: infoOf(request),
  });

  function conclude(
    request: FastifyRequest,
    reply: FastifyReply,
    result: SignInResult,
    { type, id, fallbackUrl }: { type: SignInProvider['type']; id: string; fallbackUrl: string },
  ): FastifyReply {
    switch (result.outcome) {
      case 'too_many':
        reply.header('retry-after', String(result.retryAfter));
        return answer(request, reply, failure(signInErrors.tooMany, id), 429);
      case 'refused': {
        const error = result.error ?? (type === 'oauth' ? 'OAuthCallback' : 'CredentialsSignin');
        return answer(request, reply, failure(error, id), error === 'AccessDenied' ? 403 : 401);
      }
      case 'second_factor_needed':
        cookies.write(reply, 'pending', result.pending, minutes(10));
        return answer(
          request,
          reply,
          `${failure(signInErrors.secondFactorRequired, id)}&kinds=${result.kinds.join('.')}`,
          401,
        );
      case 'signed_in': {
        const { secret, refreshToken, expires, absoluteExpires } = result.signedIn;
        cookies.write(reply, 'session', secret, expires);
        cookies.write(reply, 'refresh', refreshToken, absoluteExpires);
        if (cookies.read(request, 'pending') !== undefined) cookies.clear(reply, 'pending');
        context.typedEmail.forget(request, reply);
        return answer(request, reply, result.callbackUrl ?? fallbackUrl);
      }
    }
  }

  return {
    /** POST signin/{provider} */
    async start(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
      const provider = providerOf(request);
      if (!provider) return unknown(request, reply);
      if (!context.isGenuine(request)) return notGenuine(request, reply);
      // As the library: what is proved on the sign-in page itself begins there.
      if (!provider.start) return answer(request, reply, `${base}/signin`);
      const result = await provider.start(
        { ...(request.query as Record<string, unknown>), ...fieldsOf(request) },
        attemptOf(request, reply),
      );
      if (result.outcome === 'failed' || result.outcome === 'too_many')
        context.typedEmail.keep(request, reply);
      switch (result.outcome) {
        case 'leave':
          cookies.write(reply, 'state', result.state, minutes(15));
          return answer(request, reply, result.url);
        case 'mailed':
          return answer(
            request,
            reply,
            `${base}/verify-request?provider=${provider.id}&type=${provider.type}`,
          );
        case 'failed':
          return answer(request, reply, failure(result.error, provider.id), 400);
        case 'too_many':
          reply.header('retry-after', String(result.retryAfter));
          return answer(request, reply, failure(signInErrors.tooMany, provider.id), 429);
      }
    },

    /** POST callback/{provider} */
    async authorize(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
      const provider = providerOf(request);
      if (!provider?.authorize) return unknown(request, reply);
      if (!context.isGenuine(request)) return notGenuine(request, reply);
      const attempt = attemptOf(request, reply);
      const result = await provider.authorize(fieldsOf(request), attempt);
      if (result.outcome !== 'signed_in') context.typedEmail.keep(request, reply);
      return conclude(request, reply, result, {
        type: provider.type,
        id: attempt.provider,
        fallbackUrl: attempt.callbackUrl,
      });
    },

    /** GET callback/{provider} */
    async comeBack(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
      const provider = providerOf(request);
      if (!provider?.comeBack) return notPartOfProtocol(reply);
      const attempt = attemptOf(request, reply);
      cookies.clear(reply, 'state');
      const result = await provider.comeBack(request.query as Record<string, unknown>, attempt);
      return conclude(request, reply, result, {
        type: provider.type,
        id: attempt.provider,
        fallbackUrl: attempt.callbackUrl,
      });
    },
  };
}

export type ProviderEndpoints = ReturnType<typeof createProviderEndpoints>;
