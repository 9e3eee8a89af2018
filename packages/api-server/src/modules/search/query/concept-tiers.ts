import type { Concept } from '../thesaurus/concept.ts';
import { allOf, anyOf, lexeme, type TsQueryText } from './tsquery-text.ts';

/** One way in which a document may meet a part of the request, and how much it is worth. */
export interface QueryTier {
  query: TsQueryText;
  value: number;
  /** The concept that leads there; null when it is what was typed. */
  via: string | null;
  /** Several such ways are more than one: who has two parts of a subject has more of it. */
  isPart?: boolean;
  /** Whether meeting it makes a document a match; otherwise it only orders what matches by something else. */
  isMatch: boolean;
}

/** What a way is worth in a strong place (name, topics, headline), and anywhere else. */
interface Worth {
  strong: number;
  anywhere: number;
  matches: 'anywhere' | 'strongly' | 'topic' | 'never';
}
const worth = {
  label: { strong: 0.55, anywhere: 0.14, matches: 'anywhere' },
  /** Another word of a concept may be another part of it: said in passing, it proves nothing. */
  entry: { strong: 0.42, anywhere: 0.09, matches: 'strongly' },
  narrower: { strong: 0.4, anywhere: 0.08, matches: 'anywhere' },
  narrowerEntry: { strong: 0.3, anywhere: 0.05, matches: 'strongly' },
  /** Part of a whole field, such as health: nearly anything of it. */
  ofField: { strong: 0.3, anywhere: 0.03, matches: 'strongly' },
  /** Its other names, of which one is the profession: in a headline it says what a person is. */
  nameOfField: { strong: 0.5, anywhere: 0.03, matches: 'strongly' },
  related: { strong: 0.22, anywhere: 0.03, matches: 'topic' },
  broader: { strong: 0.2, anywhere: 0.02, matches: 'never' },
  /** A subject that is itself a part of a field: who has "Food allergy" can speak about peanuts. */
  narrowBroader: { strong: 0.3, anywhere: 0.03, matches: 'topic' },
} satisfies Record<string, Worth>;

/** Each further term makes the query longer; the first of a list are the nearest. */
const mostEntries = 14;
const mostNarrower = 14;
const mostEntriesOfNarrower = 4;
const mostRelated = 8;
const mostEntriesOfRelated = 2;
/** Longer terms are how people ask, not how profiles are written. */
const longestTerm = 3;
/** Concepts with more below them are whole fields; what lies below says little of what was meant. */
const widest = 9;
/** Fields have many parts, and all of them are meant. */
const mostOfField = 60;
/** The first entry terms of a field are its other names: its science, and who knows it. */
const namesOfField = 4;
export const isField = ({ narrower, isUmbrella }: Concept): boolean => isUmbrella || narrower.length > widest;

const termsOf = ({ entryTerms }: Concept, most: number) =>
  entryTerms.filter((term) => term.split(' ').length <= longestTerm).slice(0, most);

/** A term in a strong place: as a topic, or in the headline. */
export const strongly = (term: string): TsQueryText =>
  anyOf(lexeme(`#${term}`), allOf(...term.split(' ').map((word) => lexeme(`^${word}`))));
const anywhere = (term: string): TsQueryText => allOf(...term.split(' ').map(lexeme));

function tiersOf(
  terms: readonly string[],
  { strong, anywhere: weak, matches }: Worth,
  via: string,
): QueryTier[] {
  if (terms.length === 0) return [];
  return [
    ...(matches === 'topic'
      ? [{ query: anyOf(...terms.map((term) => lexeme(`#${term}`))), value: strong, via, isMatch: true }]
      : []),
    {
      query: anyOf(...terms.map(strongly)),
      value: strong,
      via,
      isMatch: matches === 'anywhere' || matches === 'strongly',
    },
    { query: anyOf(...terms.map(anywhere)), value: weak, via, isMatch: matches === 'anywhere' },
  ];
}

/** The name of a whole field is part of other topics: who has "Circular economy" is no economist. */
const fieldTiers = (concept: Concept, typed: string): QueryTier[] => [
  { query: lexeme(`#${concept.term}`), value: worth.label.strong, via: concept.label, isMatch: true },
  ...tiersOf(
    termsOf(concept, namesOfField).filter((term) => term !== typed),
    worth.nameOfField,
    concept.label,
  ),
];

/** The ways from a concept that was named to documents: its terms, what lies below, and its neighbours. */
export function conceptTiers(concept: Concept, typed: string): QueryTier[] {
  const isWide = isField(concept);
  const others = (terms: readonly string[]) => terms.filter((term) => term !== typed);
  const via = concept.label;
  if (concept.isOnlyNamed) return tiersOf(others([concept.term]), worth.entry, via);
  return [
    ...(isWide ? fieldTiers(concept, typed) : tiersOf(others([concept.term]), worth.label, via)),
    ...(isWide ? [] : tiersOf(others(termsOf(concept, mostEntries)), worth.entry, via)),
    // An umbrella gathers further than what it lies below.
    ...concept.narrower
      .filter(({ isUmbrella }) => !isUmbrella)
      .slice(0, isWide ? mostOfField : mostNarrower)
      .flatMap((narrower) => [
        ...tiersOf([narrower.term], isWide ? worth.ofField : worth.narrower, narrower.label).map(
          (tier, index) => ({ ...tier, isPart: index === 0 }),
        ),
        ...(isWide
          ? []
          : tiersOf(termsOf(narrower, mostEntriesOfNarrower), worth.narrowerEntry, narrower.label)),
      ]),
    ...concept.related
      .slice(0, mostRelated)
      .flatMap((related) =>
        tiersOf([related.term, ...termsOf(related, mostEntriesOfRelated)], worth.related, related.label),
      ),
    ...concept.broader.flatMap((broader) =>
      tiersOf(
        [broader.term],
        isField(broader) || broader.broader.length === 0 ? worth.broader : worth.narrowBroader,
        broader.label,
      ),
    ),
  ].filter(({ query }) => query !== '');
}

/** The same thing in other words: a document that has them has what was asked for. */
export function sameInOtherWords(concept: Concept, typed: string) {
  const terms = [
    concept.term,
    ...(isField(concept) || concept.isOnlyNamed ? [] : termsOf(concept, mostEntries)),
  ]
    .filter((term) => term !== typed)
    .map((term) => lexeme(`#${term}`));
  return concept.term === typed
    ? { anywhere: terms, strongly: terms }
    : {
        anywhere: [...terms, anywhere(concept.term)],
        // The name of a field is part of other topics.
        strongly: isField(concept) ? terms : [...terms, strongly(concept.term)],
      };
}
