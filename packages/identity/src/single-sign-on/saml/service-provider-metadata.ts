import { generateServiceProviderMetadata } from '@node-saml/node-saml';
import { samlAddresses } from './saml-addresses.ts';

/** What an identity provider needs to know of us. Every organisation has its own, also before anything is set up. */
export function serviceProviderMetadata(origin: string, companyUsername: string): string {
  const { entityId, acs } = samlAddresses(origin, companyUsername);
  return generateServiceProviderMetadata({
    issuer: entityId,
    callbackUrl: acs,
    identifierFormat: 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress',
    wantAssertionsSigned: true,
  });
}
