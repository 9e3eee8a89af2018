import { isSmallWord } from '../language/small-words.ts';
import type { Concept, StandsSomewhere } from '../thesaurus/concept.ts';

const termsAround = (concept: Concept): string[] => [
  concept.term,
  ...concept.entryTerms,
  ...concept.broader.map(({ term }) => term),
  ...[...concept.narrower, ...concept.related].flatMap(({ term, entryTerms }) => [term, ...entryTerms]),
];

/** The stems of all terms that a query may make of some concepts. */
export const stemsAround = (concepts: readonly Concept[]): string[] => [
  ...new Set(concepts.flatMap(termsAround).flatMap((term) => term.split(' '))),
];

/** Whether the index has every word of a term. Small words have no stem, and are no reason to leave a term out. */
export const standsByStems =
  (known: ReadonlySet<string>): StandsSomewhere =>
  (term) =>
    term.split(' ').every((stem) => isSmallWord(stem) || known.has(stem));
