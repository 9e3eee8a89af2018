import { oidcProviderPrefix } from '@rostrum/contracts';
import { decrypt } from '@rostrum/server-kit';
import type { Database } from '@rostrum/server-kit/database';
import { ssoConnectionRepository, type SsoConnection, type SsoSetup } from '../sso-connections.repository.ts';
import type { OidcRegistration } from './oidc-clients.ts';

export type OrganisationOidc = SsoSetup & { connection: SsoConnection; registration: OidcRegistration };

/** What this installation is at the issuer of a connection; undefined when the connection is not OpenID Connect. */
export function toRegistration(
  connection: SsoConnection,
  clientSecretKey: Buffer,
): OidcRegistration | undefined {
  const { id, kind, version, issuer, clientId, clientSecret, orgId } = connection;
  if (kind !== 'oidc' || issuer === null || clientId === null) return undefined;
  const secret = clientSecret === null ? null : decrypt(clientSecretKey, clientSecret, orgId);
  return { key: `${id}.${version}`, issuer, clientId, clientSecret: secret };
}

/** Finds the connection of a provider ID like `oidc-northmere`, in whatever state it is. */
export async function findOrganisationOidc(
  db: Database,
  clientSecretKey: Buffer,
  provider: string,
): Promise<OrganisationOidc | undefined> {
  if (!provider.startsWith(oidcProviderPrefix)) return undefined;
  const setup = await ssoConnectionRepository.findSetup(db, provider.slice(oidcProviderPrefix.length));
  if (!setup?.connection) return undefined;
  const registration = toRegistration(setup.connection, clientSecretKey);
  return registration && { ...setup, connection: setup.connection, registration };
}
