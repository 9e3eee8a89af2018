import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What words mean, as places in a space: words that are used alike lie near each other. By the stem of a word. */
export interface WordVectors {
  dimensions: number;
  byStem: ReadonlyMap<string, Int8Array>;
}

const folder = join(import.meta.dirname, '..', '..', 'vectors');
const dimensions = 100;
/** A byte of the file stands for so much. */
const unit = 1 / 254;

/** The vectors of common words; see `vectors/README.md`. */
export function readWordVectors(): WordVectors {
  const stems = readFileSync(join(folder, 'stems.txt'), 'utf8').trim().split('\n');
  const bytes = readFileSync(join(folder, 'vectors.i8'));
  const all = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);
  return {
    dimensions,
    byStem: new Map(
      stems.map((stem, at) => [stem, all.subarray(at * dimensions, (at + 1) * dimensions)] as const),
    ),
  };
}

const meaning = 'e:';
export const isMeaning = (name: string): boolean => name.startsWith(meaning);
const word = 'w:';

/** What the words of a text mean together: each counts as much as it does by itself. */
export function readMeanings(
  features: readonly { name: string; value: number }[],
  { dimensions: size, byStem }: WordVectors,
): { name: string; value: number }[] {
  const sums = new Float64Array(size);
  for (const { name, value } of features) {
    const vector = name.startsWith(word) ? byStem.get(name.slice(word.length)) : undefined;
    vector?.forEach((part, at) => {
      sums[at] = (sums[at] ?? 0) + value * part * unit;
    });
  }
  return Array.from(sums, (value, at) => ({ name: `${meaning}${at}`, value }));
}

/** Weights of meanings as weights of the words that have them: a text scores the same, and needs no vectors to be read. */
export function addMeanings(
  learned: ReadonlyMap<string, readonly number[]>,
  { byStem }: WordVectors,
): Map<string, readonly number[]> {
  const weights = new Map([...learned].filter(([name]) => !isMeaning(name)));
  const none = (learned.get('bias') ?? []).map(() => 0);
  for (const [stem, vector] of byStem) {
    const name = `${word}${stem}`;
    const sums = [...(weights.get(name) ?? none)];
    vector.forEach((part, at) => {
      const row = learned.get(`${meaning}${at}`) ?? none;
      row.forEach((weight, one) => {
        sums[one] = (sums[one] ?? 0) + weight * part * unit;
      });
    });
    weights.set(name, sums);
  }
  return weights;
}
