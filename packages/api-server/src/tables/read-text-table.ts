import { InputError } from '@rostrum/server-kit';
import { decodeText, type Parts } from './decode-text.ts';
import { isBlank, withoutDelimiterLine, type TextFormat } from './detect-format.ts';
import { parseRecord } from './parse-records.ts';

export interface TableRow {
  /** As spreadsheets count: the first line is row 1, and empty ones count. */
  row: number;
  cells: readonly string[];
}

/** Longer ones are no row of people, but a quotation mark that was never closed, or no table. */
const maxRowLength = 100_000;

const tooLong = (row: number) =>
  InputError.field(
    'upload_id',
    `Row ${row} is longer than 100,000 characters. Perhaps a quotation mark in it is never closed. Correct the row and choose the file again.`,
  );

/** Reads the rows of a delimited text from the one that names the columns on; empty ones are passed over. */
export async function* readTextTable(
  parts: Parts,
  { encoding, delimiter, headRow }: TextFormat,
): AsyncGenerator<TableRow> {
  let text = '';
  let row = 0;
  let isFirst = true;

  function* take(isLast: boolean): Generator<TableRow> {
    if (isFirst && (isLast || text.length > 20)) {
      isFirst = false;
      text = withoutDelimiterLine(text);
    }
    if (isFirst) return;
    const source = { text, delimiter, isLast, maxLength: maxRowLength };
    let at = 0;
    while (at < text.length) {
      const record = parseRecord(source, at);
      if (!record) break;
      row += 1;
      if (record.next - at > maxRowLength) throw tooLong(row);
      at = record.next;
      if (row >= headRow && !record.cells.every(isBlank)) yield { row, cells: record.cells };
    }
    if (text.length - at > 2 * maxRowLength) throw tooLong(row + 1);
    text = text.slice(at);
  }

  for await (const part of decodeText(parts, encoding)) {
    text += part;
    yield* take(false);
  }
  yield* take(true);
}
