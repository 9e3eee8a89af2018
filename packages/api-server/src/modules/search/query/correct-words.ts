import { spansOf, type ParsedText } from './parse-terms.ts';
import { nearestWords } from './edit-distance.ts';
import { isSmallWord } from '../language/small-words.ts';
import { isEverydayWord, isRealWord } from '../language/real-words.ts';
import type { StemmedWord, VocabularyMatch } from './vocabulary-match.ts';

export interface Corrected {
  parsed: ParsedText;
  /** Words as they were typed, with what they were taken for. */
  replaced: ReadonlyMap<string, string>;
  alternatives: ReadonlyMap<string, readonly StemmedWord[]>;
}

export interface Candidate extends StemmedWord {
  distance: number;
  /** Stands in one text with the other words that were typed. */
  together?: boolean;
}

/** For each mistyped word what it may have been, the likeliest first. */
export type Candidates = ReadonlyMap<string, readonly Candidate[]>;

/** "Pls" and "g20" are no words with a letter amiss. */
const isShorthand = (word: string) =>
  /\p{N}/u.test(word) || (/^[a-z]+$/u.test(word) && !/[aeiouy]/u.test(word));

/** Finds what no one's text has and a known word looks like. */
export function findMisspellings(parsed: ParsedText, vocabulary: VocabularyMatch): Candidates {
  const joined = new Set(vocabulary.joined.map(({ word }) => word));
  const inTopics = new Set(
    spansOf(parsed.words)
      .filter(({ text }) =>
        vocabulary.topics.some(({ terms }) => terms.includes(vocabulary.terms[text] ?? '')),
      )
      .flatMap(({ from, to }) => parsed.words.slice(from, to)),
  );
  const candidates = new Map<string, readonly Candidate[]>();
  for (const { word, known, begins, near } of vocabulary.words) {
    const position = parsed.words.indexOf(word);
    const isPart =
      position >= 0 &&
      (joined.has(word + (parsed.words[position + 1] ?? '')) ||
        joined.has((parsed.words[position - 1] ?? '') + word));
    if (known || begins || isPart || inTopics.has(word) || isSmallWord(word) || isShorthand(word)) continue;
    const byWord = new Map(near.map((each) => [each.word, each]));
    const nearest = nearestWords(word, [...byWord.keys()]).flatMap(({ candidate, distance }) => {
      const stemmed = byWord.get(candidate);
      return stemmed ? [{ ...stemmed, distance }] : [];
    });
    if (nearest.length > 0) candidates.set(word, nearest);
  }
  return candidates;
}

export interface Misspellings {
  /** Words of no text and of no dictionary: what they were taken for may stand in their place. */
  replaceable: Candidates;
  /** Words of the language that no text has: another word may be offered, and never stands in their place. */
  offerable: Candidates;
}

/** One letter more, less or different: with more, a real word is another word rather than a typing error. */
const offeredWithin = 1;

/** Parts what may be put right from what may only be pointed out. */
export function partMisspellings(candidates: Candidates): Misspellings {
  const entries = [...candidates];
  const real = new Set(entries.map(([word]) => word).filter(isRealWord));
  return {
    replaceable: new Map(entries.filter(([word]) => !real.has(word))),
    offerable: new Map(
      entries
        .filter(([word]) => real.has(word) && !isEverydayWord(word))
        .map(([word, words]) => [word, words.filter(({ distance }) => distance <= offeredWithin)] as const)
        .filter(([, words]) => words.length > 0),
    ),
  };
}

/** Puts the likeliest candidate in the place of each mistyped word. Null when there is nothing to put right. */
export function correctWords(parsed: ParsedText, candidates: Candidates): Corrected | null {
  const replaced = new Map<string, string>();
  const alternatives = new Map<string, readonly StemmedWord[]>();
  for (const [word, [best, ...others]] of candidates) {
    if (best === undefined) continue;
    replaced.set(word, best.word);
    alternatives.set(best.word, others);
  }
  if (replaced.size === 0) return null;
  const put = (words: readonly string[]) => words.map((word) => replaced.get(word) ?? word);
  return {
    replaced,
    alternatives,
    parsed: { ...parsed, words: put(parsed.words), phrases: parsed.phrases.map(put) },
  };
}
