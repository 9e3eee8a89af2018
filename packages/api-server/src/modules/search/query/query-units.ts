import { isCommonWord } from '../language/common-words.ts';
import { isWordOfLanguage } from '../language/real-words.ts';
import { isHelpingWord, isSmallWord } from '../language/small-words.ts';
import type { Concept } from '../thesaurus/concept.ts';
import type { Thesaurus } from '../thesaurus/thesaurus.ts';
import { conceptTiers, isField, type QueryTier } from './concept-tiers.ts';
import { nearestWords } from './edit-distance.ts';
import { spansOf } from './parse-terms.ts';
import type { QueryGroup } from './query-group.ts';
import { allOf, anyOf, type TsQueryText } from './tsquery-text.ts';
import type { VocabularyMatch, MatchedWord } from './vocabulary-match.ts';

/** A part of the request: a concept, a topic, or a word that is neither. */
export interface QueryUnit {
  words: string[];
  /** How much of the request it is. Words that stand in requests of every subject are little of it. */
  weight: number;
  /** A word of the language that some text has and that names nothing: meeting it alone says little of the subject. */
  isPlain: boolean;
  /** Its own words. */
  own: TsQueryText;
  /** Its own words, or a way from its concepts that makes a match. */
  near: TsQueryText;
  /** The same for who meets nothing else: it is empty where words said in passing would be all there is. */
  alone?: TsQueryText;
  tiers: QueryTier[];
}

/** What the words of a unit are worth when all of them stand in a strong place, or anywhere. */
const wholeTerm = { strong: 0.7, anywhere: 0.25 };
const weightOfCommon = 0.25;
const weightOfSmall = 0.02;

/** A whole field beside other words is mostly a profession: "doctor", "lawyer". */
const weightOfField = 0.45;

/** A thing that no text has is mostly what the request is about: who meets only the rest does not fit. */
const weightOfUnknown = 1.1;
/**
 * Verbs and adverbs say what happens to a thing; what is one letter from a known word may be that one, mistyped. Without a
 * concept beside it, what is no word of the language may be a name that was heard and not read.
 */
const isUnknownThing = ({ word, known, begins, near }: MatchedWord) =>
  !known &&
  !begins &&
  !/(?:ing|ed|ly)$/u.test(word) &&
  nearestWords(
    word,
    near.map((each) => each.word),
  ).every(({ distance }) => distance > 1);

function weightOf(
  words: readonly string[],
  concepts: readonly Concept[],
  { vocabulary, isBesideConcept }: { vocabulary: VocabularyMatch; isBesideConcept: boolean },
): number {
  // No profile is found by what is only there to be recognised, so it is as good as a thing that no text has.
  if (concepts.length > 0 && concepts.every(({ isOnlyNamed }) => isOnlyNamed)) return weightOfUnknown;
  if (concepts.length > 0) return concepts.every(isField) ? weightOfField : 1;
  if (words.every((word) => isSmallWord(word) || isHelpingWord(word))) return weightOfSmall;
  if (words.every(isCommonWord)) return weightOfCommon;
  const entries = vocabulary.words.filter(({ word }) => words.includes(word));
  const isThing = entries.every(isUnknownThing) && (isBesideConcept || words.every(isWordOfLanguage));
  return isThing ? weightOfUnknown : 1;
}

interface NamedSpan {
  from: number;
  to: number;
  text: string;
  concepts: readonly Concept[];
}

/** The longest names first, none over another. */
function chooseSpans<Span extends NamedSpan>(spans: readonly Span[]): Span[] {
  const taken = new Set<number>();
  return spans
    .toSorted((left, right) => right.to - right.from - (left.to - left.from) || left.from - right.from)
    .filter(({ from, to }) => {
      const places = Array.from({ length: to - from }, (_, index) => from + index);
      if (places.some((place) => taken.has(place))) return false;
      for (const place of places) taken.add(place);
      return true;
    });
}

/** The stems of the words that say something: "changement climatique et glaciers" has three. */
const shortTerm = (words: readonly string[], vocabulary: VocabularyMatch) =>
  words
    .filter((word) => !isSmallWord(word))
    .flatMap((word) => vocabulary.words.find((each) => each.word === word)?.stem ?? [])
    .join(' ');

const tellsSomething = (word: string, vocabulary: VocabularyMatch) =>
  !isSmallWord(word) &&
  !isHelpingWord(word) &&
  vocabulary.words.find((each) => each.word === word)?.stem !== null;

/**
 * "Training" has the stem of trains, and "hearing" that of what is heard, but they are other things. "Constitu" is how a
 * word begins, and by chance its stem.
 */
const isOtherForm = (word: string, thesaurus: Thesaurus) =>
  (/(?:ing|ed)$/u.test(word) || !isWordOfLanguage(word)) && !thesaurus.hasForm(word);

/** Where a text names concepts of the thesaurus or topics of the directory. */
export function namedSpans(
  words: readonly string[],
  vocabulary: VocabularyMatch,
  thesaurus: Thesaurus,
): NamedSpan[] {
  const isOfEverySubject = (word: string) => isCommonWord(word) || isSmallWord(word);
  const areAll = words.every(isOfEverySubject);
  const named = spansOf(words).flatMap(({ from, to, text }) => {
    // Alone these words mean too much; when nothing else was typed, they are what was meant.
    if (to - from === 1 && !areAll && isOfEverySubject(text)) return [];
    // "Of the car" is a car, and no name of three words.
    if ([words[from], words[to - 1]].some((word) => !tellsSomething(word ?? '', vocabulary))) return [];
    if (to - from === 1 && isOtherForm(text, thesaurus)) return [];
    const term = vocabulary.terms[text] ?? text;
    const short = shortTerm(words.slice(from, to), vocabulary);
    const named = thesaurus.find(term);
    const concepts = named.length > 0 || to - from === 1 ? named : thesaurus.find(short);
    const isTopic = to - from > 1 && vocabulary.topics.some(({ terms }) => terms.includes(term));
    return concepts.length > 0 || isTopic ? [{ from, to, text, concepts, isTopic }] : [];
  });
  const chosen = chooseSpans(named);
  const isInField = (place: number) =>
    chosen.some(
      ({ from, to, concepts }) =>
        from <= place && place < to && concepts.some((each) => each.isUmbrella || isField(each)),
    );
  // "Children" means all that is about them; in "children who cannot sleep" it says only who cannot.
  const isBroad = words.every(
    (word, place) => !tellsSomething(word, vocabulary) || isCommonWord(word) || isInField(place),
  );
  if (isBroad) return chosen;
  return chooseSpans(
    named.flatMap((span) => {
      const concepts = span.concepts.filter(({ isUmbrella }) => !isUmbrella);
      return concepts.length > 0 || span.isTopic ? [{ ...span, concepts }] : [];
    }),
  );
}

/** Parts a request into what is asked for. `groups` has an entry for each word, null for those that mean nothing. */
export function composeUnits(
  words: readonly string[],
  groups: readonly (QueryGroup | null)[],
  spans: readonly NamedSpan[],
  vocabulary: VocabularyMatch,
): QueryUnit[] {
  const isBesideConcept = spans.some(({ concepts }) => concepts.length > 0);
  const unitOf = ({ from, to, text, concepts }: NamedSpan): QueryUnit => {
    const parts = groups.slice(from, to).flatMap((group) => group ?? []);
    const own = allOf(...parts.map((part) => part.typed));
    const typed = vocabulary.terms[text] ?? text;
    const tiers = [
      ...(parts.length > 1
        ? [
            {
              query: allOf(...parts.map(({ strongly }) => strongly)),
              value: wholeTerm.strong,
              via: null,
              isMatch: true,
            },
            { query: own, value: wholeTerm.anywhere, via: null, isMatch: true },
          ]
        : []),
      ...concepts.flatMap((concept) => conceptTiers(concept, typed)),
    ];
    // A village hall is where people meet: said in passing, the name of what is only there to be recognised proves nothing.
    const isOnlyNamed = concepts.length > 0 && concepts.every((concept) => concept.isOnlyNamed);
    return {
      words: words.slice(from, to),
      weight: weightOf(words.slice(from, to), concepts, { vocabulary, isBesideConcept }),
      isPlain:
        concepts.length === 0 &&
        words.slice(from, to).every(isWordOfLanguage) &&
        vocabulary.words.every(({ word, known }) => known || !words.slice(from, to).includes(word)),
      own,
      near: anyOf(own, ...tiers.filter(({ isMatch }) => isMatch).map(({ query }) => query)),
      ...(isOnlyNamed ? { alone: allOf(...parts.map(({ strongly }) => strongly)) } : {}),
      tiers,
    };
  };
  const inSpan = new Map(spans.flatMap((span) => [[span.from, span] as const]));
  const units: QueryUnit[] = [];
  for (let at = 0; at < words.length;) {
    const span = inSpan.get(at) ?? { from: at, to: at + 1, text: words[at] ?? '', concepts: [] };
    units.push(unitOf(span));
    at = span.to;
  }
  return units.filter(({ near }) => near !== '');
}
