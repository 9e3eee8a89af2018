import { SAML, type CacheProvider, type Profile } from '@node-saml/node-saml';
import { signSamlPost } from '@node-saml/node-saml/lib/saml-post-signing.js';
import type { SsoConnection } from '../../sso-connections.repository.ts';
import type { KeyWithCertificate } from '../keys/self-signed-certificate.ts';
import type { SamlForm } from '../post-request.service.ts';
import { samlAddresses } from '../saml-addresses.ts';
import type { LogoutData } from './logout-data.ts';

/** How a message leaves: to an address, or by a form that posts it. */
export type OutgoingLogout = { url: string } | { form: SamlForm };

interface LogoutOptions {
  origin: string;
  companyUsername: string;
  connection: SsoConnection;
  signingKey: KeyWithCertificate;
}

/** The library's own cache runs a timer for each instance; the answer to a logout request needs nothing remembered. */
const noCache: CacheProvider = {
  saveAsync: async () => null,
  getAsync: async () => null,
  removeAsync: async () => null,
};

/** The library, set up to sign the logout messages of one organisation. */
function libraryFor(
  { origin, companyUsername, connection, signingKey }: LogoutOptions,
  logoutUrl: string,
): SAML {
  const { acs, entityId } = samlAddresses(origin, companyUsername);
  return new SAML({
    callbackUrl: acs,
    issuer: entityId,
    entryPoint: logoutUrl,
    logoutUrl,
    idpCert: connection.certificates,
    privateKey: signingKey.privateKey,
    publicCert: signingKey.certificate,
    signatureAlgorithm: 'sha256',
    digestAlgorithm: 'sha256',
    cacheProvider: noCache,
  });
}

/** The address of a signed logout request; null when the provider takes none by the HTTP-Redirect binding. */
export async function createLogoutUrl(
  options: LogoutOptions,
  data: LogoutData,
  relayState: string,
): Promise<string | null> {
  const { sloUrl, sloBinding, entityId } = options.connection;
  if (sloUrl === null || sloBinding !== 'redirect') return null;
  const user: Profile = {
    issuer: entityId ?? '',
    nameID: data.nameId,
    nameIDFormat: data.nameIdFormat ?? 'urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified',
    ...(data.nameQualifier !== null && { nameQualifier: data.nameQualifier }),
    ...(data.spNameQualifier !== null && { spNameQualifier: data.spNameQualifier }),
    ...(data.sessionIndex !== null && { sessionIndex: data.sessionIndex }),
  };
  return libraryFor(options, sloUrl).getLogoutUrlAsync(user, relayState, {});
}

/** A signed answer to a logout request, by the binding of the provider; null when it names no address for it. */
export async function answerLogout(
  options: LogoutOptions,
  requestId: string,
  relayState: string,
): Promise<OutgoingLogout | null> {
  const { sloUrl, sloResponseUrl, sloBinding, entityId } = options.connection;
  const address = sloResponseUrl ?? sloUrl;
  if (address === null) return null;
  const library = libraryFor(options, address);
  const request: Profile = { issuer: entityId ?? '', nameID: '', nameIDFormat: '', ID: requestId };
  if (sloBinding !== 'post')
    return { url: await library.getLogoutResponseUrlAsync(request, relayState, {}, true) };
  const { privateKey, certificate } = options.signingKey;
  const xml = signSamlPost(
    library._generateLogoutResponse(request, true),
    '/*[local-name(.)="LogoutResponse"]',
    { privateKey, publicCert: certificate, signatureAlgorithm: 'sha256', digestAlgorithm: 'sha256' },
  );
  const fields = {
    SAMLResponse: Buffer.from(xml).toString('base64'),
    ...(relayState !== '' && { RelayState: relayState }),
  };
  return { form: { action: address, fields } };
}
