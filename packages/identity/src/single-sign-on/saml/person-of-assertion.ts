import type { ExternalPerson } from '../recognise-member.ts';
import type { AttributeMap } from '../sso.schema.ts';
import { attributeNames, type PersonField } from './attribute-names.ts';
import { nameIdFormats } from './saml-options.ts';
import type { VerifiedAssertion } from './verified-assertion.ts';

/** Some providers write the format of SAML 1.1 with the number of SAML 2.0. */
const emailFormats: readonly string[] = [
  nameIdFormats.emailAddress,
  'urn:oasis:names:tc:SAML:2.0:nameid-format:emailAddress',
];

type Attributes = ReadonlyMap<string, readonly string[]>;

/** Attributes by their names in lower case: providers write one name in several ways. */
function foldNames(attributes: Attributes): Attributes {
  const folded = new Map<string, string[]>();
  for (const [name, values] of attributes) {
    const key = name.trim().toLowerCase();
    folded.set(key, [...(folded.get(key) ?? []), ...values]);
  }
  return folded;
}

/** Values of a field, in the order of its known names; a name that the administrator gave is the only one. */
function valuesOf(attributes: Attributes, field: PersonField, own: string | undefined): string[] {
  const names = own === undefined ? attributeNames[field] : [own.trim().toLowerCase()];
  return names.flatMap((name) => attributes.get(name) ?? []).filter(Boolean);
}

/** The address among values that differ only in case. Two addresses are none: no one chooses between them. */
function onlyAddress(values: readonly string[]): string | undefined {
  const different = new Map(values.map((value) => [value.trim().toLowerCase(), value.trim()]));
  return different.size === 1 ? [...different.values()][0] : undefined;
}

interface PersonName {
  firstname: string | undefined;
  lastname: string | undefined;
}

/** First and last name; a display name fills in when both are missing. */
function nameOf(attributes: Attributes, map: AttributeMap): PersonName {
  const [firstname] = valuesOf(attributes, 'firstname', map.firstname);
  const [lastname] = valuesOf(attributes, 'lastname', map.lastname);
  if (firstname !== undefined || lastname !== undefined) return { firstname, lastname };
  // Some providers send the login name as display name.
  const display = valuesOf(attributes, 'displayname', map.displayname).find((name) => !name.includes('@'));
  if (display === undefined) return { firstname, lastname };
  const [last = '', first = ''] = display.split(',').map((part) => part.trim());
  if (first !== '') return { firstname: first, lastname: last };
  const words = display.trim().split(/\s+/);
  return { firstname: words.slice(0, -1).join(' ') || words[0], lastname: words.at(-1) };
}

/**
 * What the provider calls the person for good. An opaque name with "@" in it is kept apart from addresses, so that it never
 * meets an identity that was tied by one.
 */
export function subjectOf({
  nameId,
  nameIdFormat,
}: Pick<VerifiedAssertion, 'nameId' | 'nameIdFormat'>): string | null {
  if (nameIdFormat === nameIdFormats.transient) return null;
  const isAddress = nameIdFormat !== null && emailFormats.includes(nameIdFormat);
  return isAddress || !nameId.includes('@') ? nameId : `opaque ${nameId}`;
}

/**
 * Returns the person that an assertion is about. Only mapped attributes and a NameID of the format emailAddress are
 * addresses: in other formats people may choose their own name, and with it that of a colleague.
 */
export function personOf(assertion: VerifiedAssertion, map: AttributeMap): ExternalPerson {
  const attributes = foldNames(assertion.attributes);
  const emailNames = map.email === undefined ? attributeNames.email : [map.email.trim().toLowerCase()];
  const hasEmails = emailNames.some((name) => attributes.has(name));
  const isAddress = assertion.nameIdFormat !== null && emailFormats.includes(assertion.nameIdFormat);
  const fromName = isAddress ? assertion.nameId : undefined;
  const [picture] = valuesOf(attributes, 'picture', map.picture);
  return {
    issuer: assertion.issuer,
    subject: subjectOf(assertion),
    email: hasEmails ? onlyAddress(valuesOf(attributes, 'email', map.email)) : fromName,
    ...nameOf(attributes, map),
    picture,
    groups: valuesOf(attributes, 'groups', map.groups),
    roles: valuesOf(attributes, 'roles', map.roles),
    received: new Map([['NameID', [assertion.nameId]], ...assertion.attributes]),
  };
}
