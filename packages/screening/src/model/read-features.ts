import { readWords, type Word } from '../text/read-words.ts';
import { findConcepts } from './find-concepts.ts';

/** Something of a text that counts, how much, and where it stands. */
export interface Feature {
  name: string;
  value: number;
  spans: readonly (readonly [start: number, end: number])[];
}

/** The ends of words tell little: what begins alike counts alike. */
const stem = (word: string): string => (word.startsWith('<') ? word : word.slice(0, 6));
const consonants = /[bcdfghjklmnpqrstvwxz]{5}/;
/** Pairs of letters that next to no word has in the languages that write to a desk. */
const unheard =
  /q(?!u)|j[bcdfghklmnpqrstvwxz]|[bcfghlmpqvwxz]j|z[bcdfgjkmnpqrstvx]|x[bdfgjkmnqrsvwz]|v[bcdfghjkmnpqtwxz]|[dfhjkqvwz]x|wq|vq|mz/;

/** Share of words that no one writes: no vowel, five consonants in a row, one letter repeated, keys in a row. */
function shareOfNonsense(words: readonly Word[]): number {
  const written = words.filter(({ word }) => /^[a-z]{4,}$/.test(word));
  if (written.length < 2) return 0;
  const nonsense = written.filter(
    ({ word }) =>
      consonants.test(word) ||
      !/[aeiouy]/.test(word) ||
      /(.)\1\1/.test(word) ||
      unheard.test(word) ||
      /asdf|qwer|wert|zxcv|hjkl|lkjh|jkl|poiu|yxcv/.test(word),
  );
  return nonsense.length / written.length;
}

/** Words one by one and in pairs, concepts with the phrases that stand for them, and the shape of a text. */
export function readFeatures(text: string): Feature[] {
  const words = readWords(text);
  const found = new Map<string, { count: number; spans: [number, number][] }>();
  const note = (name: string, start: number, end: number) => {
    const known = found.get(name) ?? { count: 0, spans: [] };
    known.count += 1;
    known.spans.push([start, end]);
    found.set(name, known);
  };
  let before: Word | undefined;
  for (const word of words) {
    note(`w:${stem(word.word)}`, word.start, word.end);
    if (before) note(`p:${stem(before.word)} ${stem(word.word)}`, before.start, word.end);
    before = word;
  }
  // Long texts have more words for and against everything: each counts less.
  const wordValue = 3 / Math.sqrt(Math.max(12, found.size));
  for (const { concept, phrase, start, end } of findConcepts(words)) {
    note(`c:${concept}`, start, end);
    note(`q:${concept}:${phrase}`, start, end);
  }
  const valueOf = (name: string, count: number) => {
    if (name.startsWith('c:')) return Math.min(2, 0.2 + 0.4 * count);
    return name.startsWith('q:') ? 1 : wordValue;
  };
  const features: Feature[] = [...found].map(([name, { count, spans }]) => ({
    name,
    value: valueOf(name, count),
    spans,
  }));
  const shape = (name: string, value: number) => {
    if (value > 0) features.push({ name: `s:${name}`, value, spans: [] });
  };
  const links = words.filter(({ word }) => word === '<link>').length;
  shape('links', Math.min(1, (links * 20) / Math.max(20, words.length)));
  shape('sums', Math.min(1, words.filter(({ word }) => word === '<money>').length / 2));
  shape('exclaims', Math.min(1, (text.match(/!/g)?.length ?? 0) / 3));
  shape('asks', Math.min(1, (text.match(/\?/g)?.length ?? 0) / 2));
  shape('nonsense', shareOfNonsense(words));
  return features;
}
