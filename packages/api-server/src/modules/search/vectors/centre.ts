import { readFileSync } from 'node:fs';
import { z } from 'zod';

const numbers = z.array(z.number()).min(1);
const centreSchema = z.object({
  model: z.string(),
  passage: numbers,
  queries: z.record(z.string(), numbers),
});

/** Means of texts: what a passage, or a query of a language, has in common with every other. Made by `make-centre.ts`. */
export type Centre = z.infer<typeof centreSchema>;

export const readCentre = (): Centre =>
  centreSchema.parse(JSON.parse(readFileSync(new URL('centre.json', import.meta.url), 'utf8')));

/** The language in which profiles are compared without a mean of their own. */
export const mainLanguage = 'en';

/** Returns the language whose queries a query is most like, with their mean: no other hint is needed for that. */
export function detectLanguage(
  vector: ArrayLike<number>,
  { queries }: Centre,
): { code: string; mean: number[] } {
  const likeness = (mean: readonly number[]) =>
    mean.reduce((sum, value, at) => sum + value * (vector[at] ?? 0), 0) / Math.hypot(...mean);
  const [nearest] = Object.entries(queries)
    .map(([code, mean]) => ({ code, mean, near: likeness(mean) }))
    .toSorted((left, right) => right.near - left.near);
  return nearest ?? { code: mainLanguage, mean: [] };
}

/** How much of it is taken away. All of it ranks a little better; this also tells better whether any expert fits. */
const share = 0.8;
/** A number of a centred vector in steps of a byte. */
const steps = 400;

/**
 * Returns a vector in bytes without what all texts have in common, again of length 1: texts of other subjects are then
 * about 0 apart and not 0.8. Compare with `compareCentred`.
 */
export function centre(
  vector: ArrayLike<number>,
  mean: readonly number[],
  scale = 1,
): Int8Array<ArrayBuffer> {
  const moved = Float32Array.from(vector, (value, at) => value * scale - share * (mean[at] ?? 0));
  const length = Math.hypot(...moved) || 1;
  return Int8Array.from(moved, (value) =>
    Math.max(-127, Math.min(127, Math.round((value / length) * steps))),
  );
}

/** Returns how near two centred vectors are: 1 is the same. */
export function compareCentred(left: Int8Array, right: Int8Array, offset = 0): number {
  let sum = 0;
  for (let at = 0; at < left.length; at += 1) sum += (left[at] ?? 0) * (right[offset + at] ?? 0);
  return sum / (steps * steps);
}
