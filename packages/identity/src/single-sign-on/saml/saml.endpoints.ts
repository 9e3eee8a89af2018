import { createGuardedFetch } from '@rostrum/server-kit/outbound';
import { createMetadataRefresh } from '../metadata/metadata-refresh.service.ts';
import { sso, ssoErrors, type ParsedBody } from '@rostrum/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
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
import { createSamlKeys } from './keys/saml-keys.service.ts';
import type { OutgoingLogout } from './logout/logout-provider.ts';
import { createReceiveLogout } from './logout/receive-logout.service.ts';
import { sendPostForm } from './post-form.ts';
import { createPostRequest } from './post-request.service.ts';
import { serviceProviderMetadata } from './service-provider-metadata.ts';
import { longestBodyBytes } from './untrusted-response.ts';

type Params = { org: string };
const bindingEnd = () => new Date(Date.now() + bindingSeconds * 1000);

/** SAML as its protocol has it: an address to go to, what comes back from there by a foreign form, and who we are. */
export function samlEndpoints(app: FastifyInstance, deps: IdentityDeps): void {
  const { db, clock, log, limits } = deps;
  const origin = deps.config.publicUrl;
  const cookies = createCookies(origin);
  const secretKey = deps.secrets.clientSecret;
  const keys = createSamlKeys({ db, clock, secretKey });
  const begin = createBeginSaml({ db, origin, clock, keys });
  const allowLoopback = !deps.config.isProduction;
  const fetch = createGuardedFetch({ allowLoopback });
  const metadata = createMetadataRefresh({ db, fetch, allowLoopback, clock });
  const receive = createReceiveResponse({ ...deps, origin, keys, secretKey, metadata });
  const postRequest = createPostRequest({ db, origin, keys });
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
    await rateLimit('saml-metadata', 60, request);
    const setup = await ssoConnectionRepository.findSetup(db, (request.params as Params).org);
    if (!setup) throw new NotFoundError('There is no such organisation.');
    const { organisation, connection } = setup;
    const certificates = await keys.certificates(organisation.id);
    return reply
      .type('application/samlmetadata+xml; charset=utf-8')
      .header('cache-control', 'public, max-age=300')

      .send(
        serviceProviderMetadata({
          origin,
          companyUsername: organisation.companyUsername,
          connection,
          certificates,
        }),
      );
  });

  app.get('/v1/login/saml/:org/request', { config: { policy: 'protocol' } }, async (request, reply) => {
    await rateLimit('saml-request', 60, request);
    const form = await postRequest({
      org: (request.params as Params).org,
      handle: (request.query as Record<string, unknown>).handle,
      browser: cookies.read(request, 'sso'),
    });
    return form === null
      ? reply.header('cache-control', 'private, no-store').redirect(addresses.failed(ssoErrors.expired), 303)
      : sendPostForm(reply, form);
  });

  const receiveLogout = createReceiveLogout({ db, origin, clock, log, keys });
  const sendLogout = (reply: FastifyReply, outgoing: OutgoingLogout) =>
    'url' in outgoing
      ? reply
          .headers({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' })
          .redirect(outgoing.url, 303)
      : sendPostForm(reply, outgoing.form);
  // Without HEAD: looking at the address must not use the message up.
  app.get(
    '/v1/login/saml/:org/logout',
    { exposeHeadRoute: false, config: { policy: 'protocol' } },
    async (request, reply) => {
      await rateLimit('saml-logout', 60, request);
      const { org } = request.params as Params;
      const query = (request.raw.url ?? '').split('?').slice(1).join('?');
      return sendLogout(reply, await receiveLogout({ org, query }));
    },
  );

  void app.register(async (scope) => {
    scope.post(
      '/v1/login/saml/:org/logout',
      { bodyLimit: longestBodyBytes, config: { policy: 'protocol' } },
      async (request, reply) => {
        await rateLimit('saml-logout', 60, request);
        const { org } = request.params as Params;
        const fields = (request.body ?? {}) as Record<string, unknown>;
        return sendLogout(reply, await receiveLogout({ org, fields }));
      },
    );

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
