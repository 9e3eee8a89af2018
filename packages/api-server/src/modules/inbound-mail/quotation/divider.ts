import { forwardedWords, originalWords } from './attribution-words.ts';
import type { Line } from './lines.ts';

const ruleMarks = /^[-_=—–─━*~#.]+$/;

/** A line of underscores, dashes or the like. */
export const isRule = ({ raw }: Line): boolean => {
  const bare = raw.replaceAll(/\s/g, '');
  return bare.length >= 5 && ruleMarks.test(bare);
};

const dash = new Set('-_=>—–<:： ');

/** Returns the words between the dashes of a line such as "-----Original Message-----". */
function readBetweenDashes({ text }: Line): string | undefined {
  let start = 0;
  let end = text.length;
  while (start < end && dash.has(text.charAt(start))) start += 1;
  while (end > start && dash.has(text.charAt(end - 1))) end -= 1;
  return end > start && end - start < text.length && end - start < 60 ? text.slice(start, end) : undefined;
}

/** Returns what follows a line between dashes; undefined for a line that only parts a text. */
export function readDivider(line: Line): 'original' | 'forwarded' | undefined {
  const words = readBetweenDashes(line);
  if (words === undefined) return undefined;
  if (originalWords.includes(words)) return 'original';
  return forwardedWords.includes(words) ? 'forwarded' : undefined;
}
