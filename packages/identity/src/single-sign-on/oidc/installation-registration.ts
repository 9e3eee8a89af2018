import type { InstallationIssuerConfig } from '../../identity-deps.ts';
import type { OidcRegistration } from './oidc-clients.ts';

/** Returns what this installation is at an issuer of `OIDC_ISSUERS`. */
export const toInstallationRegistration = ({
  id,
  issuer,
  client_id: clientId,
  client_secret: clientSecret,
}: InstallationIssuerConfig): OidcRegistration => ({
  key: `installation.${id}`,
  issuer,
  clientId,
  clientSecret: clientSecret ?? null,
});
