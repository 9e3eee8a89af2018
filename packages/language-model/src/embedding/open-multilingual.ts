import { createUnigramTokenizer } from '../tokenizer/unigram-tokenizer.ts';
import { openModel } from './open-model.ts';
import type { PartEncoder } from './part-encoder.ts';
import { readVocabulary } from './read-vocabulary.ts';

/** Opens multilingual-e5-small. Its texts begin with their kind, as it was trained; its vectors have length 1. */
export async function openMultilingual(folder: string): Promise<PartEncoder> {
  const tokenizer = createUnigramTokenizer(readVocabulary(folder));
  return {
    encode: (text, kind, maxTokens) => tokenizer.encode(`${kind}: ${text}`, maxTokens),
    embed: await openModel(
      { folder, name: 'multilingual-e5-small.onnx' },
      ({ ids, mask }) => ({ input_ids: ids, attention_mask: mask }),
      'embedding',
    ),
  };
}
