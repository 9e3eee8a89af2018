import type { Word } from '../text/read-words.ts';
import { readConcepts } from './concepts.ts';

export interface FoundConcept {
  concept: string;
  phrase: string;
  start: number;
  end: number;
}

interface Phrase {
  concept: string;
  words: readonly string[];
}

/** Of a word that may end in any way so many letters lead to its phrases. */
const leading = 3;

interface Index {
  byFirst: Map<string, Phrase[]>;
  byBeginning: Map<string, Phrase[]>;
}
let index: Index | undefined;

/** Phrases by the word that they begin with. It is made when the first text is read. */
function phraseIndex(): Index {
  if (index !== undefined) return index;
  const made: Index = { byFirst: new Map(), byBeginning: new Map() };
  for (const [concept, phrases] of readConcepts())
    for (const phrase of phrases) {
      const words = phrase.split(' ');
      const [first = ''] = words;
      const isOpen = first.endsWith('*');
      const key = isOpen ? first.slice(0, leading) : first;
      const phrasesOf = isOpen ? made.byBeginning : made.byFirst;
      phrasesOf.set(key, [...(phrasesOf.get(key) ?? []), { concept, words }]);
    }
  index = made;
  return made;
}

const fits = (expected: string, found: string | undefined): boolean =>
  found !== undefined &&
  (expected.endsWith('*') ? found.startsWith(expected.slice(0, -1)) : found === expected);

/** Where the concepts stand in a text. Each place is compared with the few phrases that begin alike: the work is linear. */
export function findConcepts(words: readonly Word[]): FoundConcept[] {
  const { byFirst, byBeginning } = phraseIndex();
  return words.flatMap(({ word, start }, place) =>
    [...(byFirst.get(word) ?? []), ...(byBeginning.get(word.slice(0, leading)) ?? [])]
      .filter((phrase) =>
        phrase.words.every((expected, offset) => fits(expected, words[place + offset]?.word)),
      )
      .map((phrase) => ({
        concept: phrase.concept,
        phrase: phrase.words.join(' '),
        start,
        end: words[place + phrase.words.length - 1]?.end ?? start,
      })),
  );
}
