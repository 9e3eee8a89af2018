import type { ServerModule } from '../../routing/server-module.ts';
import { enforcedSso } from './enforced-sso.rule.ts';
import { samlEndpoints } from './saml/saml.endpoints.ts';
import { createSamlProvider } from './saml/saml-provider.ts';

/** Single sign-on: members come through the identity provider of their organisation. */
export const ssoModule: ServerModule = {
  name: 'sso',
  endpoints: samlEndpoints,
  signInProviders: ({ db }, door) => [createSamlProvider({ db, door })],
  signInRules: ({ db }) => [enforcedSso(db)],
};
