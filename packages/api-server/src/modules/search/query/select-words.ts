import { isCommonWord } from '../language/common-words.ts';
import { isSmallWord } from '../language/small-words.ts';
import type { Concept } from '../thesaurus/concept.ts';
import type { Thesaurus } from '../thesaurus/thesaurus.ts';
import { isField } from './concept-tiers.ts';
import { mostWords, type ParsedText } from './parse-terms.ts';
import { namedSpans } from './query-units.ts';
import type { VocabularyMatch } from './vocabulary-match.ts';

/** With so many concepts named, a single word beside them tells little. */
const enoughConcepts = 3;
/** Each further part makes the query longer, and adds less to what is found. */
const mostParts = 5;

/**
 * Shortens a request in whole sentences to what tells most of its subject: names of several words, then concepts of one
 * word, then whole fields, then other words that someone's text has. They keep their order, and a concept is kept once.
 */
export function selectWords(
  parsed: ParsedText,
  vocabulary: VocabularyMatch,
  thesaurus: Thesaurus,
): ParsedText {
  if (parsed.words.length <= mostWords) return parsed;
  const spans = namedSpans(parsed.words, vocabulary, thesaurus);
  const known = new Set(
    vocabulary.words.filter((each) => each.known && each.stem !== null).map(({ word }) => word),
  );
  const isNamed = (place: number) => spans.some(({ from, to }) => from <= place && place < to);
  const others =
    spans.length >= enoughConcepts
      ? []
      : parsed.words.flatMap((word, place) =>
          isNamed(place) || !known.has(word) || isCommonWord(word) || isSmallWord(word)
            ? []
            : [{ from: place, to: place + 1, concepts: [], rank: 3 }],
        );
  const ranked = [
    ...spans.map(({ from, to, concepts }) => ({
      from,
      to,
      concepts,
      rank: to - from > 1 ? 0 : concepts.every(isField) ? 2 : 1,
    })),
    ...others,
  ].toSorted((left, right) => left.rank - right.rank || left.from - right.from);
  const kept: number[] = [];
  const named = new Set<Concept>();
  let parts = 0;
  for (const { from, to, concepts } of ranked) {
    // Said again in other words, it tells nothing new.
    const isAgain = concepts.length > 0 && concepts.every((concept) => named.has(concept));
    if (isAgain || parts === mostParts || kept.length + to - from > mostWords) continue;
    for (const concept of concepts) named.add(concept);
    for (let place = from; place < to; place += 1) kept.push(place);
    parts += 1;
  }
  if (kept.length === 0) return { ...parsed, words: parsed.words.slice(0, mostWords) };
  return {
    ...parsed,
    words: kept.toSorted((left, right) => left - right).flatMap((place) => parsed.words[place] ?? []),
  };
}
