import { childrenOf, onlyChild, parseXml, refuse } from './untrusted-response.ts';
import { clockSkewMs } from './service-provider.ts';

const saml = 'urn:oasis:names:tc:SAML:2.0:assertion';
const bearer = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';
/** An assertion may be remembered for this long; identity providers give minutes. */
const longestLifeMs = 24 * 3_600_000;

export interface VerifiedAssertion {
  id: string;
  issuer: string;
  nameId: string;
  nameIdFormat: string | null;
  attributes: ReadonlyMap<string, readonly string[]>;
  /** Until when it must be remembered as used. */
  expiresAt: Date;
}

export interface ExpectedAssertion {
  acs: string;
  issuer: string;
  audience: string;
  /** The request that it must answer; null when it must answer none. */
  requestId: string | null;
  now: Date;
}

const textOf = (element: Element): string => (element.textContent ?? '').trim();

function momentOf(element: Element, name: string): Date | null {
  if (!element.hasAttribute(name)) return null;
  const text = element.getAttribute(name) ?? '';
  const moment = new Date(text);
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) && !Number.isNaN(moment.getTime())
    ? moment
    : refuse(`${name} is no moment`);
}

function checkTimes(element: Element, now: Date): Date | null {
  const notBefore = momentOf(element, 'NotBefore');
  const notOnOrAfter = momentOf(element, 'NotOnOrAfter');
  if (notBefore !== null && now.getTime() + clockSkewMs < notBefore.getTime()) refuse('not valid yet');
  if (notOnOrAfter !== null && now.getTime() - clockSkewMs >= notOnOrAfter.getTime()) refuse('expired');
  return notOnOrAfter;
}

/** The confirmation that is meant for us: bearer, our address, this request, still good. Says until when. */
function confirmedUntil(subject: Element, expected: ExpectedAssertion): Date {
  const confirmations = childrenOf(subject, saml, 'SubjectConfirmation').filter(
    (confirmation) => confirmation.getAttribute('Method') === bearer,
  );
  if (confirmations.length !== 1 || !confirmations[0]) return refuse('not exactly one bearer confirmation');
  const data = onlyChild(confirmations[0], saml, 'SubjectConfirmationData');
  if (data.getAttribute('Recipient') !== expected.acs) refuse('another Recipient');
  const answers = data.hasAttribute('InResponseTo') ? data.getAttribute('InResponseTo') : null;
  if (answers !== expected.requestId) refuse('the confirmation answers another request');
  return checkTimes(data, expected.now) ?? refuse('a confirmation without an end');
}

function checkConditions(assertion: Element, expected: ExpectedAssertion): void {
  const conditions = onlyChild(assertion, saml, 'Conditions');
  checkTimes(conditions, expected.now);
  const restrictions = childrenOf(conditions, saml, 'AudienceRestriction');
  const isForUs = (restriction: Element) =>
    childrenOf(restriction, saml, 'Audience').some((audience) => textOf(audience) === expected.audience);
  if (restrictions.length === 0 || !restrictions.every(isForUs)) refuse('another audience');
}

function attributesOf(assertion: Element): Map<string, string[]> {
  const attributes = new Map<string, string[]>();
  for (const statement of childrenOf(assertion, saml, 'AttributeStatement'))
    for (const attribute of childrenOf(statement, saml, 'Attribute')) {
      const values = childrenOf(attribute, saml, 'AttributeValue').map(textOf);
      const friendly = attribute.getAttribute('FriendlyName');
      for (const name of [attribute.getAttribute('Name'), friendly])
        if (name !== null && name !== '') attributes.set(name, [...(attributes.get(name) ?? []), ...values]);
    }
  return attributes;
}

/**
 * Reads an assertion out of the text that the signature covered, and nothing else, and checks what the library leaves
 * to its users: issuer, recipient, request, a life that ends.
 */
export function readAssertion(verifiedXml: string, expected: ExpectedAssertion): VerifiedAssertion {
  const assertion = parseXml(verifiedXml).documentElement;
  if (assertion.namespaceURI !== saml || assertion.localName !== 'Assertion') refuse('no assertion');
  // Inside a value a comment would read differently from program to program.
  if (verifiedXml.includes('<!--')) refuse('a comment inside the assertion');
  const id = assertion.getAttribute('ID') ?? '';
  if (id === '') refuse('an assertion without ID');
  if (textOf(onlyChild(assertion, saml, 'Issuer')) !== expected.issuer)
    refuse('another Issuer of the assertion');
  if (childrenOf(assertion, saml, 'AuthnStatement').length === 0) refuse('no one has signed in');
  const subject = onlyChild(assertion, saml, 'Subject');
  const nameId = onlyChild(subject, saml, 'NameID');
  if (textOf(nameId) === '') refuse('an empty NameID');
  const until = confirmedUntil(subject, expected);
  checkConditions(assertion, expected);
  const latest = expected.now.getTime() + longestLifeMs;
  if (until.getTime() > latest) refuse('a life without a sensible end');
  return {
    id,
    issuer: expected.issuer,
    nameId: textOf(nameId),
    nameIdFormat: nameId.hasAttribute('Format') ? nameId.getAttribute('Format') : null,
    attributes: attributesOf(assertion),
    expiresAt: new Date(until.getTime() + 2 * clockSkewMs),
  };
}
