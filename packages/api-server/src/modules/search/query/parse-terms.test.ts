import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold, wordsOf } from '../language/fold.ts';
import { parseTerms, spansOf } from './parse-terms.ts';

test('folds as the database does: case, accents, letters of their own', () => {
  expect(fold('Ångström Łukasz Øyelaran STRASSE straße Æsir')).toBe(
    'angstrom lukasz oyelaran strasse strasse aesir',
  );
  expect(wordsOf('the bridge’s four-day week, GB/US')).toEqual([
    'the',
    'bridge',
    'four',
    'day',
    'week',
    'gb',
    'us',
  ]);
});

test('quotes make a phrase, a minus excludes, everything else is words', () => {
  expect(parseTerms('surge "tide gauge" -flood -"data protection" four-day')).toEqual({
    words: ['surge', 'four', 'day'],
    phrases: [['tide', 'gauge']],
    excludedWords: ['flood'],
    excludedPhrases: [['data', 'protection']],
  });
  // One word in quotes is a word; a quote that never closes is no quote.
  expect(parseTerms('"surge" "tide gauge').words).toEqual(['surge', 'tide', 'gauge']);
});

test('only exclusions are read as what is looked for', () => {
  expect(parseTerms('-flood')).toMatchObject({ words: ['flood'], excludedWords: [] });
  expect(parseTerms('- -- "" !!')).toEqual({
    words: [],
    phrases: [],
    excludedWords: [],
    excludedPhrases: [],
  });
});

test('any text has a meaning, of bounded size', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (text) => {
      const { words, phrases, excludedWords, excludedPhrases } = parseTerms(text);
      expect(words.length).toBeLessThanOrEqual(80);
      expect(phrases.length).toBeLessThanOrEqual(4);
      for (const word of [...words, ...phrases.flat(), ...excludedWords, ...excludedPhrases.flat()])
        expect(word).toMatch(/^[\p{L}\p{N}]+$/u);
    }),
  );
});

test('spans are the runs of up to five words', () => {
  expect(spansOf(['a', 'b', 'c']).map(({ text }) => text)).toEqual(['a', 'a b', 'a b c', 'b', 'b c', 'c']);
  expect(spansOf(Array.from({ length: 12 }, () => 'x'))).toHaveLength(50);
});
