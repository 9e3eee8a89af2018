import { sso, ssoErrors, type ParsedBody } from '@rostrum/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createCookies } from '../../sign-in/cookies.ts';
import { isFromOwnPages } from '../../sign-in/origin-check.ts';
import { runAsSystem } from '@rostrum/server-kit/database';
import { NotAllowedError, NotFoundError, RateLimitError } from '@rostrum/server-kit';
import { parseRequest, routerPath } from '@rostrum/server-kit/http';
import type { IdentityDeps } from '../../identity-deps.ts';
import { bindingSeconds } from '../browser-binding.ts';
import { signInAddresses } from '../sign-in-addresses.ts';
import { ssoConnectionRepository } from '../sso-connections.repository.ts';
import { createBeginSaml } from './begin-saml.service.ts';
import { createReceiveResponse } from './receive-response.service.ts';
import { serviceProviderMetadata } from './service-provider-metadata.ts';
import { longestBodyBytes } from './untrusted-response.ts';

type Params = { org: string };
const bindingEnd = () => new Date(Date.now() + bindingSeconds * 1000);

/** SAML as its protocol has it: an address to go to, what comes back from there by a foreign form, and who we are. */
export function samlEndpoints(app: FastifyInstance, deps: IdentityDeps): void {
  const { db, clock, log, limits } = deps;
  const origin = deps.config.publicUrl;
  const cookies = createCookies(origin);
  const begin = createBeginSaml({ db, origin, clock });
  const receive = createReceiveResponse({ db, origin, clock, log });
  const addresses = signInAddresses(origin);

  const rateLimit = async (name: string, points: number, { ip }: FastifyRequest) => {
    const left = await limits.consume({ name, points, seconds: 60, key: limits.addressKey(ip) });
    if (!left.allowed) throw new RateLimitError(left.retryAfter);
  };

  for (const descriptor of [sso.samlUrl, sso.samlLoginUrl])
    app.post(
      routerPath(descriptor.path),
      {
        config: {
          policy: 'public',
          contract: descriptor,
          asSystem:
            'single sign-on is set up by an organisation that the person is not known to belong to yet',
        },
      },
      async (request, reply) => {
        if (!isFromOwnPages(request, origin))
          throw new NotAllowedError('Begin at the sign-in page of this site.');
        await rateLimit('saml-url', 60, request);
        const { params, body } = await parseRequest(descriptor, request);
        const { org, action = 'login' } = params as Params & { action?: string };
        const { url, browser } = await runAsSystem('nobody is signed in before signing in', () =>
          begin({
            org,
            action,
            callbackUrl: (body as ParsedBody<typeof descriptor>)?.callback_url,
            session: request.session,
            browser: cookies.read(request, 'sso'),
          }),
        );
        cookies.write(reply, 'sso', browser, bindingEnd());
        return reply.header('cache-control', 'private, no-store').send({ data: { url } });
      },
    );

  app.get('/v1/login/saml/:org/metadata', { config: { policy: 'protocol' } }, async (request, reply) => {
    const setup = await ssoConnectionRepository.findSetup(db, (request.params as Params).org);
    if (!setup) throw new NotFoundError('There is no such organisation.');
    return reply
      .type('application/samlmetadata+xml; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send(serviceProviderMetadata(origin, setup.organisation.companyUsername));
  });

  void app.register(async (scope) => {
    // What people see when a post cannot even be read is a page too, never an envelope.
    scope.setErrorHandler((error, request, reply) => {
      request.log.warn({ err: error, event: 'saml_refused' }, 'security');
      const code = error instanceof Error && error.name === 'RateLimitError' ? 'TooMany' : ssoErrors.refused;
      return reply.redirect(addresses.failed(code), 303);
    });
    scope.post(
      '/v1/login/saml/:org/acs',
      { bodyLimit: longestBodyBytes, config: { policy: 'protocol' } },
      async (request, reply) => {
        await rateLimit('saml-acs', 120, request);
        const fields = (request.body ?? {}) as Record<string, unknown>;
        const received = await receive({
          org: (request.params as Params).org,
          samlResponse: fields.SAMLResponse,
          relayState: fields.RelayState,
          browser: cookies.read(request, 'sso'),
        });
        if (received.browser !== undefined) cookies.write(reply, 'sso', received.browser, bindingEnd());
        return reply
          .headers({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' })
          .redirect(received.location, 303);
      },
    );
  });
}
