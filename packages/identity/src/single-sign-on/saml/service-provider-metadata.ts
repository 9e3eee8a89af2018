import { html } from '@rostrum/server-kit/module';
import type { SsoConnection } from '../sso-connections.repository.ts';
import { requestedAttributes } from './attribute-names.ts';
import type { SamlKeyUse } from './keys/saml-keys.schema.ts';
import { samlAddresses } from './saml-addresses.ts';
import { nameIdFormats, signsRequests } from './saml-options.ts';

const bindings = 'urn:oasis:names:tc:SAML:2.0:bindings';
/** Offered to providers, which otherwise choose AES-CBC. */
const encryptionMethods = [
  'http://www.w3.org/2009/xmlenc11#aes256-gcm',
  'http://www.w3.org/2009/xmlenc11#aes128-gcm',
  'http://www.w3.org/2001/04/xmlenc#rsa-oaep-mgf1p',
];

/** XML knows the same five characters as HTML. */
const escape = (text: string): string => html`${text}`.text;

const keyDescriptor = (use: SamlKeyUse, pem: string): string => {
  const methods =
    use === 'signing'
      ? ''
      : encryptionMethods.map((method) => `<md:EncryptionMethod Algorithm="${method}"/>`).join('');
  return `<md:KeyDescriptor use="${use}"><ds:KeyInfo><ds:X509Data><ds:X509Certificate>${pem.replaceAll(/-----[^-]+-----|\s/g, '')}</ds:X509Certificate></ds:X509Data></ds:KeyInfo>${methods}</md:KeyDescriptor>`;
};

const requestedAttribute = ({
  name,
  friendlyName,
  isRequired,
}: (typeof requestedAttributes)[number]): string =>
  `<md:RequestedAttribute Name="${name}" FriendlyName="${friendlyName}" NameFormat="urn:oasis:names:tc:SAML:2.0:attrname-format:uri" isRequired="${isRequired}"/>`;

interface MetadataOptions {
  origin: string;
  companyUsername: string;
  connection: SsoConnection | null;
  certificates: Record<SamlKeyUse, readonly string[]>;
}

/** What an identity provider needs to know of us. Every organisation has its own, also before anything is set up. */
export function serviceProviderMetadata({
  origin,
  companyUsername,
  connection,
  certificates,
}: MetadataOptions): string {
  const { entityId, acs, logout } = samlAddresses(origin, companyUsername);
  const isSigning = connection !== null && signsRequests(connection);
  const isEncrypted = connection !== null && connection.encryption !== 'off';
  const formats = connection?.nameIdFormat
    ? [connection.nameIdFormat]
    : [nameIdFormats.emailAddress, nameIdFormats.persistent, nameIdFormats.unspecified];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" xmlns:ds="http://www.w3.org/2000/09/xmldsig#" entityID="${escape(entityId)}">`,
    `<md:SPSSODescriptor AuthnRequestsSigned="${isSigning}" WantAssertionsSigned="${connection?.wantAssertionsSigned ?? true}" protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">`,
    ...certificates.signing.map((pem) => keyDescriptor('signing', pem)),
    ...(isEncrypted ? certificates.encryption.map((pem) => keyDescriptor('encryption', pem)) : []),
    ...['HTTP-Redirect', 'HTTP-POST'].map(
      (binding) => `<md:SingleLogoutService Binding="${bindings}:${binding}" Location="${escape(logout)}"/>`,
    ),
    ...formats.map((format) => `<md:NameIDFormat>${escape(format)}</md:NameIDFormat>`),
    `<md:AssertionConsumerService Binding="${bindings}:HTTP-POST" Location="${escape(acs)}" index="1" isDefault="true"/>`,
    '<md:AttributeConsumingService index="1" isDefault="true"><md:ServiceName xml:lang="en">Rostrum</md:ServiceName>',
    ...requestedAttributes.map(requestedAttribute),
    '</md:AttributeConsumingService></md:SPSSODescriptor></md:EntityDescriptor>',
    '',
  ].join('\n');
}
