import { foldText } from './fold-text.ts';

/** A word as it is compared, and where it stands in the original. */
export interface Word {
  word: string;
  start: number;
  end: number;
}

/** Longer texts are read up to here: an inquiry may have 5,000 characters and a subject. */
export const longestText = 6000;
const wordOrAmount = /https?:\/\/[^\s<>"]{1,300}|\$\s?\d|[€£]\s?\d|\d{1,12}|[\p{L}][\p{L}'’]{0,40}/gu;

function nameOf(match: string): string {
  if (match.startsWith('http')) return '<link>';
  if (/^[$€£]/.test(match)) return '<money>';
  if (/^\d/.test(match)) return '<number>';
  return match.replace(/['’]/g, '');
}

/** Words, links, sums and numbers of a text, in their order. */
export function readWords(original: string): Word[] {
  const { text, at } = foldText(original.slice(0, longestText));
  const words: Word[] = [];
  for (const match of text.matchAll(wordOrAmount)) {
    const last = at[match.index + match[0].length - 1] ?? 0;
    words.push({ word: nameOf(match[0]), start: at[match.index] ?? 0, end: last + 1 });
  }
  return words;
}
