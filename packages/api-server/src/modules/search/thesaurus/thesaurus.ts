import { isSmallWord } from '../language/small-words.ts';
import { wordsOf } from '../language/fold.ts';
import type { Concept, ConceptLine } from './concept.ts';

/** Null for words that English leaves out. */
export type Stems = ReadonlyMap<string, string | null>;

export interface Thesaurus {
  /** Concepts that a term names, given as the stems of its words. */
  find: (term: string) => readonly Concept[];
  /** Whether a word stands in it as it is, in this very form. */
  hasForm: (word: string) => boolean;
  /** Whether a term leads somewhere in another language only: its words mean nothing in English, or something else. */
  isOfOtherLanguage: (term: string) => boolean;
  /** A text as terms are compared. */
  termOf: (text: string) => string;
}

/** Every word of the thesaurus, for its stem to be asked. */
export const wordsOfConcepts = (lines: readonly ConceptLine[]): string[] => [
  ...new Set(
    lines.flatMap(({ label, entryTerms, otherTerms }) =>
      [label, ...entryTerms, ...otherTerms].flatMap(wordsOf),
    ),
  ),
];

/** Links the concepts and finds them by any of their terms. */
export function buildThesaurus(lines: readonly ConceptLine[], stems: Stems): Thesaurus {
  const termOf = (text: string) =>
    wordsOf(text)
      .map((word) => stems.get(word) ?? word)
      .join(' ');
  /** A question loses its small words before its topics are looked for: "end of life care" is asked as "end life care". */
  const shortTermOf = (text: string) =>
    wordsOf(text)
      .filter((word) => !isSmallWord(word))
      .flatMap((word) => stems.get(word) ?? [])
      .join(' ');
  const concepts = new Map<string, Concept>();
  for (const { label, entryTerms, isOnlyNamed, narrower = [] } of lines)
    concepts.set(label, {
      label,
      term: termOf(label),
      entryTerms: [...new Set(entryTerms.map(termOf))],
      broader: [],
      narrower: [],
      related: [],
      isOnlyNamed,
      isUmbrella: narrower.length > 0,
    });
  const byTerm = new Map<string, Concept[]>();
  const add = (term: string, concept: Concept) => {
    const named = byTerm.get(term) ?? [];
    if (term !== '' && !named.includes(concept)) byTerm.set(term, [...named, concept]);
  };
  for (const line of lines) {
    const concept = concepts.get(line.label);
    if (!concept) continue;
    for (const label of line.broader) {
      const broader = concepts.get(label);
      if (!broader || broader === concept) continue;
      concept.broader.push(broader);
      broader.narrower.push(concept);
    }
    for (const label of line.related) {
      const related = concepts.get(label);
      if (related && related !== concept && !concept.related.includes(related)) concept.related.push(related);
    }
    for (const text of [line.label, ...line.entryTerms, ...line.otherTerms]) {
      add(termOf(text), concept);
      if (wordsOf(text).length > 1) add(shortTermOf(text), concept);
    }
  }
  for (const line of lines) {
    const concept = concepts.get(line.label);
    if (!concept) continue;
    // Once every concept has its own links: of many, those that its own line names come first.
    for (const related of concept.related.slice(0, line.related.length))
      if (!related.related.includes(concept)) related.related.push(concept);
    // An umbrella orders nothing for what lies below: only the way down is laid.
    for (const label of line.narrower ?? []) {
      const narrower = concepts.get(label);
      if (narrower && narrower !== concept && !concept.narrower.includes(narrower))
        concept.narrower.push(narrower);
    }
  }
  const forms = new Set(wordsOfConcepts(lines));
  const english = new Set(lines.flatMap(({ label, entryTerms }) => [label, ...entryTerms].map(termOf)));
  const other = new Set(
    lines.flatMap(({ otherTerms }) => otherTerms.map(termOf)).filter((term) => !english.has(term)),
  );
  return {
    find: (term) => byTerm.get(term) ?? [],
    hasForm: (word) => forms.has(word),
    isOfOtherLanguage: (term) => other.has(term),
    termOf,
  };
}
