import { SAML, ValidateInResponseTo, type CacheProvider } from '@node-saml/node-saml';
import type { SsoConnection } from '../sso-connections.repository.ts';
import { samlAddresses } from './saml-addresses.ts';

/** Clocks of identity providers may be this wrong. */
export const clockSkewMs = 60_000;
export const requestSeconds = 600;

/** A SAML request that was sent, as the library asks for it: the only one that an answer may refer to. */
const onlyRequest = (request: { id: string; at: string } | null): CacheProvider => ({
  saveAsync: async () => null,
  getAsync: async (id) => (id === request?.id ? request.at : null),
  removeAsync: async () => null,
});

interface ServiceProviderOptions {
  origin: string;
  companyUsername: string;
  connection: Pick<
    SsoConnection,
    'ssoUrl' | 'certificates' | 'nameIdFormat' | 'wantResponseSigned' | 'entityId'
  >;
  /** The request to make or to be answered; null when the identity provider came by itself. */
  request: { id: string; at: string } | null;
}

/** The library, set up for one organisation and one exchange. It keeps nothing in between. */
export function serviceProvider({
  origin,
  companyUsername,
  connection,
  request,
}: ServiceProviderOptions): SAML {
  const { acs, entityId } = samlAddresses(origin, companyUsername);
  return new SAML({
    callbackUrl: acs,
    issuer: entityId,
    audience: entityId,
    ...(connection.ssoUrl !== null && { entryPoint: connection.ssoUrl }),
    idpCert: connection.certificates,
    identifierFormat: connection.nameIdFormat,
    wantAssertionsSigned: true,
    wantAuthnResponseSigned: connection.wantResponseSigned,
    // How people prove who they are is the identity provider's business; asking for passwords would keep passkeys out.
    disableRequestedAuthnContext: true,
    acceptedClockSkewMs: clockSkewMs,
    requestIdExpirationPeriodMs: requestSeconds * 1000,
    validateInResponseTo: request === null ? ValidateInResponseTo.never : ValidateInResponseTo.always,
    cacheProvider: onlyRequest(request),
    ...(request !== null && { generateUniqueId: () => request.id }),
  });
}
