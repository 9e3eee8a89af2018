import { expect, test } from 'vitest';
import { readClaims } from './oidc-claims.ts';

test.each([
  ['both names', { given_name: 'Ines', family_name: 'Calder', name: 'Someone Else' }, 'Ines', 'Calder'],
  ['a whole name', { name: ' Ines Maria  Calder ' }, 'Ines Maria', 'Calder'],
  ['a whole name that begins with the last one', { name: 'Calder, Ines Maria' }, 'Ines Maria', 'Calder'],
  ['one of both and a whole name', { given_name: 'Ines', name: 'Ines Calder' }, 'Ines', 'Calder'],
  ['an address in place of a name', { name: 'ines@northmere.example' }, undefined, undefined],
  ['a single word', { name: 'Ines' }, undefined, undefined],
  ['empty names', { given_name: ' ', family_name: '' }, undefined, undefined],
  ['names that are no text', { given_name: 7, family_name: ['Calder'] }, undefined, undefined],
])('reads the name of a person from %s', (_name, claims, firstname, lastname) => {
  const person = readClaims(claims, {});
  expect([person.firstname, person.lastname]).toEqual([firstname, lastname]);
});

test('claims that an organisation names win over the standard ones', () => {
  const claims = { email: 'a@x.example', upn: 'b@x.example', fn: 'Ines', sn: 'Calder' };
  expect(readClaims(claims, { email: 'upn', firstname: 'fn', lastname: 'sn' })).toMatchObject({
    email: 'b@x.example',
    firstname: 'Ines',
    lastname: 'Calder',
  });
});
