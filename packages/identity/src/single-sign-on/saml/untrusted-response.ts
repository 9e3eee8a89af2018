import { DOMParser } from '@xmldom/xmldom';

const samlp = 'urn:oasis:names:tc:SAML:2.0:protocol';
const saml = 'urn:oasis:names:tc:SAML:2.0:assertion';
const dsig = 'http://www.w3.org/2000/09/xmldsig#';
const success = 'urn:oasis:names:tc:SAML:2.0:status:Success';

export const longestBodyBytes = 262_144;
/** A response has some hundred tags; parsing takes time by the square of their depth. */
const mostTags = 6000;

const signatureMethods = new Set([
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512',
]);
const digestMethods = new Set([
  'http://www.w3.org/2001/04/xmlenc#sha256',
  'http://www.w3.org/2001/04/xmlenc#sha512',
]);

/** Why a response is not believed. For the log: people are told in other words. */
export class UntrustedResponseError extends Error {
  override readonly name = 'UntrustedResponseError';
}

/** The identity provider answered, and its answer is no. */
export class DeniedByProviderError extends Error {
  override readonly name = 'DeniedByProviderError';
}

export function refuse(reason: string): never {
  throw new UntrustedResponseError(reason);
}

/** Well-formed XML without anything that SAML has no use for: document types, processing instructions. */
export function parseXml(xml: string): Document {
  if (/<!(?!--|\[CDATA\[)/.test(xml)) refuse('a document type');
  if (/<\?(?!xml[ \t\r\n])/.test(xml)) refuse('a processing instruction');
  const fail = (message: string) => refuse(`XML: ${message}`);
  try {
    const document = new DOMParser({
      errorHandler: { warning: fail, error: fail, fatalError: fail },
    }).parseFromString(xml, 'text/xml');
    return document.documentElement === null ? refuse('no document') : document;
  } catch (error) {
    return refuse(error instanceof Error ? error.message : 'not well-formed');
  }
}

/** Element children of one name; SAML is read by its structure and never by searching. */
export const childrenOf = (parent: Element, namespace: string, name: string): Element[] =>
  Array.from(parent.childNodes).filter(
    (node): node is Element =>
      node.nodeType === 1 &&
      (node as Element).namespaceURI === namespace &&
      (node as Element).localName === name,
  );

export function onlyChild(parent: Element, namespace: string, name: string): Element {
  const [child, ...others] = childrenOf(parent, namespace, name);
  if (child === undefined || others.length > 0) refuse(`not exactly one ${name}`);
  return child;
}

/** The library verifies whatever algorithm a signature names; only those that are still good may be named at all. */
function checkAlgorithms(document: Document): void {
  const named = (name: string) => Array.from(document.getElementsByTagNameNS(dsig, name));
  const algorithmOf = (element: Element) => element.getAttribute('Algorithm') ?? '';
  const signatures = named('Signature');
  for (const name of ['SignedInfo', 'SignatureMethod', 'Reference', 'DigestMethod', 'SignatureValue'])
    if (named(name).length !== signatures.length) refuse(`a signature without exactly one ${name}`);
  if (!named('SignatureMethod').every((element) => signatureMethods.has(algorithmOf(element))))
    refuse('a signature method that is not accepted');
  if (!named('DigestMethod').every((element) => digestMethods.has(algorithmOf(element))))
    refuse('a digest method that is not accepted');
}

function decode(encoded: unknown): string {
  if (typeof encoded !== 'string' || encoded.length === 0) refuse('no response');
  if (encoded.length > longestBodyBytes) refuse('a response that is too large');
  const compact = encoded.replaceAll(/[\r\n\t ]/g, '');
  if (!/^[A-Za-z\d+/]+={0,2}$/.test(compact) || compact.length % 4 !== 0) refuse('not base64');
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Buffer.from(compact, 'base64'));
  } catch {
    return refuse('not UTF-8');
  }
}

/** A response as it came: its envelope is checked, nothing in it is believed yet. */
export interface UntrustedResponse {
  /** What the library verifies: the very text that was checked here. */
  encoded: string;
  /** The request it says it answers; null when it came by itself. */
  inResponseTo: string | null;
}

/** Takes a response apart as far as that is possible without trusting it. Throws at the first thing that is wrong. */
export function readResponse(encoded: unknown, expected: { acs: string; issuer: string }): UntrustedResponse {
  const xml = decode(encoded);
  if (xml.split('<', mostTags + 2).length > mostTags + 1) refuse('more tags than a response has');
  const document = parseXml(xml);
  const root = document.documentElement;
  if (root.namespaceURI !== samlp || root.localName !== 'Response') refuse('not a response');
  if (root.getAttribute('Version') !== '2.0') refuse('another version');
  if (root.getAttribute('Destination') !== expected.acs) refuse('another Destination');
  if (onlyChild(root, saml, 'Issuer').textContent !== expected.issuer)
    refuse('another Issuer of the response');
  const status = onlyChild(onlyChild(root, samlp, 'Status'), samlp, 'StatusCode').getAttribute('Value');
  if (status !== success) throw new DeniedByProviderError(String(status).slice(0, 200));
  checkAlgorithms(document);
  return {
    encoded: Buffer.from(xml).toString('base64'),
    inResponseTo: root.hasAttribute('InResponseTo') ? root.getAttribute('InResponseTo') : null,
  };
}
