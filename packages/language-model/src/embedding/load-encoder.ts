import path from 'node:path';
import * as ort from 'onnxruntime-node';
import { readManifest, verifyModelFiles } from '../model-files.ts';
import { createUnigramTokenizer } from '../tokenizer/unigram-tokenizer.ts';
import { readVocabulary } from './read-vocabulary.ts';

/** A longer text is cut; the model itself has 512 places. */
const maxTokens = 256;
/** Texts of one run. More of them gain nothing on one processor, and their matrices grow with the longest. */
const maxRows = 8;
const padding = 1n;

export type Encoder = (texts: readonly string[]) => Promise<Float32Array<ArrayBuffer>>;

/** Verifies and opens the model of a folder. @throws Error when a file is missing or differs from its hash. */
export async function loadEncoder(folder: string): Promise<Encoder> {
  const manifest = readManifest(folder);
  await verifyModelFiles(folder, manifest);
  const tokenizer = createUnigramTokenizer(readVocabulary(folder));
  const session = await ort.InferenceSession.create(path.join(folder, 'multilingual-e5-small.onnx'), {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    // An arena keeps the memory of the longest text for ever.
    enableCpuMemArena: false,
  });

  async function encodeRows(rows: readonly number[][]): Promise<Float32Array> {
    const length = Math.max(...rows.map((row) => row.length));
    const ids = new BigInt64Array(rows.length * length).fill(padding);
    const mask = new BigInt64Array(rows.length * length);
    for (const [row, tokens] of rows.entries())
      for (const [at, id] of tokens.entries()) {
        ids[row * length + at] = BigInt(id);
        mask[row * length + at] = 1n;
      }
    const shape = [rows.length, length];
    const { embedding } = await session.run({
      input_ids: new ort.Tensor('int64', ids, shape),
      attention_mask: new ort.Tensor('int64', mask, shape),
    });
    if (!(embedding?.data instanceof Float32Array)) throw new Error('The model returned no vectors.');
    return embedding.data;
  }

  return async (texts) => {
    const values = new Float32Array(texts.length * manifest.dimensions);
    // Texts of like length stand in one run, so that few of its places are padding.
    const ordered = texts
      .map((text, place) => ({ tokens: tokenizer.encode(text, maxTokens), place }))
      .toSorted((left, right) => left.tokens.length - right.tokens.length);
    for (let from = 0; from < ordered.length; from += maxRows) {
      const part = ordered.slice(from, from + maxRows);
      const found = await encodeRows(part.map(({ tokens }) => tokens));
      for (const [row, { place }] of part.entries())
        values.set(
          found.subarray(row * manifest.dimensions, (row + 1) * manifest.dimensions),
          place * manifest.dimensions,
        );
    }
    return values;
  };
}
