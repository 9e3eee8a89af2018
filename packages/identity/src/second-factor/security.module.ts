import type { IdentityModule } from '../sign-in/identity-module.ts';
import { createPasskeyProvider } from './passkey-provider.ts';
import { createSecondFactorProvider } from './second-factor-provider.ts';
import { secondFactorRule } from './second-factor-rule.ts';
import { tellOfNewDevice } from './security-notices.ts';
import { securityRoutes } from './security.routes.ts';
import { createWebauthn } from './webauthn.ts';

/** Second factors, passkeys and the list of sessions: what a person does for the safety of their account. */
export const securityModule: IdentityModule = {
  name: 'security',
  routes: securityRoutes,
  signInProviders: (deps, pipeline) => [
    createPasskeyProvider(deps, pipeline, createWebauthn(deps.config.publicUrl)),
    createSecondFactorProvider(deps, pipeline),
  ],
  signInRules: ({ db }) => [secondFactorRule(db)],
  afterSignIn: (deps) => [({ userId }, request) => tellOfNewDevice(deps, userId, request)],
};
