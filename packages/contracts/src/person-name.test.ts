import { expect, test } from 'vitest';
import { toFormalName, toGivenName, withoutTitles } from './person-name.ts';

test.each([
  ['Maren Okonjo-Hale', 'Maren Okonjo-Hale', 'Maren', 'Maren Okonjo-Hale'],
  ['Dr Maren Okonjo-Hale', 'Maren Okonjo-Hale', 'Maren', 'Dr Okonjo-Hale'],
  ['Dr. Maren Okonjo-Hale', 'Maren Okonjo-Hale', 'Maren', 'Dr. Okonjo-Hale'],
  ['Dr. Dr. h.c. Maren Okonjo-Hale', 'Maren Okonjo-Hale', 'Maren', 'Dr. Okonjo-Hale'],
  ['Dr. h. c. Maren Okonjo-Hale', 'Maren Okonjo-Hale', 'Maren', 'Dr. Okonjo-Hale'],
  [
    'Prof. Dr. h.c. mult. Jürgen von der Müller, MBA',
    'Jürgen von der Müller',
    'Jürgen',
    'Prof. von der Müller',
  ],
  ['Prof. Dr. med. Jürgen Müller', 'Jürgen Müller', 'Jürgen', 'Prof. Müller'],
  ['Univ.-Prof. Dr.-Ing. Eva Maria Huber', 'Eva Maria Huber', 'Eva', 'Univ.-Prof. Huber'],
  ['Prof Sir David King FRS', 'David King', 'David', 'Prof King'],
  ['Associate Professor Li Ma', 'Li Ma', 'Li', 'Professor Ma'],
  ['Jane Doe, PhD, FRCP', 'Jane Doe', 'Jane', 'Jane Doe'],
  ['Jane Doe M.D. Ph.D.', 'Jane Doe', 'Jane', 'Jane Doe'],
  ['Martin Luther King Jr.', 'Martin Luther King', 'Martin', 'Martin Luther King'],
  ['Rev. Dr. Henry Louis Gates III', 'Henry Louis Gates', 'Henry', 'Rev. Gates'],
  ['Müller, Jürgen', 'Müller, Jürgen', 'Müller, Jürgen', 'Müller, Jürgen'],
  ['J. Smith', 'J. Smith', 'J. Smith', 'J. Smith'],
  ['van der Berg', 'van der Berg', 'van der Berg', 'van der Berg'],
  ['王小明', '王小明', '王小明', '王小明'],
  ['MAREN OKONJO', 'MAREN OKONJO', 'MAREN', 'MAREN OKONJO'],
  ['Dr', 'Dr', 'Dr', 'Dr'],
  ['Dr. Okonjo', 'Okonjo', 'Okonjo', 'Dr. Okonjo'],
  ['  ', '', '', ''],
])('%s', (name, plain, given, formal) => {
  expect([withoutTitles(name), toGivenName(name), toFormalName(name)]).toEqual([plain, given, formal]);
});

test('takes the title from the prefix where the name does not carry it, and says it once where it does', () => {
  expect(toFormalName('Maren Okonjo-Hale', 'Dr')).toBe('Dr Okonjo-Hale');
  expect(toFormalName('Dr Maren Okonjo-Hale', 'Dr')).toBe('Dr Okonjo-Hale');
  expect(toFormalName('Maren Okonjo-Hale', 'Prof. Dr. Dr. h.c.')).toBe('Prof. Okonjo-Hale');
  expect(toFormalName('Maren Okonjo-Hale, PhD', null)).toBe('Maren Okonjo-Hale');
});
