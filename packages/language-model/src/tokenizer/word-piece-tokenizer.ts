import type { Tokenizer } from './unigram-tokenizer.ts';

const unknownPiece = '[UNK]';
const beginPiece = '[CLS]';
const endPiece = '[SEP]';
/** Marks a piece that goes on within a word. */
const continued = '##';
/** A longer word is one unknown piece, as in the tokenizer that the model was trained with. */
const maxWordLength = 100;
/** UTF-16 units of text per token that are read before a cut. */
const lettersPerToken = 16;

const accents = /\p{Mn}/gu;
const ignored = /[\p{Cc}\p{Cf}\p{Co}\uFFFD]/gu;
/** ASCII signs count as punctuation, whatever Unicode says of them. */
const punctuation = /[\p{P}!-/:-@[-`{-~]/gu;
/** Scripts without blanks between words are read letter by letter. */
const ideographs =
  /[\u3400-\u4DBF\u4E00-\u9FFF\uF900-\uFAFF\u{20000}-\u{2A6DF}\u{2A700}-\u{2CEAF}\u{2F800}-\u{2FA1F}]/gu;

const splitWords = (text: string): string[] =>
  text
    .toWellFormed()
    .replaceAll(/\s/gu, ' ')
    .replaceAll(ignored, '')
    .replaceAll(ideographs, ' $& ')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(accents, '')
    .replaceAll(punctuation, ' $& ')
    .split(' ')
    .filter((word) => word !== '');

/**
 * Creates a tokenizer that cuts each word into the longest pieces of its vocabulary, from its beginning on (WordPiece, in
 * small letters and without accents).
 *
 * @param pieces the vocabulary in the order of its ids.
 * @throws Error when the vocabulary has no mark for the beginning, the end or an unknown word.
 */
export function createWordPieceTokenizer(pieces: readonly string[]): Tokenizer {
  const ids = new Map(pieces.map((piece, id) => [piece, id]));
  const requireId = (piece: string): number => {
    const id = ids.get(piece);
    if (id === undefined) throw new Error(`The vocabulary has no ${piece}.`);
    return id;
  };
  const [begin, end, unknown] = [beginPiece, endPiece, unknownPiece].map(requireId) as [
    number,
    number,
    number,
  ];

  function cut(word: string): number[] {
    if (word.length > maxWordLength) return [unknown];
    const found: number[] = [];
    for (let from = 0; from < word.length;) {
      let to = word.length;
      const idOf = () => ids.get((from > 0 ? continued : '') + word.slice(from, to));
      while (to > from && idOf() === undefined) to -= 1;
      const id = to > from ? idOf() : undefined;
      if (id === undefined) return [unknown];
      found.push(id);
      from = to;
    }
    return found;
  }

  return {
    encode(text, maxTokens) {
      const room = Math.max(0, maxTokens - 2);
      const found: number[] = [];
      for (const word of splitWords(text.slice(0, room * lettersPerToken))) {
        found.push(...cut(word));
        if (found.length >= room) break;
      }
      return [begin, ...found.slice(0, room), end];
    },
  };
}
