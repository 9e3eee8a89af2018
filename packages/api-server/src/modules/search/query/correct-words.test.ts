import { expect, test } from 'vitest';
import { partMisspellings, type Candidates } from './correct-words.ts';

const candidates = (typed: string, other: string): Candidates =>
  new Map([[typed, [{ word: other, stem: other, distance: 1 }]]]);

test('a word of no dictionary is replaced, a rare one of the language is asked about, an everyday one is what it is', () => {
  const of = (typed: string, other: string) => {
    const { replaceable, offerable } = partMisspellings(candidates(typed, other));
    return { replaceable: replaceable.has(typed), offerable: offerable.has(typed) };
  };
  expect(of('wildifre', 'wildfire')).toEqual({ replaceable: true, offerable: false });
  expect(of('serge', 'surge')).toEqual({ replaceable: false, offerable: true });
  expect(of('tips', 'taps')).toEqual({ replaceable: false, offerable: false });
});
