import { spansOf, type ParsedText } from './parse-terms.ts';
import { nearestWords } from './edit-distance.ts';
import type { StemmedWord, Understood } from './understood.ts';

export interface Corrected {
  parsed: ParsedText;
  /** Words as they were typed, with what they were taken for. */
  replaced: ReadonlyMap<string, string>;
  alternatives: ReadonlyMap<string, readonly StemmedWord[]>;
}

/** Puts right what nobody's text has and a known word looks like. Null when there is nothing to put right. */
export function correctWords(parsed: ParsedText, understood: Understood): Corrected | null {
  const joined = new Set(understood.joined.map(({ word }) => word));
  const inTopics = new Set(
    spansOf(parsed.words)
      .filter(({ text }) =>
        understood.topics.some(({ terms }) => terms.includes(understood.terms[text] ?? '')),
      )
      .flatMap(({ from, to }) => parsed.words.slice(from, to)),
  );
  const replaced = new Map<string, string>();
  const alternatives = new Map<string, readonly StemmedWord[]>();
  for (const { word, known, begins, near } of understood.words) {
    const position = parsed.words.indexOf(word);
    const isPart =
      position >= 0 &&
      (joined.has(word + (parsed.words[position + 1] ?? '')) ||
        joined.has((parsed.words[position - 1] ?? '') + word));
    if (known || begins || isPart || inTopics.has(word)) continue;
    const [best, ...others] = nearestWords(
      word,
      near.map((each) => each.word),
    );
    if (best === undefined) continue;
    replaced.set(word, best);
    alternatives.set(
      best,
      near.filter((each) => others.includes(each.word)),
    );
  }
  if (replaced.size === 0) return null;
  const put = (words: readonly string[]) => words.map((word) => replaced.get(word) ?? word);
  return {
    replaced,
    alternatives,
    parsed: { ...parsed, words: put(parsed.words), phrases: parsed.phrases.map(put) },
  };
}
