import { signInErrors } from '@rostrum/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RequestInfo } from '../plugins/contract-routes.ts';
import type { AuthContext } from './auth-context.ts';
import type { SignInAttempt, SignInProvider, SignInResult } from './sign-in-provider.ts';

const infoOf = (request: FastifyRequest): RequestInfo => ({
  id: request.id,
  ip: request.ip,
  userAgent: String(request.headers['user-agent'] ?? '').slice(0, 300),
});

const minutes = (count: number) => new Date(Date.now() + count * 60_000);
const refreshLifeMs = 30 * 24 * 3_600_000;

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
  const failure = (error: string, provider: string) => `${base}/error?error=${error}&provider=${provider}`;
  const providerOf = (request: FastifyRequest) =>
    providers.get((request.params as { provider: string }).provider);
  const unknown = (request: FastifyRequest, reply: FastifyReply) =>
    answer(request, reply, `${base}/error?error=OAuthSignin`, 400);
  const attemptOf = (request: FastifyRequest, reply: FastifyReply): SignInAttempt => ({
    presented: cookies.read(request, 'session'),
    pending: cookies.read(request, 'pending'),
    state: cookies.read(request, 'state'),
    callbackUrl: context.callbackUrl(request, reply),
    request: infoOf(request),
  });

  function conclude(
    request: FastifyRequest,
    reply: FastifyReply,
    { id, type }: SignInProvider,
    { callbackUrl, ...result }: SignInResult & { callbackUrl?: string | undefined },
    fallbackUrl: string,
  ): FastifyReply {
    switch (result.outcome) {
      case 'too_many':
        reply.header('retry-after', String(result.retryAfter));
        return answer(request, reply, failure(signInErrors.tooMany, id), 429);
      case 'refused':
        return answer(
          request,
          reply,
          failure(result.error ?? (type === 'oauth' ? 'OAuthCallback' : 'CredentialsSignin'), id),
          401,
        );
      case 'second_factor_needed':
        cookies.write(reply, 'pending', result.pending, minutes(10));
        return answer(
          request,
          reply,
          `${failure(signInErrors.secondFactorRequired, id)}&kinds=${result.kinds.join('.')}`,
          401,
        );
      case 'signed_in': {
        const { secret, refreshToken, expires } = result.signedIn;
        cookies.write(reply, 'session', secret, expires);
        cookies.write(reply, 'refresh', refreshToken, new Date(expires.getTime() + refreshLifeMs));
        if (cookies.read(request, 'pending') !== undefined) cookies.clear(reply, 'pending');
        return answer(request, reply, callbackUrl ?? fallbackUrl);
      }
    }
  }

  return {
    /** POST signin/{provider} */
    async start(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
      const provider = providerOf(request);
      if (!provider?.start) return unknown(request, reply);
      if (!context.isGenuine(request))
        return answer(request, reply, `${base}/signin?csrf=true&error=Callback`, 403);
      const result = await provider.start(
        { ...(request.query as Record<string, unknown>), ...fieldsOf(request) },
        attemptOf(request, reply),
      );
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
      if (!context.isGenuine(request))
        return answer(request, reply, `${base}/signin?csrf=true&error=Callback`, 403);
      const attempt = attemptOf(request, reply);
      const result = await provider.authorize(fieldsOf(request), attempt);
      return conclude(request, reply, provider, result, attempt.callbackUrl);
    },

    /** GET callback/{provider} */
    async comeBack(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
      const provider = providerOf(request);
      if (!provider?.comeBack) return notPartOfProtocol(reply);
      const attempt = attemptOf(request, reply);
      cookies.clear(reply, 'state');
      const result = await provider.comeBack(request.query as Record<string, unknown>, attempt);
      return conclude(request, reply, provider, result, attempt.callbackUrl);
    },
  };
}

export type ProviderEndpoints = ReturnType<typeof createProviderEndpoints>;
