import { checkSignatureAlgorithms } from './signature-algorithms.ts';
import { DeniedByProviderError, refuse } from '../attempts/refusal.ts';
import { childrenOf, onlyChild, parseXml, textOf } from '../metadata/saml-xml.ts';

const samlp = 'urn:oasis:names:tc:SAML:2.0:protocol';
const saml = 'urn:oasis:names:tc:SAML:2.0:assertion';
const dsig = 'http://www.w3.org/2000/09/xmldsig#';
const success = 'urn:oasis:names:tc:SAML:2.0:status:Success';

export const longestBodyBytes = 262_144;
/** A response has some hundred tags; parsing takes time by the square of their depth. */
const maxTags = 6000;

/** Returns the XML of a posted message. */
export function decodeMessage(encoded: unknown): string {
  if (typeof encoded !== 'string' || encoded.length === 0) refuse('malformed', 'no response');
  if (encoded.length > longestBodyBytes) refuse('malformed', 'a response that is too large');
  const compact = encoded.replaceAll(/[\r\n\t ]/g, '');
  if (!/^[A-Za-z\d+/]+={0,2}$/.test(compact) || compact.length % 4 !== 0) refuse('malformed', 'not base64');
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Buffer.from(compact, 'base64'));
  } catch {
    return refuse('malformed', 'not UTF-8');
  }
}

/** Parses a message of the protocol whose size is bounded. */
export function parseMessage(xml: string): Document {
  if (xml.split('<', maxTags + 2).length > maxTags + 1) refuse('malformed', 'more tags than a response has');
  return parseXml(xml);
}

/** A response as it came: its envelope is checked, nothing in it is believed yet. */
export interface UntrustedResponse {
  /** What the library verifies: the very text that was checked here. */
  encoded: string;
  xml: string;
  document: Document;
  /** The request it says it answers; null when it came by itself. */
  inResponseTo: string | null;
  /** Whether a signature is there; whether it is good is another matter. */
  hasResponseSignature: boolean;
  hasAssertionSignature: boolean;
  isEncrypted: boolean;
}

const isSigned = (element: Element | undefined): boolean =>
  element !== undefined && childrenOf(element, dsig, 'Signature').length > 0;

/** The providers' own words for a refusal, as far as they are codes or one line. */
function describeStatus(status: Element): string {
  const code = onlyChild(status, samlp, 'StatusCode');
  const codes = [code, ...childrenOf(code, samlp, 'StatusCode')].map((each) =>
    String(each.getAttribute('Value')).slice(0, 200),
  );
  const messages = childrenOf(status, samlp, 'StatusMessage').map(textOf);
  return [...codes, ...messages].join(' ').slice(0, 400);
}

/** Some providers leave Destination out; the recipient of the assertion must name our address in any case. */
function checkDestination(root: Element, acs: string): void {
  const destination = (root.getAttribute('Destination') ?? '').trim();
  if (destination !== '' && destination !== acs)
    refuse('wrong_destination', 'another Destination', { expected: acs, received: destination });
}

/** Takes a response apart as far as that is possible without trusting it. Throws at the first thing that is wrong. */
export function readResponse(encoded: unknown, expected: { acs: string; issuer: string }): UntrustedResponse {
  const xml = decodeMessage(encoded);
  const document = parseMessage(xml);
  const root = document.documentElement;
  if (root.namespaceURI !== samlp || root.localName !== 'Response') refuse('malformed', 'not a response');
  if (root.getAttribute('Version') !== '2.0') refuse('malformed', 'another version');
  checkDestination(root, expected.acs);
  const issuer = textOf(onlyChild(root, saml, 'Issuer'));
  if (issuer !== expected.issuer.trim())
    refuse('wrong_issuer', 'another Issuer of the response', { expected: expected.issuer, received: issuer });
  const status = onlyChild(root, samlp, 'Status');
  if (onlyChild(status, samlp, 'StatusCode').getAttribute('Value') !== success)
    throw new DeniedByProviderError(describeStatus(status));
  checkSignatureAlgorithms(document);
  const [assertion] = childrenOf(root, saml, 'Assertion');
  return {
    encoded: Buffer.from(xml).toString('base64'),
    xml,
    document,
    inResponseTo: root.hasAttribute('InResponseTo') ? root.getAttribute('InResponseTo') : null,
    hasResponseSignature: isSigned(root),
    hasAssertionSignature: isSigned(assertion),
    isEncrypted: childrenOf(root, saml, 'EncryptedAssertion').length > 0,
  };
}
