import { isCommonWord } from '../language/common-words.ts';
import { spansOf, type ParsedText } from '../query/parse-terms.ts';
import type { VocabularyMatch } from '../query/vocabulary-match.ts';
import { readingOf, type Reading } from '../query/reading.ts';

export interface ReadSubject {
  readings: Reading[];
  /** What is left of the words. */
  parsed: ParsedText;
}

/** Longer names first; of two as long the one that stands first. */
const longestFirst = <Item extends { from: number; to: number }>(items: readonly Item[]): Item[] =>
  items.toSorted((left, right) => right.to - right.from - (left.to - left.from) || left.from - right.from);

/**
 * Reads topics and organisations out of the words of a question: the longest names, none over another. The words of a
 * topic stay in the text, for they are the subject; a word of every subject is no topic. A reading that was taken back
 * stays in the text and is searched for like any other word.
 */
export function readSubject(
  parsed: ParsedText,
  vocabulary: VocabularyMatch,
  { isQuestion, off }: { isQuestion: boolean; off: ReadonlySet<string> },
): ReadSubject {
  const named = spansOf(parsed.words).flatMap(({ from, to, text }) => [
    ...vocabulary.organisations
      .filter(({ folded }) => folded === text && (isQuestion || parsed.words.length > to - from))
      .map(({ name, company_username }) => ({
        from,
        to,
        reading: readingOf('organisation', company_username, name, text),
      })),
    ...(isQuestion && (to - from > 1 || !isCommonWord(text)) ? vocabulary.topics : [])
      .filter(({ terms }) => terms.includes(vocabulary.terms[text] ?? ''))
      .map(({ title }) => ({ from, to, reading: readingOf('topic', title, title, text) })),
  ]);
  const readings: Reading[] = [];
  const taken = new Map<number, string>();
  for (const { from, to, reading } of longestFirst(named)) {
    const places = Array.from({ length: to - from }, (_, index) => from + index);
    // One name may be that of several topics; then any of them is meant.
    const isFree = places.every((place) => (taken.get(place) ?? reading.words) === reading.words);
    if (off.has(reading.key) || !isFree) continue;
    for (const place of places) taken.set(place, reading.words);
    readings.push(reading);
  }
  const ofOrganisations = new Set(
    readings.flatMap(({ kind, words }) => (kind === 'organisation' ? [words] : [])),
  );
  return {
    readings,
    parsed: {
      ...parsed,
      words: parsed.words.filter((_, index) => !ofOrganisations.has(taken.get(index) ?? '')),
    },
  };
}
