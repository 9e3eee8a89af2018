import { expect, test } from 'vitest';
import { findMisspellings, partMisspellings, type Candidates } from './correct-words.ts';
import { parseTerms } from './parse-terms.ts';

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

test('shorthand is no mistyped word', () => {
  const misspelt = (typed: string, other: string) =>
    findMisspellings(parseTerms(typed), {
      words: [
        { word: typed, stem: typed, known: false, begins: false, near: [{ word: other, stem: other }] },
      ],
      joined: [],
      terms: {},
      topics: [],
      organisations: [],
    }).has(typed);
  expect(misspelt('wildifre', 'wildfire')).toBe(true);
  expect(misspelt('trnt', 'trent')).toBe(false);
  expect(misspelt('covid19x', 'covid19')).toBe(false);
});
