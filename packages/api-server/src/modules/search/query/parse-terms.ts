import { wordsOf } from '../language/fold.ts';

/** What was typed: words in a row, phrases in quotes, and what must not occur. */
export interface ParsedText {
  words: string[];
  phrases: string[][];
  excludedWords: string[];
  excludedPhrases: string[][];
}

/** More than anybody means; each costs a look into the index. */
export const mostWords = 12;
/** A request in whole sentences is read this far; `selectWords` then keeps the words that tell most of its subject. */
const mostWordsRead = 80;
const mostPhrases = 4;
/** No word is longer; PostgreSQL refuses a lexeme of 2 kB. */
const maxWordLength = 100;

/** Words of a text, each cut where no word goes on. */
export const searchedWords = (text: string): string[] =>
  wordsOf(text).map((word) => word.slice(0, maxWordLength).toWellFormed());

/** A quoted text or a run without spaces, with the minus before it. */
const token = /(?:^|\s)(-?)(?:["“”„]([^"“”„]*)["“”„]|([^\s"“”„]+))/gu;

/** A quote that never closes is none. */
function withoutOpenQuote(text: string): string {
  const quotes = [...text.matchAll(/["“”„]/gu)];
  const last = quotes.length % 2 === 1 ? quotes.at(-1) : undefined;
  return last ? `${text.slice(0, last.index)} ${text.slice(last.index + 1)}` : text;
}

/** Takes a text apart. Any text has a meaning; what cannot be searched for means nothing. */
export function parseTerms(text: string): ParsedText {
  const parsed: ParsedText = { words: [], phrases: [], excludedWords: [], excludedPhrases: [] };
  for (const [, minus, quoted, bare = ''] of withoutOpenQuote(text).matchAll(token)) {
    const words = searchedWords(quoted ?? bare);
    const isExcluded = minus === '-';
    if (words.length > 1 && (quoted !== undefined || isExcluded))
      (isExcluded ? parsed.excludedPhrases : parsed.phrases).push(words.slice(0, mostWords));
    else (isExcluded ? parsed.excludedWords : parsed.words).push(...words);
  }
  // Only exclusions: a dash was typed before what is looked for.
  if (parsed.words.length === 0 && parsed.phrases.length === 0) {
    return {
      words: parsed.excludedWords.slice(0, mostWords),
      phrases: parsed.excludedPhrases.slice(0, mostPhrases),
      excludedWords: [],
      excludedPhrases: [],
    };
  }
  return {
    words: [...new Set(parsed.words)].slice(0, mostWordsRead),
    phrases: parsed.phrases.slice(0, mostPhrases),
    excludedWords: parsed.excludedWords.slice(0, mostWords),
    excludedPhrases: parsed.excludedPhrases.slice(0, mostPhrases),
  };
}

const longestSpan = 5;

export interface Span {
  from: number;
  to: number;
  text: string;
}

/** Every run of up to five words in a row: what may be the name of a topic. */
export const spansOf = (words: readonly string[]): Span[] =>
  words.flatMap((_, from) =>
    Array.from({ length: Math.min(longestSpan, words.length - from) }, (__, more) => ({
      from,
      to: from + more + 1,
      text: words.slice(from, from + more + 1).join(' '),
    })),
  );
