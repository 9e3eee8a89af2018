import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RequestInfo } from '../plugins/contract-routes.ts';
import type { AuthContext } from './auth-context.ts';
import type { SignInService } from './sign-in.service.ts';

const infoOf = (request: FastifyRequest): RequestInfo => ({
  id: request.id,
  ip: request.ip,
  userAgent: String(request.headers['user-agent'] ?? '').slice(0, 300),
});

/** POST callback/credentials: every answer carries an absolute url, failures too, or the protocol's client would throw. */
export function createCredentialsCallback(context: AuthContext, signInService: SignInService) {
  const { base, cookies, fieldsOf, answer } = context;
  const failure = (error: string) => `${base}/error?error=${error}&provider=credentials`;
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (!context.isGenuine(request))
      return answer(request, reply, `${base}/signin?csrf=true&error=Callback`, 403);
    const callbackUrl = context.callbackUrl(request, reply);
    const { email, password } = fieldsOf(request);
    const result = await signInService.signIn(
      { email, password, presented: cookies.read(request, 'session') },
      infoOf(request),
    );
    switch (result.outcome) {
      case 'too_many':
        return answer(
          request,
          reply.header('retry-after', String(result.retryAfter)),
          failure('TooMany'),
          429,
        );
      case 'refused':
        return answer(request, reply, failure('CredentialsSignin'), 401);
      case 'signed_in':
        cookies.write(reply, 'session', result.signedIn.secret, result.signedIn.expires);
        cookies.write(
          reply,
          'refresh',
          result.signedIn.refreshToken,
          new Date(result.signedIn.expires.getTime() + 30 * 24 * 3_600_000),
        );
        return answer(request, reply, callbackUrl);
    }
  };
}
