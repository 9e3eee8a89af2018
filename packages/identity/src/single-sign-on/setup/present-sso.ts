import { X509Certificate } from 'node:crypto';
import { oidcProviderPrefix } from '@rostrum/contracts';
import type { SsoSettings } from '@rostrum/contracts/settings';
import { redirectUriOf } from '../oidc/oidc-provider.ts';
import { samlAddresses } from '../saml/saml-addresses.ts';
import type { SsoConnection, SsoSetup } from '../sso-connections.repository.ts';
import type { SsoDomain } from '../sso-domains.repository.ts';
import { proofName } from './sso-setup.service.ts';

function presentCertificate(pem: string) {
  const { validFrom, validTo } = new X509Certificate(pem);
  return { from: new Date(validFrom).toISOString(), until: new Date(validTo).toISOString() };
}

const presentSaml = ({ kind, entityId, ssoUrl, certificates }: SsoConnection): SsoSettings['saml'] =>
  kind === 'saml' && entityId !== null && ssoUrl !== null
    ? { entity_id: entityId, sso_url: ssoUrl, certificates: certificates.map(presentCertificate) }
    : null;

const presentOidc = (connection: SsoConnection): SsoSettings['oidc'] => {
  const { kind, issuer, clientId, clientSecret, trustsEmail } = connection;
  return kind === 'oidc' && issuer !== null && clientId !== null
    ? { issuer, client_id: clientId, has_secret: clientSecret !== null, trusts_email: trustsEmail }
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
  { origin, owners }: { origin: string; owners: SsoSettings['owners'] },
): SsoSettings {
  const { entityId, acs, metadata } = samlAddresses(origin, companyUsername);
  const { email = '', firstname = '', lastname = '' } = connection?.attributeMap ?? {};
  return {
    organisation: name,
    status: connection?.status ?? 'not_set',
    kind: connection?.kind ?? null,
    saml: connection ? presentSaml(connection) : null,
    oidc: connection ? presentOidc(connection) : null,
    attributes: { email, firstname, lastname },
    jit_role: connection?.jitOn ? connection.jitRole : null,
    domains: domains.map(presentDomain),
    own: {
      entity_id: entityId,
      acs,
      metadata,
      redirect: redirectUriOf(origin, `${oidcProviderPrefix}${companyUsername}`),
    },
    start: `${origin}/v1/login/sso/${encodeURIComponent(companyUsername)}`,
    last_sign_in_at: connection?.lastSignInAt?.toISOString() ?? null,
    last_test: connection?.lastTest ?? null,
    owners,
  };
}
