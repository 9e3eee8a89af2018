import { expect, test } from 'vitest';
import { chooseName } from './person-name.ts';

const none = { firstname: undefined, lastname: undefined };

test.each([
  [
    'the name that was sent',
    { firstname: ' Ines ', lastname: 'Calder' },
    'x.y@a.example',
    ['Ines', 'Calder'],
  ],
  ['an address of two names', none, 'ines.calder@a.example', ['Ines', 'Calder']],
  ['an address of three names', none, 'ines-maria_calder+press@a.example', ['Ines', 'Maria Calder']],
  ['an address of one name', none, 'icalder@a.example', ['Icalder', '–']],
  ['an address of digits', none, '4711@a.example', ['4711@a.example', '–']],
  ['a first name alone', { ...none, firstname: 'Ines' }, 'icalder@a.example', ['Ines', '–']],
  ['a last name alone', { ...none, lastname: 'Calder' }, 'ines.c@a.example', ['Ines', 'Calder']],
  ['letters without case', none, '山田.太郎@a.example', ['山田', '太郎']],
] as const)('a new member is named by %s', (_by, person, email, [firstname, lastname]) => {
  expect(chooseName(person, email)).toEqual({ firstname, lastname });
});
