import { readFileSync } from 'node:fs';
import { vectorParts } from '@rostrum/language-model';
import type { Centre } from './centre.ts';

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

function nearestByVector(vector: ArrayLike<number>, queries: Centre['queries']): string {
  const likeness = (mean: readonly number[]) =>
    mean.reduce((sum, value, at) => sum + value * (vector[at + vectorParts.multilingual[0]] ?? 0), 0) /
    Math.hypot(...mean);
  const [nearest] = Object.entries(queries)
    .map(([code, mean]) => ({ code, near: likeness(mean) }))
    .toSorted((left, right) => right.near - left.near);
  return nearest?.code ?? mainLanguage;
}

function countSmallWords(text: string): Map<string, number> {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return new Map(
    languages.map(({ code, smallWords }) => [code, words.filter((word) => smallWords.has(word)).length]),
  );
}

/** Whether more of the small words of a text are of another language than of English. */
export function isOtherLanguage(text: string): boolean {
  const counts = countSmallWords(text);
  return Math.max(...counts.values()) > (counts.get(mainLanguage) ?? 0);
}

/**
 * Returns the language of a request: the one that most of its small words are of. Without any, or with as many of two
 * languages, the one whose queries its vector is most like.
 */
export function detectLanguage(text: string, vector: ArrayLike<number>, { queries }: Centre): string {
  const byVector = nearestByVector(vector, queries);
  const counts = countSmallWords(text);
  const most = Math.max(...counts.values());
  if (most === 0 || counts.get(byVector) === most) return byVector;
  const best = [...counts].flatMap(([code, count]) => (count === most ? [code] : []));
  return best.includes(mainLanguage) ? mainLanguage : (best[0] ?? byVector);
}
