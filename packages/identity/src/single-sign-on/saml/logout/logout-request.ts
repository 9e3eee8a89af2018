import { clockSkewMs } from '../clock-skew.ts';
import { refuse } from '../../attempts/refusal.ts';
import { childrenOf, onlyChild, textOf } from '../../metadata/saml-xml.ts';

const samlp = 'urn:oasis:names:tc:SAML:2.0:protocol';
const saml = 'urn:oasis:names:tc:SAML:2.0:assertion';
/** How old a logout message may be. */
const maxAgeMs = 600_000;
const maxSessionIndexes = 50;

/** A logout request whose signature was verified. */
export interface LogoutRequest {
  id: string;
  nameId: string;
  nameIdFormat: string | null;
  sessionIndexes: string[];
}

interface Expected {
  issuer: string;
  destination: string;
  now: Date;
}

/** Checks what requests and responses have in common: who sends it, to whom, and when. */
export function checkLogoutMessage(root: Element, { issuer, destination, now }: Expected): void {
  if (root.getAttribute('Version') !== '2.0') refuse('malformed', 'another version');
  const sender = textOf(onlyChild(root, saml, 'Issuer'));
  if (sender !== issuer.trim())
    refuse('wrong_issuer', 'another Issuer of the logout message', { expected: issuer, received: sender });
  const address = (root.getAttribute('Destination') ?? '').trim();
  if (address !== '' && address !== destination)
    refuse('wrong_destination', 'another Destination', { expected: destination, received: address });
  const issued = new Date(root.getAttribute('IssueInstant') ?? '').getTime();
  const end = root.hasAttribute('NotOnOrAfter')
    ? new Date(root.getAttribute('NotOnOrAfter') ?? '').getTime()
    : issued + maxAgeMs;
  const isCurrent =
    issued - clockSkewMs <= now.getTime() &&
    now.getTime() < end + clockSkewMs &&
    now.getTime() < issued + maxAgeMs + clockSkewMs;
  if (!isCurrent) refuse('clock_late', 'a logout message that is too old or not valid yet');
}

/** Reads a LogoutRequest out of the element that its signature covers. */
export function readLogoutRequest(root: Element, expected: Expected): LogoutRequest {
  if (root.namespaceURI !== samlp || root.localName !== 'LogoutRequest')
    refuse('malformed', 'not a logout request');
  checkLogoutMessage(root, expected);
  const id = root.getAttribute('ID') ?? '';
  if (id === '') refuse('malformed', 'a logout request without ID');
  const nameId = onlyChild(root, saml, 'NameID');
  const indexes = childrenOf(root, samlp, 'SessionIndex').map(textOf).filter(Boolean);
  if (indexes.length > maxSessionIndexes) refuse('malformed', 'more sessions than one request may name');
  return {
    id,
    nameId: textOf(nameId),
    nameIdFormat: nameId.getAttribute('Format') || null,
    sessionIndexes: indexes,
  };
}
