import type { Redaction } from '@rostrum/contracts/inquiries';
import { expect, test } from 'vitest';
import { nameWords, redactText } from './redact-text.ts';

const names = nameWords([
  'Callum Strand',
  'Maren Okonjo-Hale',
  'Saoirse van der Meer',
  'Zoë Ní',
  'Siobhán O’Hara–Quill',
]);
const without = (text: string, ...redact: Redaction[]) => redactText(text, new Set(redact), names);

test.each([
  ['Callum Strand asked Maren.', '[name removed] asked [name removed].'],
  ['STRAND’s piece with Dr Hale and ZOE', '[name removed] piece with Dr [name removed] and [name removed]'],
  ['the Okonjo-Hale model of van der Meer', 'the [name removed] model of van der [name removed]'],
  ["Siobhan O'Hara, OHara and Quill's", '[name removed], [name removed] and [name removed]'],
  ['The strandline of Merton', 'The strandline of Merton'],
])('names go wherever they stand as words: %s', (text, expected) => {
  expect(without(text, 'names')).toBe(expected);
});

test.each([
  ['Write to callum@paper.example.', 'Write to [email removed].'],
  ['<a.b+c@sub.paper.example>, or @paper', '<[email removed]>, or @paper'],
])('emails go: %s', (text, expected) => {
  expect(without(text, 'emails')).toBe(expected);
});

test.each([
  ['Call 01632 960 144, or +44 (0)20 7946 0018 now', 'Call [phone removed], or [phone removed] now'],
  ['On 2026-11-26 in 2050, a 1-in-200 surge', 'On 2026-11-26 in 2050, a 1-in-200 surge'],
])('phone numbers go, days and figures stay: %s', (text, expected) => {
  expect(without(text, 'phones')).toBe(expected);
});

test('what was not chosen stays as it was written', () => {
  const text = 'Callum Strand, callum@paper.example, 01632 960 144';
  expect(without(text)).toBe(text);
  expect(without(text, 'names', 'emails', 'phones')).toBe('[name removed], [email removed], [phone removed]');
});
