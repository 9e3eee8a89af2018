import { vectorParts } from '@rostrum/language-model';
import { countSmallWords, mainLanguage } from '../language/text-language.ts';
import type { Centre } from './centre.ts';

function nearestByVector(vector: ArrayLike<number>, queries: Centre['queries']): string {
  const likeness = (mean: readonly number[]) =>
    mean.reduce((sum, value, at) => sum + value * (vector[at + vectorParts.multilingual[0]] ?? 0), 0) /
    Math.hypot(...mean);
  const [nearest] = Object.entries(queries)
    .map(([code, mean]) => ({ code, near: likeness(mean) }))
    .toSorted((left, right) => right.near - left.near);
  return nearest?.code ?? mainLanguage;
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
