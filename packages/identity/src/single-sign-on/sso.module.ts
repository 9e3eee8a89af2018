import type { SignInPipeline } from '../sign-in/sign-in-pipeline.ts';
import type { SignInProvider } from '../sign-in/sign-in-provider.ts';
import { createGuardedFetch } from '@rostrum/server-kit/outbound';
import type { IdentityModule } from '../sign-in/identity-module.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { startCertificateAlarms } from './certificate-alarms.job.ts';
import { enforcedSso } from './enforced-sso.rule.ts';
import { createInstallationIssuer } from './oidc/installation-issuer.ts';
import { backchannelLogoutEndpoint } from './oidc/backchannel-logout.endpoint.ts';
import { createOidcClients, type OidcClients } from './oidc/oidc-clients.ts';
import { createOidcFlow } from './oidc/oidc-flow.ts';
import { createOidcProvider } from './oidc/oidc-provider.ts';
import { createOidcSignOutTarget } from './oidc/sign-out-target.ts';
import { startSamlKeyRotation } from './saml/keys/rotate-saml-keys.job.ts';
import { createSamlKeys } from './saml/keys/saml-keys.service.ts';
import { createBeginLogout } from './saml/logout/begin-logout.service.ts';
import { samlEndpoints } from './saml/saml.endpoints.ts';
import { createSamlProvider } from './saml/saml-provider.ts';
import { startMetadataRefresh } from './metadata/metadata-refresh.job.ts';
import { ssoAdminRoutes } from './setup/sso-admin.routes.ts';
import { startLinkEndpoint } from './start-link.endpoint.ts';

/** One for each server: descriptions and keys of issuers are read once for all who use them. */
const clientsByDeps = new WeakMap<IdentityDeps, OidcClients>();

function getOidcClients(deps: IdentityDeps): OidcClients {
  const known = clientsByDeps.get(deps);
  if (known) return known;
  const isDevelopment = !deps.config.isProduction;
  const fetch = createGuardedFetch({ allowLoopback: isDevelopment });
  const clients = createOidcClients({ fetch, allowHttp: isDevelopment });
  clientsByDeps.set(deps, clients);
  return clients;
}

/** The ways through identity providers: SAML, the issuers of organisations, and those of the installation. */
function providersOf(deps: IdentityDeps, pipeline: SignInPipeline) {
  const { db, config, secrets, clock, log, applySignInGroups, offerPicture } = deps;
  const flows = createOidcFlow({ db, clients: getOidcClients(deps) });
  const origin = config.publicUrl;
  const common = { db, pipeline, flows, origin, log };
  const oidc = createOidcProvider({
    ...common,
    clientSecretKey: secrets.clientSecret,
    applySignInGroups,
    offerPicture,
  });
  const all: readonly SignInProvider[] = [
    createSamlProvider({ db, pipeline }),
    oidc,
    ...config.oidcIssuers.map((issuer) => createInstallationIssuer(issuer, { ...common, clock })),
  ];
  return { all, oidc };
}

/** Single sign-on: members come through the identity provider of their organisation. */
export const ssoModule: IdentityModule = {
  name: 'sso',
  routes: ssoAdminRoutes,
  constraints: {
    sso_domains_verified_key: {
      code: 'already_exists',
      message: 'Another organisation on this installation has verified this domain.',
      field: 'domain',
    },
  },
  jobs: async (boss, deps) => {
    await startMetadataRefresh(boss, deps);
    await startSamlKeyRotation(boss, deps);
    await startCertificateAlarms(boss, deps);
  },
  signInProviders: (deps, pipeline) => providersOf(deps, pipeline).all,
  signInRules: ({ db }) => [enforcedSso(db)],
  signOutTarget: (deps) => {
    const { db, config, secrets, clock } = deps;
    const origin = config.publicUrl;
    const secretKey = secrets.clientSecret;
    const beginSamlLogout = createBeginLogout({
      db,
      origin,
      secretKey,
      keys: createSamlKeys({ db, clock, secretKey }),
    });
    const clients = getOidcClients(deps);
    const findOidcTarget = createOidcSignOutTarget({ db, clients, clientSecretKey: secretKey, origin });
    return async (cookie, callbackUrl) =>
      (await findOidcTarget(cookie, callbackUrl)) ?? beginSamlLogout(cookie, callbackUrl);
  },
  signInEndpoints: (app, deps, pipeline) => {
    samlEndpoints(app, deps);
    startLinkEndpoint(app, deps, providersOf(deps, pipeline).oidc);
    backchannelLogoutEndpoint(app, deps, getOidcClients(deps));
  },
};
