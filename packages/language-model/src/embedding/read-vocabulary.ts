import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Vocabulary } from '../tokenizer/unigram-tokenizer.ts';

/** Reads a file of pieces, one a line. */
export const readLines = (folder: string, name: string): string[] =>
  readFileSync(path.join(folder, name), 'utf8').split('\n').slice(0, -1);

/** Reads the pieces of the multilingual vocabulary and their scores. */
export function readVocabulary(folder: string): Vocabulary {
  const pieces = readLines(folder, 'vocabulary.txt');
  const bytes = readFileSync(path.join(folder, 'scores.f32'));
  const scores = new Float32Array(pieces.length);
  for (let id = 0; id < scores.length; id += 1) scores[id] = bytes.readFloatLE(id * 4);
  return { pieces, scores };
}
