import { createRandom, type Random } from '@rostrum/demo/random';
import { createVocabulary } from './vocabulary.ts';

/** Draws what people would type who look for a person in such a directory. */
export function sampleOfManyExperts() {
  const vocabulary = createVocabulary();
  const random: Random = createRandom('what people type');
  const name = () => `${vocabulary.firstname(random)} ${vocabulary.lastname(random)}`;
  return {
    random,
    name,
    /** Two letters of the last name turned round. */
    misspeltName() {
      const text = name();
      const at = random.between(text.indexOf(' ') + 2, text.length - 2);
      return text.slice(0, at) + (text[at + 1] ?? '') + (text[at] ?? '') + text.slice(at + 2);
    },
    topic: () => vocabulary.topic(random),
    word: () => vocabulary.word(random),
  };
}
