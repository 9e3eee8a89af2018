import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Vocabulary } from '../tokenizer/unigram-tokenizer.ts';

/** Reads the pieces of the vocabulary, one a line, and their scores. */
export function readVocabulary(folder: string): Vocabulary {
  const pieces = readFileSync(path.join(folder, 'vocabulary.txt'), 'utf8').split('\n').slice(0, -1);
  const bytes = readFileSync(path.join(folder, 'scores.f32'));
  const scores = new Float32Array(pieces.length);
  for (let id = 0; id < scores.length; id += 1) scores[id] = bytes.readFloatLE(id * 4);
  return { pieces, scores };
}
