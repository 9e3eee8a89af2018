import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What spam and threats say in many words, as lists of phrases. `*` ends a word in any way; each phrase is looked for as
 * such in the words of a text. How much a concept counts, and for which class, is learned like that of every word.
 */
export function readConcepts(): ReadonlyMap<string, readonly string[]> {
  const [, ...parts] = readFileSync(join(import.meta.dirname, 'concepts.txt'), 'utf8').split(/^# /m);
  return new Map(
    parts.map((part) => {
      const [name = '', ...lines] = part.split('\n');
      const phrases = lines.join(' ').split(',');
      return [name, phrases.map((phrase) => phrase.trim()).filter((phrase) => phrase !== '')];
    }),
  );
}
