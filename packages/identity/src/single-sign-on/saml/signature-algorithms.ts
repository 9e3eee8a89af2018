import { refuse } from '../attempts/refusal.ts';

const dsig = 'http://www.w3.org/2000/09/xmldsig#';
const xenc = 'http://www.w3.org/2001/04/xmlenc#';

/** RSA with PKCS #1 v1.5 and SHA-2: what the library verifies and providers can all do. */
export const signatureMethods = new Map([
  ['http://www.w3.org/2001/04/xmldsig-more#rsa-sha256', 'sha256'],
  ['http://www.w3.org/2001/04/xmldsig-more#rsa-sha512', 'sha512'],
]);
const digestMethods = new Set([
  'http://www.w3.org/2001/04/xmlenc#sha256',
  'http://www.w3.org/2001/04/xmlenc#sha512',
]);
const expected = 'RSA with SHA-256 or SHA-512';

/** RSA-OAEP names its digest by an element of the same name. */
const isOfEncryption = (element: Element): boolean => {
  const parent = element.parentNode as Element | null;
  return parent?.namespaceURI === xenc && parent.localName === 'EncryptionMethod';
};

/** The library verifies whatever algorithm a signature names; only those that are still good may be named at all. */
export function checkSignatureAlgorithms(document: Document): void {
  const named = (name: string) =>
    Array.from(document.getElementsByTagNameNS(dsig, name)).filter((element) => !isOfEncryption(element));
  const algorithmOf = (element: Element) => element.getAttribute('Algorithm') ?? '';
  const signatures = named('Signature');
  for (const name of ['SignedInfo', 'SignatureMethod', 'Reference', 'DigestMethod', 'SignatureValue'])
    if (named(name).length !== signatures.length)
      refuse('malformed', `a signature without exactly one ${name}`);
  const method = named('SignatureMethod')
    .map(algorithmOf)
    .find((each) => !signatureMethods.has(each));
  if (method !== undefined)
    refuse('signature_algorithm', 'a signature method that is not accepted', { expected, received: method });
  const digest = named('DigestMethod')
    .map(algorithmOf)
    .find((each) => !digestMethods.has(each));
  if (digest !== undefined)
    refuse('signature_algorithm', 'a digest method that is not accepted', { expected, received: digest });
}
