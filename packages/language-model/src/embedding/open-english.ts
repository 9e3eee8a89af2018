import { Tensor } from 'onnxruntime-node';
import { createWordPieceTokenizer } from '../tokenizer/word-piece-tokenizer.ts';
import { openModel } from './open-model.ts';
import type { PartEncoder } from './part-encoder.ts';
import { readLines } from './read-vocabulary.ts';

/** Returns the mean of the vectors of a text's tokens, brought to length 1. */
function poolTokens(states: Float32Array, count: number): Float32Array {
  const dimensions = states.length / count;
  const sum = new Float32Array(dimensions);
  for (const [at, value] of states.entries()) sum[at % dimensions] = (sum[at % dimensions] ?? 0) + value;
  const length = Math.hypot(...sum) || 1;
  return sum.map((value) => value / length);
}

/** Opens all-MiniLM-L6-v2, which knows English alone and makes no difference between a question and a passage. */
export async function openEnglish(folder: string): Promise<PartEncoder> {
  const tokenizer = createWordPieceTokenizer(readLines(folder, 'word-pieces.txt'));
  const model = await openModel(
    { folder, name: 'all-minilm-l6-v2.onnx' },
    ({ ids, mask, shape }) => ({
      input_ids: ids,
      attention_mask: mask,
      token_type_ids: new Tensor('int64', new BigInt64Array(shape[1]), shape),
    }),
    'last_hidden_state',
  );
  return {
    encode: (text, _kind, maxTokens) => tokenizer.encode(text, maxTokens),
    embed: async (tokens) => poolTokens(await model(tokens), tokens.length),
  };
}
