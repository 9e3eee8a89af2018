import { readFileSync } from 'node:fs';

interface Language {
  code: string;
  /** Short texts of every subject; none in English, which the thesaurus has. */
  samples: string[];
  /** Articles, prepositions and other words that say nothing of a subject. */
  smallWords: ReadonlySet<string>;
}

/** The language of profiles, which are compared by both models. */
export const mainLanguage = 'en';

/** Reads the table of languages: code, samples with a semicolon between, small words with a blank between. */
export const readLanguages = (): Language[] =>
  readFileSync(new URL('languages.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [code = '', samples = '', words = ''] = line.split('\t');
      return {
        code,
        samples: samples === '' ? [] : samples.split('; '),
        smallWords: new Set(words.split(' ')),
      };
    });

const languages = readLanguages();

/** Returns how many small words of each language a text has. */
export function countSmallWords(text: string): Map<string, number> {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return new Map(
    languages.map(({ code, smallWords }) => [code, words.filter((word) => smallWords.has(word)).length]),
  );
}

/** Returns the small words of a language; none for one that the table does not have. */
export const smallWordsOf = (code: string): ReadonlySet<string> =>
  languages.find((language) => language.code === code)?.smallWords ?? new Set();

/** Returns the language that most of the small words of a text are of; English when it has none. */
export function detectLanguageByWords(text: string): string {
  let best: [code: string, count: number] = [mainLanguage, 0];
  for (const entry of countSmallWords(text)) if (entry[1] > best[1]) best = entry;
  return best[0];
}

/** Returns true if another language than English accounts for more of a text's small words. */
export function isOtherLanguage(text: string): boolean {
  const counts = countSmallWords(text);
  return Math.max(...counts.values()) > (counts.get(mainLanguage) ?? 0);
}
