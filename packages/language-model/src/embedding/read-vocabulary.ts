import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Vocabulary } from '../tokenizer/unigram-tokenizer.ts';

/** Reads a file of pieces, one a line. */
export const readLines = (folder: string, name: string): string[] =>
  readFileSync(path.join(folder, name), 'utf8').split('\n').slice(0, -1);

/** Reads the pieces of the multilingual vocabulary and their scores. Line by line: a list of all lines took 20 MB more. */
export function readVocabulary(folder: string): Vocabulary {
  const text = readFileSync(path.join(folder, 'vocabulary.txt'), 'utf8');
  const ids = new Map<string, number>();
  for (let from = 0, to = text.indexOf('\n'); to >= 0; from = to + 1, to = text.indexOf('\n', from))
    ids.set(text.slice(from, to), ids.size);
  const bytes = readFileSync(path.join(folder, 'scores.f32'));
  const scores = new Float32Array(ids.size);
  for (let id = 0; id < scores.length; id += 1) scores[id] = bytes.readFloatLE(id * 4);
  return { ids, scores };
}
