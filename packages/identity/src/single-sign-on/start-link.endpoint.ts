import { oidcProviderPrefix, ssoErrors } from '@rostrum/contracts';
import type { FastifyInstance } from 'fastify';
import { safeCallbackUrl } from '../sign-in/callback-url.ts';
import { createCookies } from '../sign-in/cookies.ts';
import type { SignInProvider } from '../sign-in/sign-in-provider.ts';
import { isBusinessError } from '@rostrum/server-kit';
import { infoOf } from '@rostrum/server-kit/http';
import type { IdentityDeps } from '../identity-deps.ts';
import { bindingSeconds } from './browser-binding.ts';
import { createBeginSaml } from './saml/begin-saml.service.ts';
import { createSamlKeys } from './saml/keys/saml-keys.service.ts';
import { signInAddresses } from './sign-in-addresses.ts';
import { ssoConnectionRepository } from './sso-connections.repository.ts';

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/**
 * GET /v1/login/sso/{org}: a link that begins single sign-on, for bookmarks, for tiles of an identity provider, and for
 * those who try it before it is offered. It only begins: who follows it still proves who they are over there.
 */
export function startLinkEndpoint(app: FastifyInstance, deps: IdentityDeps, oidc: SignInProvider): void {
  const { db, clock, limits } = deps;
  const origin = deps.config.publicUrl;
  const cookies = createCookies(origin);
  const keys = createSamlKeys({ db, clock, secretKey: deps.secrets.clientSecret });
  const beginSaml = createBeginSaml({ db, origin, clock, keys });
  const addresses = signInAddresses(origin);
  const end = () => new Date(Date.now() + bindingSeconds * 1000);

  app.get('/v1/login/sso/:org', { config: { policy: 'protocol' } }, async (request, reply) => {
    const { org } = request.params as { org: string };
    const named = (request.query as Record<string, unknown>).callbackUrl;
    const callbackUrl = isText(named) ? safeCallbackUrl(named, origin) : undefined;
    const failed = (error: string) => reply.redirect(addresses.failed(error, callbackUrl), 303);
    reply.header('cache-control', 'private, no-store');
    const key = limits.addressKey(request.ip);
    const left = await limits.consume({ name: 'sso-link', points: 60, seconds: 60, key });
    if (!left.allowed) return failed('TooMany');
    const setup = await ssoConnectionRepository.findSetup(db, org);
    if (setup?.connection?.kind === 'oidc') {
      const started = await oidc.start?.(
        {},
        {
          provider: `${oidcProviderPrefix}${setup.organisation.companyUsername}`,
          presented: undefined,
          pending: undefined,
          state: cookies.read(request, 'state'),
          browser: undefined,
          callbackUrl: callbackUrl ?? origin,
          request: infoOf(request),
        },
      );
      if (started?.outcome !== 'leave')
        return failed(started?.outcome === 'failed' ? started.error : ssoErrors.disabled);
      cookies.write(reply, 'state', started.state, end());
      return reply.redirect(started.url, 303);
    }
    try {
      const browser = cookies.read(request, 'sso');
      const begun = await beginSaml({ org, action: 'login', callbackUrl, session: null, browser });
      cookies.write(reply, 'sso', begun.browser, end());
      return reply.redirect(begun.url, 303);
    } catch (error) {
      if (!isBusinessError(error)) throw error;
      return failed(error.code === 'idp_unreachable' ? ssoErrors.unreachable : ssoErrors.disabled);
    }
  });
}
