import { readWords } from './read-words.ts';

/** None of them is a word of German, French, Spanish, Italian, Portuguese or Dutch. */
const smallWords = new Set(
  `the and of to is are were been it its you your yours our us they their this that these those for with from at by have has had
  would could should shall can may not but or if what who which how why there here my into than then about please thank thanks any
  some yes up out just only one more will does did let get when`.split(/\s+/),
);
/** No text in another language of the training set has one; of the English ones 95 of 100 have more than this. */
const minShare = 0.06;

/** Whether a text is in English, by the share of its words that are articles, pronouns and the like. */
export function isEnglish(text: string): boolean {
  const words = readWords(text).filter(({ word }) => !word.startsWith('<'));
  const small = words.filter(({ word }) => smallWords.has(word)).length;
  return words.length > 0 && small / words.length >= minShare;
}
