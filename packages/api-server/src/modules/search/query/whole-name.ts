import { allOf, anyOf, lexeme, type TsQueryText } from './tsquery-text.ts';
import { findNicknames } from './nicknames.ts';

/** Longer requests are no names. */
const maxWords = 6;
/** As many neighbours as the index joins. */
const maxJoined = 3;

/** A spelling of a name, as the index marks it. */
export const nameKey = (spelling: string): TsQueryText => lexeme(`@${spelling}`);

/** The word, and every run of neighbours with it that may be one word of the name: "o brien" is "obrien". */
const spellings = (words: readonly string[], place: number): string[] =>
  Array.from({ length: maxJoined }, (_, more) => more + 1).flatMap((size) =>
    Array.from({ length: size }, (_, before) => place - before)
      .filter((from) => from >= 0 && from + size <= words.length)
      .map((from) => words.slice(from, from + size).join('')),
  );

/**
 * Returns the query for people whose name has all the words, in any order and under any of its spellings; empty for
 * requests that are too long. `hasNicknames` tells of a word whether it may be the short form of another name.
 */
export function composeWholeName(
  words: readonly string[],
  hasNicknames: (word: string) => boolean,
): TsQueryText {
  if (words.length === 0 || words.length > maxWords) return '';
  return allOf(
    ...words.map((word, place) =>
      anyOf(
        ...spellings(words, place).map(nameKey),
        ...(hasNicknames(word) ? [...findNicknames(word)].map(nameKey) : []),
      ),
    ),
  );
}
