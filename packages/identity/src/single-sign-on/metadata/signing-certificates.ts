import { X509Certificate } from 'node:crypto';
import { childrenOf } from './saml-xml.ts';

const md = 'urn:oasis:names:tc:SAML:2.0:metadata';
const dsig = 'http://www.w3.org/2000/09/xmldsig#';
const minBits = 2048;
/** Signatures are tried with each certificate, so their number is bounded. */
const maxCertificates = 10;

const dayOf = (date: string): string => new Date(date).toISOString().slice(0, 10);

function readCertificate(base64: string): X509Certificate | null {
  const compact = base64.replaceAll(/-----[^-]+-----|\s/g, '');
  if (!/^[A-Za-z\d+/]+={0,2}$/.test(compact)) return null;
  try {
    const certificate = new X509Certificate(Buffer.from(compact, 'base64'));
    // A key of a kind that this platform does not know fails only when it is read.
    return certificate.publicKey.asymmetricKeyType === undefined ? null : certificate;
  } catch {
    return null;
  }
}

/** Says why signatures cannot be checked with a certificate; null when they can. */
function findFault(certificate: X509Certificate, now: Date): string | null {
  const { asymmetricKeyType, asymmetricKeyDetails } = certificate.publicKey;
  const bits = asymmetricKeyDetails?.modulusLength ?? 0;
  if (asymmetricKeyType !== 'rsa')
    return `its key is ${asymmetricKeyType?.toUpperCase()}; it must be RSA with at least ${minBits} bits`;
  if (bits < minBits) return `its RSA key has ${bits} bits; it must have at least ${minBits} bits`;
  if (Date.parse(certificate.validTo) <= now.getTime()) return `it expired on ${dayOf(certificate.validTo)}`;
  return null;
}

const nameOf = ({ subject, serialNumber }: X509Certificate): string =>
  `${subject?.replaceAll('\n', ', ') ?? 'without a subject'}, serial ${serialNumber.slice(0, 16)}`;

/**
 * Reads every signing certificate of an identity provider: the good ones as PEM, those that last longest first, and a
 * sentence about each that is not used.
 */
export function readSigningCertificates(
  descriptor: Element,
  now: Date,
): { certificates: string[]; notes: string[] } {
  const elements = childrenOf(descriptor, md, 'KeyDescriptor')
    .filter((key) => !key.hasAttribute('use') || key.getAttribute('use') === 'signing')
    .flatMap((key) => Array.from(key.getElementsByTagNameNS(dsig, 'X509Certificate')));
  const good = new Map<string, X509Certificate>();
  const notes = new Set<string>();
  for (const [index, element] of elements.entries()) {
    const certificate = readCertificate(element.textContent ?? '');
    if (certificate === null) {
      notes.add(`Signing certificate ${index + 1} is not used: it cannot be read.`);
      continue;
    }
    const fault = findFault(certificate, now);
    if (fault === null) good.set(certificate.toString(), certificate);
    else notes.add(`Signing certificate ${index + 1} (${nameOf(certificate)}) is not used: ${fault}.`);
  }
  const sorted = [...good].sort(
    ([, left], [, right]) => Date.parse(right.validTo) - Date.parse(left.validTo),
  );
  if (sorted.length > maxCertificates)
    notes.add(`Only the ${maxCertificates} signing certificates that last longest are used.`);
  return { certificates: sorted.slice(0, maxCertificates).map(([pem]) => pem), notes: [...notes] };
}
