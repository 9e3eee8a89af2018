import type { FastifyInstance } from 'fastify';
import type { IdentityDeps } from '../../identity-deps.ts';
import { createBackchannelLogout } from './backchannel-logout.service.ts';
import { maxLogoutTokenLength } from './logout-token.ts';
import type { OidcClients } from './oidc-clients.ts';

const maxBodyBytes = maxLogoutTokenLength * 2;

/** POST /v1/login/oidc/{provider}/backchannel-logout: issuers call it themselves, without a browser. */
export function backchannelLogoutEndpoint(
  app: FastifyInstance,
  { db, clock, config, log, limits, secrets }: IdentityDeps,
  clients: OidcClients,
): void {
  const endByLogoutToken = createBackchannelLogout({
    db,
    clients,
    clientSecretKey: secrets.clientSecret,
    installationIssuers: config.oidcIssuers,
    clock,
    log,
  });
  void app.register(async (scope) => {
    scope.addHook('onRequest', async (_request, reply) => {
      reply.headers({ 'cache-control': 'no-store', pragma: 'no-cache' });
    });
    scope.post(
      '/v1/login/oidc/:provider/backchannel-logout',
      { bodyLimit: maxBodyBytes, config: { policy: 'protocol' } },
      async (request, reply) => {
        // Counted by sender: an issuer signs out whole departments at once, and none of them may be lost.
        const key = limits.addressKey(request.ip);
        const left = await limits.consume({ name: 'oidc-logout', points: 600, seconds: 60, key });
        if (!left.allowed)
          return reply
            .code(429)
            .header('retry-after', String(left.retryAfter))
            .send({ error: 'temporarily_unavailable', error_description: 'too many logout tokens' });
        const { provider } = request.params as { provider: string };
        const { logout_token: token } = (request.body ?? {}) as Record<string, unknown>;
        const result = await endByLogoutToken(provider, token);
        if ('ended' in result) return reply.code(200).send();
        const status = result.error === 'invalid_request' ? 400 : 503;
        return reply.code(status).send({ error: result.error, error_description: result.description });
      },
    );
  });
}
