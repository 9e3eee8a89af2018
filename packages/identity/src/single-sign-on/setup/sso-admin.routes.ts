import { resolveTxt } from 'node:dns/promises';
import { ssoAdmin } from '@rostrum/contracts/settings';
import { contractRoutes, route } from '@rostrum/server-kit/module';
import { createGuardedFetch } from '@rostrum/server-kit/outbound';
import type { IdentityDeps } from '../../identity-deps.ts';
import { createSsoAdminService } from './sso-admin.service.ts';

/** The page of single sign-on. What reaches out to addresses that were typed is limited. */
export const ssoAdminRoutes = contractRoutes(({ db, config, secrets, clock }: IdentityDeps) => {
  const allowLoopback = !config.isProduction;
  const sso = createSsoAdminService({
    db,
    clock,
    allowLoopback,
    origin: config.publicUrl,
    clientSecretKey: secrets.clientSecret,
    fetch: createGuardedFetch({ allowLoopback }),
    resolveTxt,
  });
  const outward = { limit: { points: 30, seconds: 3600 } };
  return [
    route(ssoAdmin.get, 'sso.manage', ({ session }) => sso.get(session)),
    route(
      ssoAdmin.setSaml,
      'sso.manage',
      ({ session, request, body }) => sso.setSaml(session, request, body),
      outward,
    ),
    route(ssoAdmin.setSamlOptions, 'sso.manage', ({ session, request, body }) =>
      sso.setSamlOptions(session, request, body),
    ),
    route(
      ssoAdmin.refreshMetadata,
      'sso.manage',
      ({ session, request }) => sso.refreshMetadata(session, request),
      outward,
    ),
    route(ssoAdmin.rotateKeys, 'sso.manage', ({ session, request }) => sso.rotateKeys(session, request), {
      limit: { points: 5, seconds: 3600 },
    }),
    route(ssoAdmin.listAttempts, 'sso.manage', ({ session }) => sso.listAttempts(session)),
    route(
      ssoAdmin.setOidc,
      'sso.manage',
      ({ session, request, body }) => sso.setOidc(session, request, body),
      outward,
    ),
    route(ssoAdmin.addDomain, 'sso.manage', ({ session, request, body }) =>
      sso.addDomain(session, request, body),
    ),
    route(
      ssoAdmin.verifyDomain,
      'sso.manage',
      ({ session, request, body }) => sso.verifyDomain(session, request, body),
      outward,
    ),
    route(ssoAdmin.removeDomain, 'sso.manage', ({ session, request, body }) =>
      sso.removeDomain(session, request, body),
    ),
    route(ssoAdmin.setJoining, 'sso.manage', ({ session, request, body }) =>
      sso.setJoining(session, request, body),
    ),
    route(ssoAdmin.setFirstSignIn, 'sso.manage', ({ session, request, body }) =>
      sso.setFirstSignIn(session, request, body),
    ),
    route(ssoAdmin.setStatus, 'sso.manage', ({ session, request, body }) =>
      sso.setStatus(session, request, body),
    ),
    route(ssoAdmin.remove, 'sso.manage', ({ session, request }) => sso.remove(session, request)),
  ];
});
