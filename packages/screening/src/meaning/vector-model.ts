import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screeningClasses, type ScreeningClass } from '../classes.ts';

/** English texts are read by both parts of a vector, all others by the multilingual part alone. */
export type VectorLanguage = 'english' | 'others';

/** Logistic regressions of the classes over the vector of a text. */
export interface VectorModel {
  version: string;
  /** The language model whose vectors it was trained with; those of another say nothing here. */
  embedding: string;
  /** What the vectors of all texts have in common. */
  means: Readonly<Record<VectorLanguage, readonly number[]>>;
  /** For each class, in their order: a weight for each number that is read, then the bias. */
  weights: Readonly<Record<VectorLanguage, readonly (readonly number[])[]>>;
  /** The log-odds from which on a text is held at the default sensitivity, and those of a threat. */
  limits: Readonly<Record<VectorLanguage, { spam: number; threat: number }>>;
}

/** Where the numbers of each part stand in a vector: the first, and the one behind the last. */
export const vectorPartBounds = { multilingual: [0, 384], english: [384, 768] } as const;
const [, multilingualNumbers] = vectorPartBounds.multilingual;
/** Brings the numbers of both parts, the multilingual ones without their mean, to about the same size. */
const scales = { multilingual: 5, english: 2 };

/** Returns the mean of vectors. */
export function meanVector(vectors: readonly ArrayLike<number>[]): number[] {
  const sums = new Float64Array(vectors[0]?.length ?? 0);
  for (const vector of vectors)
    for (let at = 0; at < sums.length; at += 1) sums[at] = (sums[at] ?? 0) + (vector[at] ?? 0);
  return Array.from(sums, (sum) => sum / vectors.length);
}

/** Returns what a regression reads of a vector. */
export function readVector(
  vector: ArrayLike<number>,
  mean: readonly number[],
  parts: 'both' | 'multilingual',
): Float64Array {
  const read = new Float64Array(parts === 'both' ? vector.length : multilingualNumbers);
  for (let at = 0; at < read.length; at += 1)
    read[at] =
      ((vector[at] ?? 0) - (mean[at] ?? 0)) *
      (at < multilingualNumbers ? scales.multilingual : scales.english);
  return read;
}

/** Returns how likely each class is for what was read of a vector; together 1. */
export function weighVector(
  weights: VectorModel['weights'][VectorLanguage],
  read: Float64Array,
): Record<ScreeningClass, number> {
  const scores = weights.map((row) => {
    let sum = row[read.length] ?? 0;
    for (let at = 0; at < read.length; at += 1) sum += (row[at] ?? 0) * (read[at] ?? 0);
    return sum;
  });
  const top = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - top));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return Object.fromEntries(screeningClasses.map((name, at) => [name, (powers[at] ?? 0) / total])) as Record<
    ScreeningClass,
    number
  >;
}

/** Written by `npm run train-vectors -w @rostrum/screening`. */
export const vectorModelFile = (): string => join(import.meta.dirname, 'vector-weights.json');

let loaded: VectorModel | undefined;

/** Returns the model that was trained on vectors of inquiries. It is read once. */
export function ownVectorModel(): VectorModel {
  loaded ??= JSON.parse(readFileSync(vectorModelFile(), 'utf8')) as VectorModel;
  return loaded;
}
