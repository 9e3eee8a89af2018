import { X509Certificate } from 'node:crypto';
import { oidcProviderPrefix } from '@rostrum/contracts';
import type { SsoSettings } from '@rostrum/contracts/settings';
import { redirectUriOf } from '../oidc/redirect-uri.ts';
import { afterSignOutUri, backchannelLogoutUri } from '../oidc/logout-uris.ts';
import type { SamlKeySummary } from '../saml/keys/describe-keys.ts';
import { samlAddresses } from '../saml/saml-addresses.ts';
import type { SsoConnection, SsoSetup } from '../sso-connections.repository.ts';
import type { SsoDomain } from '../sso-domains.repository.ts';
import { signsRequests, toSamlOptions } from '../saml/saml-options.ts';
import { proofName } from './domain-setup.ts';

const noAttributes: SsoSettings['attributes'] = {
  email: '',
  firstname: '',
  lastname: '',
  displayname: '',
  picture: '',
  groups: '',
  roles: '',
};

function presentCertificate(pem: string) {
  const { validFrom, validTo } = new X509Certificate(pem);
  return { from: new Date(validFrom).toISOString(), until: new Date(validTo).toISOString() };
}

const presentSaml = ({ kind, entityId, ssoUrl, certificates }: SsoConnection): SsoSettings['saml'] =>
  kind === 'saml' && entityId !== null && ssoUrl !== null
    ? { entity_id: entityId, sso_url: ssoUrl, certificates: certificates.map(presentCertificate) }
    : null;

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

function presentDetails(connection: SsoConnection, keys: SamlKeySummary[]): SsoSettings['saml_details'] {
  if (connection.kind !== 'saml') return null;
  const { metadataUrl, metadataReadAt, metadataTriedAt, metadataError, metadataNotes } = connection;
  return {
    options: toSamlOptions(connection),
    signs_requests: signsRequests(connection),
    has_single_logout: connection.sloUrl !== null,
    metadata: {
      url: metadataUrl,
      read_at: iso(metadataReadAt),
      tried_at: iso(metadataTriedAt),
      error: metadataError,
      notes: metadataNotes,
    },
    keys,
  };
}

const presentOidc = (connection: SsoConnection): SsoSettings['oidc'] => {
  const { kind, issuer, clientId, clientSecret, trustsEmail, forceAuthn, signOutAtProvider } = connection;
  return kind === 'oidc' && issuer !== null && clientId !== null
    ? {
        issuer,
        client_id: clientId,
        has_secret: clientSecret !== null,
        trusts_email: trustsEmail,
        force_sign_in: forceAuthn,
        sign_out_at_provider: signOutAtProvider,
      }
    : null;
};

const presentDomain = ({ domain, txt, verifiedAt, joinRole }: SsoDomain) => ({
  domain,
  txt_name: proofName(domain),
  txt,
  verified_at: verifiedAt?.toISOString() ?? null,
  join_role: joinRole,
});

/** The single sign-on of an organisation for its page: secrets stay here. */
export function presentSso(
  {
    organisation: { name, companyUsername },
    connection,
    domains,
  }: SsoSetup & { domains: readonly SsoDomain[] },
  { origin, owners, keys }: { origin: string; owners: SsoSettings['owners']; keys: SamlKeySummary[] },
): SsoSettings {
  const provider = `${oidcProviderPrefix}${companyUsername}`;
  const { entityId, acs, metadata, logout } = samlAddresses(origin, companyUsername);
  return {
    organisation: name,
    status: connection?.status ?? 'not_set',
    kind: connection?.kind ?? null,
    saml: connection ? presentSaml(connection) : null,
    oidc: connection ? presentOidc(connection) : null,
    saml_details: connection ? presentDetails(connection, keys) : null,
    attributes: { ...noAttributes, ...connection?.attributeMap },
    jit_role: connection?.jitOn ? connection.jitRole : null,
    update_profile: connection?.updateProfile ?? false,
    domains: domains.map(presentDomain),
    own: {
      entity_id: entityId,
      acs,
      metadata,
      logout,
      redirect: redirectUriOf(origin, provider),
      backchannel_logout: backchannelLogoutUri(origin, provider),
      after_sign_out: afterSignOutUri(origin),
    },
    start: `${origin}/v1/login/sso/${encodeURIComponent(companyUsername)}`,
    last_sign_in_at: connection?.lastSignInAt?.toISOString() ?? null,
    last_test: connection?.lastTest ?? null,
    owners,
  };
}
