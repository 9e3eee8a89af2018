import { describe, expect, test } from 'vitest';
import { personOf } from './person-of-assertion.ts';
import type { VerifiedAssertion } from './verified-assertion.ts';

const format = (name: string) =>
  `urn:oasis:names:tc:SAML:${/^(persistent|transient)$/.test(name) ? '2.0' : '1.1'}:nameid-format:${name}`;
const ines = 'ines.calder@northmere.example';

const assertionOf = (
  attributes: Record<string, string | string[]>,
  { nameId = 'ic-4711', nameIdFormat = format('persistent') as string | null } = {},
): VerifiedAssertion => ({
  id: '_a',
  issuer: 'https://idp.example',
  nameId,
  nameIdFormat,
  nameQualifier: null,
  spNameQualifier: null,
  sessionIndex: null,
  sessionEndsAt: null,
  attributes: new Map(Object.entries(attributes).map(([name, values]) => [name, [values].flat()])),
  expiresAt: new Date(),
});

const claims = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/';
test.each<[string, Record<string, string>]>([
  [
    'ADFS',
    { [`${claims}emailaddress`]: ines, [`${claims}givenname`]: 'Ines', [`${claims}surname`]: 'Calder' },
  ],
  [
    'ADFS 1.x',
    {
      'http://schemas.xmlsoap.org/claims/EmailAddress': ines,
      'http://schemas.xmlsoap.org/claims/CommonName': 'Ines Calder',
    },
  ],
  [
    'Entra',
    {
      [`${claims}emailaddress`]: ines,
      [`${claims}name`]: ines,
      'http://schemas.microsoft.com/identity/claims/displayname': 'Ines Calder',
    },
  ],
  ['Okta', { email: ines, firstName: 'Ines', lastName: 'Calder' }],
  ['OneLogin', { 'User.email': ines, 'User.FirstName': 'Ines', 'User.LastName': 'Calder' }],
  ['Google', { Email: ines, FirstName: 'Ines', LastName: 'Calder' }],
  [
    'Shibboleth by URI',
    { 'urn:oid:0.9.2342.19200300.100.1.3': ines, 'urn:oid:2.5.4.42': 'Ines', 'urn:oid:2.5.4.4': 'Calder' },
  ],
  [
    'Shibboleth by display name',
    { 'urn:oid:0.9.2342.19200300.100.1.3': ines, 'urn:oid:2.16.840.1.113730.3.1.241': 'Ines Calder' },
  ],
  ['SimpleSAMLphp', { mail: ines, givenName: 'Ines', sn: 'Calder' }],
  ['Keycloak', { email: ines, given_name: 'Ines', family_name: 'Calder' }],
  ['PingFederate', { EMAIL: ines, GIVENNAME: 'Ines', SURNAME: 'Calder' }],
  ['a directory that writes the surname first', { mail: ines, displayName: 'Calder, Ines' }],
])('attributes as %s sends them are known', (_name, attributes) => {
  expect(personOf(assertionOf(attributes), {})).toMatchObject({
    email: ines,
    firstname: 'Ines',
    lastname: 'Calder',
  });
});

test('a name that the administrator gave is matched in any case, and alone', () => {
  const attributes = { WorkMail: ines, mail: 'other@northmere.example' };
  expect(personOf(assertionOf(attributes), { email: 'workmail' }).email).toBe(ines);
  expect(personOf(assertionOf({ mail: ines }), { email: 'workmail' }).email).toBeUndefined();
});

test('addresses that differ only in case are one; two addresses are none', () => {
  expect(personOf(assertionOf({ email: ines.toUpperCase(), mail: ines }), {}).email?.toLowerCase()).toBe(
    ines,
  );
  expect(personOf(assertionOf({ email: ines, mail: 'owner@northmere.example' }), {}).email).toBeUndefined();
});

describe('a NameID', () => {
  test.each(['unspecified', 'persistent', 'transient', 'X509SubjectName', 'WindowsDomainQualifiedName'])(
    'of the format %s is no address, whatever it looks like',
    (name) => {
      const person = personOf(assertionOf({}, { nameId: ines, nameIdFormat: format(name) }), {});
      expect(person.email).toBeUndefined();
      expect(person.subject).not.toBe(ines);
    },
  );

  test('without a format is no address', () => {
    const person = personOf(assertionOf({}, { nameId: ines, nameIdFormat: null }), {});
    expect(person).toMatchObject({ email: undefined, subject: `opaque ${ines}` });
  });

  test('of the format emailAddress is one, unless an attribute says otherwise', () => {
    const named = { nameId: ines, nameIdFormat: format('emailAddress') };
    expect(personOf(assertionOf({}, named), {})).toMatchObject({ email: ines, subject: ines });
    expect(personOf(assertionOf({ mail: 'other@northmere.example' }, named), {}).email).toBe(
      'other@northmere.example',
    );
  });

  test('without "@" stays the subject it was', () => {
    expect(personOf(assertionOf({ mail: ines }), {}).subject).toBe('ic-4711');
  });
});
