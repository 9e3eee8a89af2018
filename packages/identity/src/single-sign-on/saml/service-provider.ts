import { SAML, ValidateInResponseTo } from '@node-saml/node-saml';
import type { SsoConnection } from '../sso-connections.repository.ts';
import type { KeyWithCertificate } from './keys/self-signed-certificate.ts';
import { samlAddresses } from './saml-addresses.ts';
import { chooseBinding } from './saml-options.ts';

export const requestSeconds = 600;

interface ServiceProviderOptions {
  origin: string;
  companyUsername: string;
  connection: SsoConnection;
  /** The request to make or to be answered; null when the identity provider came by itself. */
  request: { id: string; at: string } | null;
  /** Signs requests; null leaves them unsigned. */
  signingKey?: KeyWithCertificate | null;
}

const signing = (key: KeyWithCertificate | null) =>
  key === null
    ? {}
    : {
        privateKey: key.privateKey,
        publicCert: key.certificate,
        signatureAlgorithm: 'sha256' as const,
        digestAlgorithm: 'sha256',
      };

/** The library, set up for one organisation and one exchange. It keeps nothing in between. */
export function serviceProvider({
  origin,
  companyUsername,
  connection,
  request,
  signingKey = null,
}: ServiceProviderOptions): SAML {
  const { acs, entityId } = samlAddresses(origin, companyUsername);
  const isPost = chooseBinding(connection) === 'post';
  const entryPoint = isPost ? (connection.ssoPostUrl ?? connection.ssoUrl) : connection.ssoUrl;
  return new SAML({
    callbackUrl: acs,
    issuer: entityId,
    ...(entryPoint !== null && { entryPoint }),
    idpCert: connection.certificates,
    identifierFormat: connection.nameIdFormat,
    forceAuthn: connection.forceAuthn,
    authnRequestBinding: isPost ? 'HTTP-POST' : 'HTTP-Redirect',
    skipRequestCompression: isPost,
    ...signing(signingKey),
    wantAssertionsSigned: connection.wantAssertionsSigned,
    wantAuthnResponseSigned: connection.wantResponseSigned,
    // How people prove who they are is the identity provider's business; asking for passwords would keep passkeys out.
    disableRequestedAuthnContext: true,
    // Audience, times and the answered request are checked by `verifyResponse`, with the time of the database; the library
    // would compare stored times with the clock of this server.
    audience: false,
    acceptedClockSkewMs: -1,
    validateInResponseTo: ValidateInResponseTo.never,
    ...(request !== null && { generateUniqueId: () => request.id }),
  });
}
