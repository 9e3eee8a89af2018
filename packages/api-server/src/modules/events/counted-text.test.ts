import { expect, test } from 'vitest';
import { toCountedText } from './counted-text.ts';

test.each([
  'avian flu in dairy herds',
  'brexit 2016 to 2020',
  'covid-19',
  '5g masts',
  'article 50',
  'dr. okonjo-hale',
  'st. andrews harbour',
  'top 100 500 index',
  '2020 road deaths',
  'rule 12 and 13 roads',
])('%j is counted', (text) => {
  expect(toCountedText(text)).toBe(text);
});

test.each([
  'ada@paper.example',
  'ada(at)paper example',
  'https://evil.example/x',
  'www.evil.example',
  'buy at evil.example now',
  '+44 20 7946 0100',
  'call 01632-960-144',
  'AB12 3456 7890 12',
  '12 Harbour Road',
  'who lives at 3/12 old harbour lane, kent',
  '4 St. John’s Close',
  'SW1A 1AA',
  '  ',
])('%j is not', (text) => {
  expect(toCountedText(text)).toBeNull();
});

test('letter case and spaces make no second text', () => {
  expect(toCountedText('  Avian   FLU ')).toBe('avian flu');
});
