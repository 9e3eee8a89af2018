import { normaliseText } from './normalise-text.ts';

export interface Vocabulary {
  /** The id of each piece. */
  ids: ReadonlyMap<string, number>;
  /** Logarithm of how likely each piece is. */
  scores: Float32Array;
}

export interface Tokenizer {
  /** Returns the ids of a text between the marks of its beginning and end, at most `maxTokens` of them. */
  encode: (text: string, maxTokens: number) => number[];
}

const begin = 0;
const end = 2;
const unknown = 3;
/** How much less likely than the least likely piece a letter is that the vocabulary lacks, as SentencePiece has it. */
const unknownPenalty = 10;
/** UTF-16 units of text per token that are read before a cut; the longest pieces make up for the shortest. */
const lettersPerToken = 16;

/**
 * Creates a tokenizer that cuts a text into its likeliest pieces (the unigram model of SentencePiece). Pieces are looked up
 * in one map: read as JSON objects, as tokenizer libraries keep them, they take 150 MB.
 */
export function createUnigramTokenizer({ ids, scores }: Vocabulary): Tokenizer {
  let longest = 1;
  for (const piece of ids.keys()) longest = Math.max(longest, piece.length);
  const unknownScore = scores.reduce((least, score) => Math.min(least, score), 0) - unknownPenalty;

  function cut(text: string): number[] {
    const best = new Float64Array(text.length + 1).fill(-Infinity);
    const from = new Int32Array(text.length + 1);
    const chosen = new Int32Array(text.length + 1);
    best[0] = 0;
    for (let at = 0; at < text.length; at += 1) {
      const reached = best[at] ?? -Infinity;
      // Inside a surrogate pair.
      if (reached === -Infinity) continue;
      const letter = (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
      const take = (to: number, id: number, score: number) => {
        if (reached + score <= (best[to] ?? 0)) return;
        best[to] = reached + score;
        from[to] = at;
        chosen[to] = id;
      };
      let isLetterKnown = false;
      for (let length = letter; length <= longest && at + length <= text.length; length += 1) {
        const id = ids.get(text.slice(at, at + length));
        if (id === undefined || id <= unknown) continue;
        isLetterKnown ||= length === letter;
        take(at + length, id, scores[id] ?? unknownScore);
      }
      if (!isLetterKnown) take(at + letter, unknown, unknownScore);
    }
    const found: number[] = [];
    for (let at = text.length; at > 0; at = from[at] ?? 0) {
      const id = chosen[at] ?? unknown;
      // Letters in a row that are unknown are one token.
      if (id !== unknown || found.at(-1) !== unknown) found.push(id);
    }
    return found.toReversed();
  }

  return {
    encode(text, maxTokens) {
      const room = Math.max(0, maxTokens - 2);
      const found = cut(normaliseText(text.slice(0, room * lettersPerToken)));
      return [begin, ...found.slice(0, room), end];
    },
  };
}
