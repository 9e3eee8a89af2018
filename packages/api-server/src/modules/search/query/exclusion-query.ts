import { countriesOfRegion, regions } from '@rostrum/contracts';
import { countryNames, regionNames } from '../language/names.ts';
import { composeQuery } from './compose-query.ts';
import type { Reading } from './reading.ts';
import { allOf, anyOf, lexeme, not, type TsQueryText } from './tsquery-text.ts';
import type { VocabularyMatch } from './vocabulary-match.ts';

/** What none of the results may be: a country or region by where people work, anything else by its words. */
export function exclusionQuery(readings: readonly Reading[], vocabulary: VocabularyMatch): TsQueryText {
  const excluded = readings.flatMap(({ kind, value }): TsQueryText[] => {
    if (kind !== 'excluded') return [];
    const country = countryNames.get(value)?.value;
    if (country !== undefined) return [lexeme(`c:${country}`)];
    const named = regionNames.get(value)?.value;
    const region = regions.find((each) => each === named);
    if (region) return [anyOf(...countriesOfRegion(region).map((code) => lexeme(`c:${code}`)))];
    const words = { words: value.split(' '), phrases: [], excludedWords: [], excludedPhrases: [] };
    const { groups } = composeQuery(words, vocabulary);
    return groups.length === 0 ? [] : [allOf(...groups.map((group) => group.anywhere))];
  });
  return allOf(...excluded.map(not));
}
