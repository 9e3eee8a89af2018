import { clockSkewMs } from './clock-skew.ts';
import { refuse } from '../attempts/refusal.ts';
import { childrenOf, onlyChild, parseXml, textOf } from '../metadata/saml-xml.ts';

const saml = 'urn:oasis:names:tc:SAML:2.0:assertion';
const bearer = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';
/** An assertion may be remembered for this long; identity providers give minutes. */
const longestLifeMs = 24 * 3_600_000;

export interface VerifiedAssertion {
  id: string;
  issuer: string;
  nameId: string;
  nameIdFormat: string | null;
  nameQualifier: string | null;
  spNameQualifier: string | null;
  /** What the provider calls the session, for its logout. */
  sessionIndex: string | null;
  /** When the provider wants the session here to end; null when it does not say. */
  sessionEndsAt: Date | null;
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

function momentOf(element: Element, name: string): Date | null {
  if (!element.hasAttribute(name)) return null;
  const text = element.getAttribute(name) ?? '';
  const moment = new Date(text);
  return /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(moment.getTime())
    ? moment
    : refuse('malformed', `${name} is no moment`);
}

const secondsBetween = (from: Date, to: Date): number => Math.round((to.getTime() - from.getTime()) / 1000);

function checkTimes(element: Element, now: Date): Date | null {
  const notBefore = momentOf(element, 'NotBefore');
  const notOnOrAfter = momentOf(element, 'NotOnOrAfter');
  if (notBefore !== null && now.getTime() + clockSkewMs < notBefore.getTime())
    refuse('clock_early', 'not valid yet', {
      expected: `valid by ${now.toISOString()}, give or take ${clockSkewMs / 1000} seconds`,
      received: `valid from ${notBefore.toISOString()}, ${secondsBetween(now, notBefore)} seconds ahead of this clock`,
    });
  if (notOnOrAfter !== null && now.getTime() - clockSkewMs >= notOnOrAfter.getTime())
    refuse('clock_late', 'expired', {
      expected: `valid at ${now.toISOString()}, give or take ${clockSkewMs / 1000} seconds`,
      received: `valid until ${notOnOrAfter.toISOString()}, ${secondsBetween(notOnOrAfter, now)} seconds behind this clock`,
    });
  return notOnOrAfter;
}

/** The confirmation that is meant for us: bearer, our address, this request, still good. Says until when. */
function confirmedUntil(subject: Element, expected: ExpectedAssertion): Date {
  const confirmations = childrenOf(subject, saml, 'SubjectConfirmation').filter(
    (confirmation) => confirmation.getAttribute('Method') === bearer,
  );
  if (confirmations.length !== 1 || !confirmations[0])
    return refuse('malformed', 'not exactly one bearer confirmation');
  const data = onlyChild(confirmations[0], saml, 'SubjectConfirmationData');
  const recipient = data.getAttribute('Recipient') ?? '';
  if (recipient !== expected.acs)
    refuse('wrong_recipient', 'another Recipient', { expected: expected.acs, received: recipient });
  const answers = data.hasAttribute('InResponseTo') ? data.getAttribute('InResponseTo') : null;
  if (answers !== expected.requestId)
    refuse('wrong_request', 'the confirmation answers another request', {
      expected: expected.requestId ?? 'no request',
      received: answers ?? 'no request',
    });
  return checkTimes(data, expected.now) ?? refuse('lifetime_too_long', 'a confirmation without an end');
}

function checkConditions(assertion: Element, expected: ExpectedAssertion): void {
  const conditions = onlyChild(assertion, saml, 'Conditions');
  checkTimes(conditions, expected.now);
  const restrictions = childrenOf(conditions, saml, 'AudienceRestriction');
  const isForUs = (restriction: Element) =>
    childrenOf(restriction, saml, 'Audience').some((audience) => textOf(audience) === expected.audience);
  if (restrictions.length === 0 || !restrictions.every(isForUs)) {
    const audiences = restrictions.flatMap((restriction) => childrenOf(restriction, saml, 'Audience'));
    const received = audiences.map(textOf).join(', ') || 'none';
    refuse('wrong_audience', 'another audience', { expected: expected.audience, received });
  }
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

/** Index and end of the session; of several statements the first index and the earliest end. */
function sessionOf(
  statements: readonly Element[],
  now: Date,
): Pick<VerifiedAssertion, 'sessionIndex' | 'sessionEndsAt'> {
  const ends = statements
    .map((statement) => momentOf(statement, 'SessionNotOnOrAfter'))
    .filter((end) => end !== null)
    .toSorted((left, right) => left.getTime() - right.getTime());
  const [sessionEndsAt = null] = ends;
  if (sessionEndsAt !== null && sessionEndsAt <= now)
    refuse('clock_late', 'a session that has ended', {
      expected: `a session that lasts beyond ${now.toISOString()}`,
      received: `SessionNotOnOrAfter ${sessionEndsAt.toISOString()}`,
    });
  const index = statements.map((statement) => statement.getAttribute('SessionIndex') || null);
  return { sessionIndex: index.find((each) => each !== null) ?? null, sessionEndsAt };
}

/**
 * Reads an assertion out of the text that the signature covered, and nothing else, and checks what the library leaves
 * to its users: issuer, recipient, request, a life that ends.
 */
export function readAssertion(verifiedXml: string, expected: ExpectedAssertion): VerifiedAssertion {
  const assertion = parseXml(verifiedXml).documentElement;
  if (assertion.namespaceURI !== saml || assertion.localName !== 'Assertion')
    refuse('malformed', 'no assertion');
  // Inside a value a comment would read differently from program to program.
  if (verifiedXml.includes('<!--')) refuse('malformed', 'a comment inside the assertion');
  const id = assertion.getAttribute('ID') ?? '';
  if (id === '') refuse('malformed', 'an assertion without ID');
  const issuer = textOf(onlyChild(assertion, saml, 'Issuer'));
  if (issuer !== expected.issuer.trim())
    refuse('wrong_issuer', 'another Issuer of the assertion', {
      expected: expected.issuer,
      received: issuer,
    });
  const statements = childrenOf(assertion, saml, 'AuthnStatement');
  if (statements.length === 0) refuse('malformed', 'no one has signed in');
  const subject = onlyChild(assertion, saml, 'Subject');
  const nameId = onlyChild(subject, saml, 'NameID');
  if (textOf(nameId) === '') refuse('no_name_id', 'an empty NameID');
  const until = confirmedUntil(subject, expected);
  checkConditions(assertion, expected);
  const latest = expected.now.getTime() + longestLifeMs;
  if (until.getTime() > latest)
    refuse('lifetime_too_long', 'a life without a sensible end', {
      received: `valid until ${until.toISOString()}`,
    });
  return {
    id,
    issuer: expected.issuer,
    nameId: textOf(nameId),
    nameIdFormat: nameId.hasAttribute('Format') ? nameId.getAttribute('Format') : null,
    nameQualifier: nameId.getAttribute('NameQualifier') || null,
    spNameQualifier: nameId.getAttribute('SPNameQualifier') || null,
    ...sessionOf(statements, expected.now),
    attributes: attributesOf(assertion),
    expiresAt: new Date(until.getTime() + 2 * clockSkewMs),
  };
}
