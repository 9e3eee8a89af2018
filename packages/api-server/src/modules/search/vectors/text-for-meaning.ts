import { sayEmoji } from '../language/emoji.ts';
import { readPlainWords } from '../reading/read-plain-words.ts';

const unread: ReadonlySet<string> = new Set();

/**
 * The text that is compared by meaning; null when there is none: what is asked for letter by letter, and what is nothing but
 * conditions. Conditions stay in it otherwise: without them a request is compared worse.
 */
export function textForMeaning({
  q,
  exact = false,
}: {
  q: string;
  exact?: boolean | undefined;
}): string | null {
  const text = q.trim();
  if (exact || text.length < 3 || readPlainWords(text, unread).rest === '') return null;
  return sayEmoji(text);
}
