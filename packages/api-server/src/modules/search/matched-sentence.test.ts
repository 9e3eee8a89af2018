import { expect, test } from 'vitest';
import { partsOf } from './matched-sentence.ts';

test('a marked sentence comes apart into its plain and its marked parts', () => {
  expect(partsOf('We modelled the \u2045estuary\u2046 and the \u2045surge\u2046.')).toEqual([
    { text: 'We modelled the ', marked: false },
    { text: 'estuary', marked: true },
    { text: ' and the ', marked: false },
    { text: 'surge', marked: true },
    { text: '.', marked: false },
  ]);
});

test('a stray mark in a text marks nothing', () => {
  expect(partsOf('a\u2046b')).toEqual([{ text: 'ab', marked: false }]);
});
