import { readFileSync } from 'node:fs';
import { vectorParts } from '@rostrum/language-model';
import { z } from 'zod';

const numbers = z.array(z.number()).min(1);
const centreSchema = z.object({
  model: z.string(),
  passage: numbers,
  queries: z.record(z.string(), numbers),
});

/** Means of the multilingual model: what a passage, or a query of a language, has in common with every other. Made by `make-centre.ts`. */
export type Centre = z.infer<typeof centreSchema>;

export const readCentre = (): Centre =>
  centreSchema.parse(JSON.parse(readFileSync(new URL('centre.json', import.meta.url), 'utf8')));

/** How much of it is taken away. All of it ranks a little better; this also tells better whether any expert fits. */
const share = 0.8;
/** A number of a centred vector in steps of a byte. */
const steps = 400;

const toByte = (value: number) => Math.max(-127, Math.min(127, Math.round(value * steps)));

/**
 * Returns a vector in bytes, both parts of length 1, and the multilingual one without what all texts have in common: texts of
 * other subjects are then about 0 apart and not 0.8. Compare with a `VectorTable`.
 */
export function centre(
  vector: ArrayLike<number>,
  mean: readonly number[],
  scale = 1,
): Int8Array<ArrayBuffer> {
  const moved = Float32Array.from(vector, (value, at) => value * scale - share * (mean[at] ?? 0));
  const centred = new Int8Array(moved.length);
  for (const [from, to] of Object.values(vectorParts)) {
    const length = Math.hypot(...moved.subarray(from, to)) || 1;
    for (let at = from; at < to; at += 1) centred[at] = toByte((moved[at] ?? 0) / length);
  }
  return centred;
}

/** How near two texts are by each model. */
export interface Likeness {
  multilingual: number;
  english: number;
}

/**
 * Returns how near two centred vectors are by each model, where 1 is the same text; the English one is 0 where it does not count.
 *
 * @param sums products of the numbers of two vectors, as a `VectorTable` returns them.
 * @param at position of the vector among them.
 */
export const toLikeness = (sums: Int32Array, at: number, isEnglish: boolean): Likeness => ({
  multilingual: (sums[2 * at] ?? 0) / (steps * steps),
  english: isEnglish ? (sums[2 * at + 1] ?? 0) / (steps * steps) : 0,
});

const multiply = (left: Int8Array, right: Int8Array, [from, to]: readonly [number, number]) => {
  let sum = 0;
  for (let at = from; at < to; at += 1) sum += (left[at] ?? 0) * (right[at] ?? 0);
  return sum;
};

/** Returns how near two centred vectors are, for a few that are in no `VectorTable`. */
export const compareCentred = (left: Int8Array, right: Int8Array): Likeness =>
  toLikeness(
    Int32Array.of(
      multiply(left, right, vectorParts.multilingual),
      multiply(left, right, vectorParts.english),
    ),
    0,
    true,
  );

/** Returns nearness by both models as one number. */
export const weigh = ({ multilingual, english }: Likeness, englishWeight: number): number =>
  multilingual + englishWeight * english;
