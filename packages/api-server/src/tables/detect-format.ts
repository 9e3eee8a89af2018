import type { TableEncoding } from '@rostrum/contracts/people';
import { decodeText, type Parts } from './decode-text.ts';
import { detectEncoding } from './detect-encoding.ts';
import { parseRecord } from './parse-records.ts';

export const delimiters = [',', ';', '\t', '|'] as const;

/** How a delimited text is read. */
export interface TextFormat {
  encoding: TableEncoding;
  delimiter: string;
  /** The row that names the columns, as spreadsheets count: from 1, empty rows and titles above it included. */
  headRow: number;
}

/** Titles and notes above the names of the columns are looked for in so many rows. */
const maxRowsAbove = 20;
const maxSampleRows = 60;
const maxSampleLength = 131_072;

/** Excel writes and reads it: the delimiter of the file, in a line that is not shown as a row. */
const delimiterLine = /^sep=(.)\r?(?:\n|$)/i;

async function readSample(
  parts: Parts,
  encoding: TableEncoding,
): Promise<{ text: string; isWhole: boolean }> {
  let text = '';
  for await (const part of decodeText(parts, encoding)) {
    text += part;
    if (text.length > maxSampleLength) return { text: text.slice(0, maxSampleLength), isWhole: false };
  }
  return { text, isWhole: true };
}

function sampleRows({ text, isWhole }: { text: string; isWhole: boolean }, delimiter: string): string[][] {
  const source = { text, delimiter, isLast: isWhole, maxLength: maxSampleLength };
  const rows: string[][] = [];
  for (let at = 0; at < text.length && rows.length < maxSampleRows;) {
    const record = parseRecord(source, at);
    if (!record) break;
    rows.push(record.cells);
    at = record.next;
  }
  return rows;
}

const countFilled = (cells: readonly string[]) => cells.filter((cell) => !isBlank(cell)).length;

const endOfFile = String.fromCharCode(0x1a);

/** Nothing to read: blanks, and the mark that ends a file of MS-DOS. */
export const isBlank = (cell: string): boolean => cell.replaceAll(endOfFile, '').trim() === '';

/** The row with the most names that are known; without any, the first one that is as wide as the table. */
export function findHeadRow(
  rows: readonly (readonly string[])[],
  isKnown: (name: string) => boolean,
): { headRow: number; known: number } {
  let best = { headRow: 0, known: 0 };
  for (const [index, cells] of rows.slice(0, maxRowsAbove).entries()) {
    const known = cells.filter((cell) => isKnown(cell)).length;
    if (known > best.known) best = { headRow: index + 1, known };
  }
  if (best.known > 0) return best;
  const widest = Math.max(0, ...rows.map(countFilled));
  const first = rows.findIndex((cells) => countFilled(cells) > 0 && countFilled(cells) >= widest / 2);
  return { headRow: first + 1 || 1, known: 0 };
}

/** How many of the rows have the same number of cells, when that is more than one. */
function rateWidth(rows: readonly (readonly string[])[]): number {
  const filled = rows.filter((cells) => countFilled(cells) > 0);
  const widths = Map.groupBy(filled, (cells) => cells.length);
  const counts = [...widths].map(([width, alike]) => (width > 1 ? alike.length : 0));
  return filled.length === 0 ? 0 : Math.max(0, ...counts) / filled.length;
}

/** Detects encoding, delimiter and the row that names the columns. `encoding` overrides what was detected. */
export async function detectFormat(
  parts: Parts,
  {
    isKnown,
    encoding: chosen,
    delimiter: given,
  }: { isKnown: (name: string) => boolean; encoding?: TableEncoding | undefined; delimiter?: string },
): Promise<TextFormat> {
  const encoding = chosen ?? (await detectEncoding(parts));
  const sample = await readSample(parts, encoding);
  const [line, named] = delimiterLine.exec(sample.text) ?? [];
  const rest = { ...sample, text: sample.text.slice(line?.length ?? 0) };
  const only = given ?? named;
  const rated = (only === undefined ? delimiters : [only]).map((delimiter) => {
    const rows = sampleRows(rest, delimiter);
    const head = findHeadRow(rows, isKnown);
    return { delimiter, headRow: head.headRow, score: head.known + rateWidth(rows) };
  });
  const [best] = rated.toSorted((left, right) => right.score - left.score);
  return { encoding, delimiter: best?.delimiter ?? ',', headRow: best?.headRow ?? 1 };
}

/** Without the line that only names the delimiter. */
export const withoutDelimiterLine = (text: string): string => text.replace(delimiterLine, '');
