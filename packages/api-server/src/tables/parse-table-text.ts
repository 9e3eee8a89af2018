import { delimiters, findHeadRow, isBlank, withoutDelimiterLine } from './detect-format.ts';
import { parseRecords } from './parse-records.ts';

/**
 * Parses the text of a small table whose columns are known by name: finds its delimiter, and leaves out a byte order mark,
 * blank lines and titles above the names of the columns. Stray quotation marks never fail.
 */
export function parseTableText(text: string, isKnown: (name: string) => boolean): string[][] {
  const plain = withoutDelimiterLine(text.replace(/^\uFEFF/, ''));
  const head = plain.slice(0, 4096);
  const rated = delimiters.map((delimiter) => ({
    delimiter,
    known: findHeadRow(parseRecords(head, delimiter), isKnown).known,
  }));
  const [best] = rated.toSorted((left, right) => right.known - left.known);
  const records = parseRecords(plain, best?.delimiter).filter((cells) => !cells.every(isBlank));
  return records.slice(Math.max(0, findHeadRow(records, isKnown).headRow - 1));
}
