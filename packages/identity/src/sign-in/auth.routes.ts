import { authBasePath } from '@rostrum/contracts';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { registerAuthPages } from './auth-pages.ts';
import { protocol, type AuthRoutesOptions } from './auth-routes-options.ts';
import { registerLogBeacon } from './log-beacon.ts';
import { createFailureHandler } from './protocol-failures.ts';
import { createProviderEndpoints, notPartOfProtocol } from './provider-endpoints.ts';
import { registerRefresh } from './refresh.routes.ts';
import { registerSession } from './session.routes.ts';

function registerProviders(app: FastifyInstance, { context, providers }: AuthRoutesOptions): void {
  const byId = new Map(providers.map((provider) => [provider.id, provider]));
  const ways = createProviderEndpoints(context, byId);
  app.post(`${authBasePath}/signin`, protocol, ways.start);
  app.post(`${authBasePath}/signin/:provider`, protocol, ways.start);
  app.post(`${authBasePath}/callback/:provider`, protocol, ways.authorize);
  // Without HEAD: whoever only looks at the address of a way back must not use up what it carries.
  app.get(`${authBasePath}/callback/:provider`, { ...protocol, exposeHeadRoute: false }, ways.comeBack);
}

/** The endpoints of the sign-in protocol. Their answers are its own, not the envelope of the API. */
export const authRoutes = fp<AuthRoutesOptions>(
  async (app, options) => {
    await app.register(async (scope) => {
      scope.addHook('onRequest', (_request, reply, done) => {
        reply.headers({ 'cache-control': 'private, no-cache, no-store', pragma: 'no-cache', expires: '0' });
        done();
      });
      scope.setErrorHandler(createFailureHandler(options.context));
      registerSession(scope, options);
      registerRefresh(scope, options);
      registerLogBeacon(scope, options);
      registerAuthPages(scope, options);
      registerProviders(scope, options);
      for (const rest of [authBasePath, `${authBasePath}/*`])
        scope.all(rest, protocol, async (_request, reply) => notPartOfProtocol(reply));
    });
  },
  { name: 'auth-routes' },
);
