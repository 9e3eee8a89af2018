import { expect, test } from 'vitest';
import { findPrivateDetails } from './find-private-details.ts';

const found = (text: string) => findPrivateDetails(text).map(({ detail }) => detail);

test.each([
  ['Date of birth: 12 March 1974', 'birth_date'],
  ['Born on March 12th, 1974 in Leeds', 'birth_date'],
  ['DOB 12/03/1974', 'birth_date'],
  ['Geboren am 12.03.1974', 'birth_date'],
  ['Née le 12 mars 1974', 'birth_date'],
  ['Tel.: 0113 496 0000', 'phone'],
  ['Mobile +44 7700 900123', 'phone'],
  ['Reach me at +49 (0)30 1234567', 'phone'],
  ['(212) 555-0123', 'phone'],
  ['Home address: Flat 3, Elm House, Leeds', 'address'],
  ['14 Elm Tree Road, Leeds LS2 9JT', 'address'],
  ['Lindenstraße 12, 10969 Berlin', 'address'],
  ['12 bis, rue de Rivoli, 75004 Paris', 'address'],
])('%s looks like %s', (text, detail) => {
  expect(found(text)).toContain(detail);
});

test.each([
  'Professor of Coastal Engineering, 2009-2014',
  'Nature 412, 123-129 (2001), doi:10.1038/35083500',
  'ISBN 978-3-16-148410-0',
  'Grant of EUR 1 200 000, 2015 to 2019',
  'Born curious; taught 30 students a year from 1999',
  'Keynote at the 12th Road Safety Summit',
])('%s looks like nothing private', (text) => {
  expect(found(text)).toEqual([]);
});

test('each place is told once, cut, and in the order of the text', () => {
  const text = `Mobile: +44 7700 900123\n${'x'.repeat(50)}\nHome address: ${'Elm House, '.repeat(20)}`;
  const all = findPrivateDetails(text);
  expect(all.map(({ detail }) => detail)).toEqual(['phone', 'address']);
  expect(all[0]?.excerpt).toBe('Mobile: +44 7700 900123');
  expect(all[1]?.excerpt.length).toBeLessThanOrEqual(80);
});

test('a text that is made to be slow is not', () => {
  // Nested repetition would take minutes here; the test ends by its own limit if one comes in.
  expect(found(`${'1 '.repeat(100_000)}${'Aa '.repeat(100_000)}`)).toEqual([]);
});
