import { createUnigramTokenizer } from '../tokenizer/unigram-tokenizer.ts';
import type { PartEncoder } from './part-encoder.ts';
import { layRows, openModel } from './open-model.ts';
import { readVocabulary } from './read-vocabulary.ts';

const padding = 1n;
/** More texts of one run gain nothing on one processor, and their matrices grow with the longest. */
const rowsAtOnce = 8;

/** Opens multilingual-e5-small. Its texts begin with their kind, as it was trained; its vectors have length 1. */
export async function openMultilingual(folder: string): Promise<PartEncoder> {
  const tokenizer = createUnigramTokenizer(readVocabulary(folder));
  const model = await openModel(
    { folder, name: 'multilingual-e5-small.onnx' },
    ({ ids, mask }) => ({ input_ids: ids, attention_mask: mask }),
    'embedding',
  );
  return {
    rowsAtOnce,
    encode: (text, kind, maxTokens) => tokenizer.encode(`${kind}: ${text}`, maxTokens),
    embed: (rows) => model(layRows(rows, padding)),
  };
}
