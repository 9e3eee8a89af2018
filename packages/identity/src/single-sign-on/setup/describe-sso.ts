import { X509Certificate } from 'node:crypto';
import { oidcProviderPrefix } from '@rostrum/contracts';
import { redirectUriOf } from '../oidc/redirect-uri.ts';
import { samlAddresses } from '../saml/saml-addresses.ts';
import { signsRequests } from '../saml/saml-options.ts';
import type { SsoConnection, SsoSetup } from '../sso-connections.repository.ts';
import type { SsoDomain } from '../sso-domains.repository.ts';
import { proofName } from './domain-setup.ts';

const day = 86_400_000;
const lines = (...rows: (string | false)[]): string => rows.filter((row) => row !== false).join('\n');

function certificateLine(pem: string, now: Date): string {
  const { validTo } = new X509Certificate(pem);
  const left = Math.floor((Date.parse(validTo) - now.getTime()) / day);
  const alarm = left < 0 ? ' EXPIRED' : left < 60 ? ` only ${left} days left` : '';
  return `  certificate until    ${new Date(validTo).toISOString().slice(0, 10)}${alarm}`;
}

function providerLines({ organisation, connection }: SsoSetup, origin: string, now: Date): string {
  if (connection?.kind === 'oidc')
    return lines(
      `  issuer               ${connection.issuer}`,
      `  client id            ${connection.clientId}`,
      `  trusts addresses that are not called confirmed: ${connection.trustsEmail ? 'yes' : 'no'}`,
    );
  if (connection?.kind === 'saml')
    return lines(
      `  entity id            ${connection.entityId}`,
      `  sign-in address      ${connection.ssoUrl}`,
      ...connection.certificates.map((pem) => certificateLine(pem, now)),
      ...connection.metadataNotes.map((note) => `  ${note}`),
      connection.metadataUrl !== null && `  metadata read daily  ${connection.metadataUrl}`,
      connection.metadataError !== null && `  ${connection.metadataError}`,
      `  requests are signed  ${signsRequests(connection) ? 'yes' : 'no'}`,
      `  single logout        ${connection.sloUrl === null ? 'not offered' : connection.singleLogout ? 'yes' : 'no'}`,
      `  may begin by itself  ${connection.allowIdpInitiated ? 'yes' : 'no'}`,
    );
  return `  ${organisation.name} has no identity provider yet.`;
}

/** What the identity provider must be told of us. */
export function ownValues(
  companyUsername: string,
  kind: SsoConnection['kind'] | 'both',
  origin: string,
): string {
  const { entityId, acs, metadata, logout } = samlAddresses(origin, companyUsername);
  return lines(
    kind !== 'oidc' && `  SAML metadata        ${metadata}`,
    kind !== 'oidc' && `  SAML entity id       ${entityId}`,
    kind !== 'oidc' && `  SAML ACS             ${acs}`,
    kind !== 'oidc' && `  SAML logout          ${logout}`,
    kind !== 'saml' &&
      `  OIDC redirect        ${redirectUriOf(origin, `${oidcProviderPrefix}${companyUsername}`)}`,
  );
}

const domainLine = ({ domain, txt, verifiedAt }: SsoDomain): string =>
  verifiedAt === null
    ? `  ${domain}: not verified; needs TXT at ${proofName(domain)}: ${txt}`
    : `  ${domain}: verified ${verifiedAt.toISOString().slice(0, 10)}`;

/** Everything about the single sign-on of an organisation, for a terminal. */
export function describeSso(
  setup: SsoSetup & { domains: readonly SsoDomain[] },
  { origin, now }: { origin: string; now: Date },
): string {
  const { organisation, connection, domains } = setup;
  return lines(
    `${organisation.name} (${organisation.companyUsername}): ${connection?.status ?? 'not_set'}`,
    providerLines(setup, origin, now),
    connection !== null &&
      `  accounts at first sign-in: ${connection.jitOn ? `yes, as ${connection.jitRole}` : 'no'}`,
    connection !== null && `  last sign-in         ${connection.lastSignInAt?.toISOString() ?? 'never'}`,
    'Domains',
    domains.length === 0 ? '  none' : domains.map(domainLine).join('\n'),
    connection !== null &&
      connection.status !== 'not_set' &&
      `Begin at\n  ${origin}/v1/login/sso/${encodeURIComponent(organisation.companyUsername)}`,
    'For the identity provider',
    ownValues(organisation.companyUsername, connection?.kind ?? 'both', origin),
  );
}
