import type { FastifyInstance } from 'fastify';
import type { IdentityDeps } from './identity-deps.ts';
import type { IdentityModule } from './sign-in/identity-module.ts';
import { createPasswordProvider } from './password/password-provider.ts';
import { createRefreshService } from './sessions/refresh.service.ts';
import type { SessionService } from './sessions/session.service.ts';
import { createAuthContext } from './sign-in/auth-context.ts';
import { authRoutes } from './sign-in/auth.routes.ts';
import { createCookies } from './sign-in/cookies.ts';
import { createSignInPipeline } from './sign-in/sign-in-pipeline.ts';

interface SignInOptions {
  deps: IdentityDeps;
  sessions: SessionService;
  modules: readonly IdentityModule[];
  rateLimitScale: number;
}

/** Signing in, out and on: the protocol's endpoints, every provider behind one pipeline with its rules and what follows. */
export async function registerSignIn(
  app: FastifyInstance,
  { deps, sessions, modules, rateLimitScale }: SignInOptions,
): Promise<void> {
  const { config, db, limits, log, secrets } = deps;
  const pipeline = createSignInPipeline({
    db,
    sessions,
    log,
    rules: modules.flatMap(({ signInRules }) => signInRules?.(deps) ?? []),
    hooks: modules.flatMap(({ afterSignIn }) => afterSignIn?.(deps) ?? []),
  });
  await app.register(authRoutes, {
    context: createAuthContext({
      origin: config.publicUrl,
      secrets,
      cookies: createCookies(config.publicUrl),
    }),
    sessions,
    providers: [
      createPasswordProvider({ db, limits, pipeline, log }),
      ...modules.flatMap(({ signInProviders }) => signInProviders?.(deps, pipeline) ?? []),
    ],
    signOutTargets: modules.flatMap(({ signOutTarget }) => signOutTarget?.(deps) ?? []),
    refreshService: createRefreshService({ db, secrets, sessions, log }),
    rateLimitScale,
  });
  for (const { signInEndpoints } of modules) signInEndpoints?.(app, deps, pipeline);
}
