import { Tensor } from 'onnxruntime-node';
import { createWordPieceTokenizer } from '../tokenizer/word-piece-tokenizer.ts';
import { layRows, openModel } from './open-model.ts';
import type { PartEncoder } from './part-encoder.ts';
import { readLines } from './read-vocabulary.ts';

const padding = 0n;
/** Its weights are in 8 bits, and what it computes is rounded by the largest number of a run: others would change a vector. */
const rowsAtOnce = 1;

/** The mean of the vectors of a text's tokens, brought to length 1. */
function poolRow(tokens: Float32Array, count: number, dimensions: number): Float32Array {
  const sum = new Float32Array(dimensions);
  for (let at = 0; at < count * dimensions; at += 1)
    sum[at % dimensions] = (sum[at % dimensions] ?? 0) + (tokens[at] ?? 0);
  const length = Math.hypot(...sum) || 1;
  return sum.map((value) => value / length);
}

/** Opens all-MiniLM-L6-v2, which knows English alone and makes no difference between a question and a passage. */
export async function openEnglish(folder: string): Promise<PartEncoder> {
  const tokenizer = createWordPieceTokenizer(readLines(folder, 'word-pieces.txt'));
  const model = await openModel(
    { folder, name: 'all-minilm-l6-v2.onnx' },
    ({ ids, mask, rows, length }) => ({
      input_ids: ids,
      attention_mask: mask,
      token_type_ids: new Tensor('int64', new BigInt64Array(rows * length), [rows, length]),
    }),
    'last_hidden_state',
  );
  return {
    rowsAtOnce,
    encode: (text, _kind, maxTokens) => tokenizer.encode(text, maxTokens),
    async embed(rows) {
      const laid = layRows(rows, padding);
      const states = await model(laid);
      const dimensions = states.length / (laid.rows * laid.length);
      const vectors = new Float32Array(rows.length * dimensions);
      for (const [row, tokens] of rows.entries()) {
        const from = row * laid.length * dimensions;
        const own = states.subarray(from, from + tokens.length * dimensions);
        vectors.set(poolRow(own, tokens.length, dimensions), row * dimensions);
      }
      return vectors;
    },
  };
}
