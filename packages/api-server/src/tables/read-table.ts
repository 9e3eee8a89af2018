import type { TableEncoding, TableKind } from '@rostrum/contracts/people';
import type { Parts } from './decode-text.ts';
import { detectFormat, type TextFormat } from './detect-format.ts';
import { readTextTable, type TableRow } from './read-text-table.ts';
import { findTableKind } from './refuse-foreign-file.ts';
import { convertXlsx } from './xlsx/convert-xlsx.ts';

export type { Parts } from './decode-text.ts';
export type { TableRow } from './read-text-table.ts';

interface TableFormat extends TextFormat {
  kind: TableKind;
}

/** A table whose format is known, as often as its rows are needed. */
interface OpenTable {
  format: TableFormat;
  /** The rows, first the one that names the columns; empty ones are passed over. */
  rows: () => AsyncIterable<TableRow>;
}

const readSheet = { encoding: 'utf-8', delimiter: ',' } as const;

/**
 * Detects what kind of table a file is and how it is read. `isKnown` says whether a cell names a column that is meant;
 * `encoding` overrides what a text file seems to be encoded in.
 *
 * @throws InputError with what to do when the file is no table that can be read.
 */
export async function openTable(
  parts: Parts,
  options: { isKnown: (name: string) => boolean; encoding?: TableEncoding | undefined },
): Promise<OpenTable> {
  const kind = await findTableKind(parts);
  const text = kind === 'xlsx' ? await convertXlsx(parts) : parts;
  const format = {
    kind,
    ...(await detectFormat(text, kind === 'xlsx' ? { ...options, ...readSheet } : options)),
  };
  return { format, rows: () => readTextTable(text, format) };
}

/** Reads the rows of a table whose format was detected before. */
export async function* readTable(parts: Parts, format: TableFormat): AsyncGenerator<TableRow> {
  yield* readTextTable(format.kind === 'xlsx' ? await convertXlsx(parts) : parts, format);
}
