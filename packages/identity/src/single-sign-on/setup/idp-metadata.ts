import { X509Certificate } from 'node:crypto';
import { InputError } from '@rostrum/server-kit';
import { childrenOf, parseXml } from '../saml/untrusted-response.ts';

const md = 'urn:oasis:names:tc:SAML:2.0:metadata';
const dsig = 'http://www.w3.org/2000/09/xmldsig#';
const redirectBinding = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect';
const protocol = 'urn:oasis:names:tc:SAML:2.0:protocol';

export interface IdpMetadata {
  entityId: string;
  ssoUrl: string;
  certificates: string[];
}

const fail = (message: string): never => {
  throw new InputError(`The metadata cannot be used: ${message}`);
};

/** A certificate that signatures may be checked with, as PEM. */
export function signingCertificate(base64: string): X509Certificate {
  const compact = base64.replaceAll(/-----[^-]+-----|\s/g, '');
  let certificate: X509Certificate;
  try {
    certificate = new X509Certificate(Buffer.from(compact, 'base64'));
  } catch {
    return fail('a certificate in it cannot be read.');
  }
  const { asymmetricKeyType, asymmetricKeyDetails } = certificate.publicKey;
  if (asymmetricKeyType !== 'rsa' || (asymmetricKeyDetails?.modulusLength ?? 0) < 2048)
    fail('its signing key must be RSA with at least 2048 bits.');
  return certificate;
}

const pemOf = (certificate: X509Certificate): string => certificate.toString();

/** Signing certificates, those that last longest first; two, so that one can replace the other. */
function certificatesOf(descriptor: Element): string[] {
  const found = childrenOf(descriptor, md, 'KeyDescriptor')
    .filter((key) => !key.hasAttribute('use') || key.getAttribute('use') === 'signing')
    .flatMap((key) => Array.from(key.getElementsByTagNameNS(dsig, 'X509Certificate')))
    .map((element) => signingCertificate(element.textContent ?? ''));
  const byPem = new Map(found.map((certificate) => [pemOf(certificate), certificate]));
  return [...byPem]
    .sort(([, left], [, right]) => Date.parse(right.validTo) - Date.parse(left.validTo))
    .slice(0, 2)
    .map(([pem]) => pem);
}

function documentOf(xml: string): Document {
  try {
    return parseXml(xml.replace(/^\uFEFF/, ''));
  } catch {
    return fail('it is not well-formed XML without a document type.');
  }
}

/** What an identity provider says of itself. Of several in one file, `entityId` names the one that is meant. */
export function readIdpMetadata(xml: string, entityId?: string): IdpMetadata {
  const document = documentOf(xml);
  const entities = Array.from(document.getElementsByTagNameNS(md, 'EntityDescriptor')).filter((entity) =>
    childrenOf(entity, md, 'IDPSSODescriptor').some((descriptor) =>
      (descriptor.getAttribute('protocolSupportEnumeration') ?? '').split(/\s+/).includes(protocol),
    ),
  );
  const meant =
    entityId === undefined
      ? entities
      : entities.filter((entity) => entity.getAttribute('entityID') === entityId);
  const [entity, ...others] = meant;
  if (entity === undefined)
    return fail(
      entityId === undefined
        ? 'it describes no SAML 2.0 identity provider.'
        : `it describes no identity provider "${entityId}".`,
    );
  if (others.length > 0)
    fail(
      `it describes several identity providers. Give the entity ID of one: ${meant.map((each) => each.getAttribute('entityID')).join(', ')}`,
    );
  const [descriptor] = childrenOf(entity, md, 'IDPSSODescriptor');
  if (descriptor === undefined) return fail('it describes no SAML 2.0 identity provider.');
  const ssoUrl = childrenOf(descriptor, md, 'SingleSignOnService')
    .find((service) => service.getAttribute('Binding') === redirectBinding)
    ?.getAttribute('Location');
  if (!ssoUrl || !URL.canParse(ssoUrl) || !/^https?:$/.test(new URL(ssoUrl).protocol))
    return fail('it names no address for the HTTP-Redirect binding.');
  const certificates = certificatesOf(descriptor);
  if (certificates.length === 0) fail('it brings no signing certificate.');
  return { entityId: entity.getAttribute('entityID') ?? '', ssoUrl, certificates };
}
