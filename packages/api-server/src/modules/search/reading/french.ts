import { readFileSync } from 'node:fs';
import { fold, wordsOf } from '../language/fold.ts';
import { isWordOfLanguage } from '../language/real-words.ts';
import { isSmallWord } from '../language/small-words.ts';
import type { StemmedWord } from '../query/vocabulary-match.ts';

/** Small words that are as French as they are English tell nothing of a language. */
const isEnglishToo = new Set(
  'on par plus me mon pour an six a as ai son si ni car fait font trop expert experts bien entre chez il elle contre que sans'.split(
    ' ',
  ),
);
const isGerman = new Set('der die das und ein eine von zu im mit fur'.split(' '));
/** Words of a French sentence that say nothing of its subject, beside those that `isSmallWord` knows. */
const ofSentences = new Set(
  'deux trois se vont va ai as a avons ont etait etaient etre avoir faire fait font dit doit doivent faut y lui ses son sa si mais donc car ni tout tous toute toutes tres trop aussi encore deja jamais rien ceux celui celle dont quand lors depuis apres avant pendant jusqu sous vers selon hui aujourd quelqu quelque lesquels laquelle lequel expert experte experts specialiste expliquer cherche cherchons'.split(
    ' ',
  ),
);
const longestExpression = 4;
/** Words of English sentences. Where one stands, some small French words make no French request. */
const ofEnglish = new Set(
  'the of and is are was were to in for with who what how why when my our your their from it its be can do does not has have had at by this that'.split(
    ' ',
  ),
);
const leastSmall = 2;
/** So much of a request is French when it is one: a French name in an English sentence is none. */
const leastShare = 0.6;

/** What remains of a word without one ending, and what stands in its place; the likeliest first. */
const endings: readonly (readonly [RegExp, string])[] = [
  [/s$/u, ''],
  [/x$/u, ''],
  [/aux$/u, 'al'],
  [/ees?$/u, 'e'],
  [/es?$/u, ''],
  [/ives?$/u, 'if'],
  [/euses?$/u, 'eur'],
  [/trices?$/u, 'teur'],
  [/elles?$/u, 'el'],
  [/ennes?$/u, 'en'],
  [/ieres?$/u, 'ier'],
  [/(?:ent|ons|ez|ait|aient|ant|era|eront|ees?|es?)$/u, 'er'],
  [/(?:t|s|ssent|ssait)$/u, 're'],
  [/(?:t|s|ssent)$/u, 'r'],
];

const isOfSentence = (word: string) => isSmallWord(word) || ofSentences.has(word);
/** Expressions are told by the words that say something: a request holds each small word once, wherever it stands. */
const isTelling = (word: string) => !isOfSentence(word);

interface FrenchWords {
  /** The English words for a French word in its own form or another one. */
  find: (word: string) => string | undefined;
  expression: (words: readonly string[]) => string | undefined;
}

function readWords(): FrenchWords {
  const lines = readFileSync(new URL('french-words.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1);
  const english = new Map(
    lines.flatMap((line) => {
      const [french = '', meaning = ''] = line.split('\t');
      const key = wordsOf(french).filter(isTelling).join(' ');
      return key === '' ? [] : [[key, fold(meaning)] as const];
    }),
  );
  const keyOf = (word: string): string | undefined =>
    english.has(word)
      ? word
      : endings
          .filter(([ending]) => ending.test(word))
          .map(([ending, other]) => word.replace(ending, other))
          .find((other) => other.length > 2 && english.has(other));
  return {
    find: (word) => english.get(keyOf(word) ?? ''),
    expression: (words) =>
      english.get(words.join(' ')) ?? english.get(words.map((word) => keyOf(word) ?? word).join(' ')),
  };
}

let read: FrenchWords | null = null;
const loadWords = (): FrenchWords => (read ??= readWords());

const isSmallFrench = (word: string) =>
  word.length > 1 && isOfSentence(word) && !isEnglishToo.has(word) && !isGerman.has(word);

/** Whether words are a request in French: most of them are, and some are nothing else. */
export function isFrench(words: readonly string[]): boolean {
  const { find } = loadWords();
  const long = words.filter((word) => word.length > 1);
  const isKnown = (word: string) => find(word) !== undefined;
  const isOnlyFrench = (word: string) => isSmallFrench(word) || (isKnown(word) && !isWordOfLanguage(word));
  const french = long.filter((word) => (isOfSentence(word) && !isGerman.has(word)) || isKnown(word));
  if (long.some((word) => ofEnglish.has(word))) return false;
  const small = long.filter(isSmallFrench);
  return small.length >= leastSmall || (long.some(isOnlyFrench) && french.length >= long.length * leastShare);
}

export interface Translated {
  words: string[];
  /** The French words that some text has, by each of the English ones in their place. */
  alternatives: ReadonlyMap<string, readonly StemmedWord[]>;
}

/** A run of words that is known by other means, with what it is called in English. */
export interface NamedRun {
  from: number;
  to: number;
  name: string;
}

/**
 * The words of a French request in English, the longest expressions first; of two as long, what is known by other means.
 * What has no English word is left out, unless some text has it: a name. Null when none of them has one.
 */
export function translateFrench(
  words: readonly string[],
  named: readonly NamedRun[],
  asInTexts: (word: string) => StemmedWord | undefined,
): Translated | null {
  const { find, expression } = loadWords();
  const translated: string[] = [];
  const alternatives = new Map<string, StemmedWord[]>();
  let isTold = named.length > 0;
  const put = (french: readonly string[], meaning: string) => {
    const own = wordsOf(meaning);
    translated.push(...own);
    const [only, ...more] = french;
    const known = only === undefined || more.length > 0 ? undefined : asInTexts(only);
    if (!known) return;
    for (const each of own.filter((word) => word !== known.word))
      alternatives.set(each, [...(alternatives.get(each) ?? []), known]);
  };
  for (let at = 0; at < words.length;) {
    const run = named.find(({ from }) => from === at);
    const least = run ? run.to - run.from : 1;
    const meaningOf = (length: number) => {
      const telling = words.slice(at, at + length).filter(isTelling);
      return telling.length > 1 ? expression(telling) : undefined;
    };
    const word = words[at] ?? '';
    const length = Array.from({ length: longestExpression - 1 }, (_, less) => longestExpression - less).find(
      (each) => each > least && isTelling(word) && meaningOf(each) !== undefined,
    );
    if (length !== undefined || (!run && isTelling(word) && find(word) !== undefined)) isTold = true;
    if (length !== undefined) put([], meaningOf(length) ?? '');
    else if (run) put(words.slice(run.from, run.to), run.name);
    else if (!isOfSentence(word)) put([word], find(word) ?? (asInTexts(word) ? word : ''));
    at += length ?? least;
  }
  // "Jean de la Crau": of a name only the small words are French.
  return isTold ? { words: [...new Set(translated)], alternatives } : null;
}
