import type { ServerModule } from '../../routing/server-module.ts';
import { createGuardedFetch } from '../../outbound/guarded-fetch.ts';
import { enforcedSso } from './enforced-sso.rule.ts';
import { createOidcClients } from './oidc/oidc-clients.ts';
import { createOidcFlow } from './oidc/oidc-flow.ts';
import { createOidcProvider } from './oidc/oidc-provider.ts';
import { samlEndpoints } from './saml/saml.endpoints.ts';
import { createSamlProvider } from './saml/saml-provider.ts';

/** Single sign-on: members come through the identity provider of their organisation. */
export const ssoModule: ServerModule = {
  name: 'sso',
  endpoints: samlEndpoints,
  signInProviders: ({ db, config, secrets, log }, door) => {
    const isDevelopment = !config.isProduction;
    const fetch = createGuardedFetch({ allowLoopback: isDevelopment });
    const flows = createOidcFlow({ db, clientOf: createOidcClients({ fetch, allowHttp: isDevelopment }) });
    const origin = config.publicUrl;
    const clientSecretKey = secrets.clientSecret;
    return [
      createSamlProvider({ db, door }),
      createOidcProvider({ db, door, flows, origin, clientSecretKey, log }),
    ];
  },
  signInRules: ({ db }) => [enforcedSso(db)],
};
