import type { AnswerView } from './question-fields.ts';

type Source = AnswerView['sources'][number];

/** Sources as a text that can be written on: one in each line, the address last. */
export const toSourceLines = (sources: readonly Source[]): string =>
  sources.map(({ title, url }) => (title === url ? url : `${title} ${url}`)).join('\n');

/** Reads one source from each line: words, then an address. Without words the address stands for itself. */
export const readSourceLines = (text: string): Source[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const end = line.lastIndexOf(' ');
      const url = line.slice(end + 1);
      return { title: line.slice(0, Math.max(0, end)).trim() || url, url };
    });
