import { pipeline, Readable } from 'node:stream';
import { maximumPersonColumns } from '@rostrum/contracts/people';
import { InputError } from '@rostrum/server-kit';
import { CsvError, parse } from 'csv-parse';

type Parts = () => AsyncIterable<Buffer>;

export interface TableFormat {
  encoding: 'utf-8' | 'utf-16le' | 'windows-1252';
  delimiter: ',' | ';' | '\t';
}
export interface TableRow {
  /** As spreadsheets count: the first line is row 1, and empty ones count. */
  row: number;
  cells: readonly string[];
}

/** Longer ones are no row of people, but a quotation mark that was never closed. */
const maximumRowLength = 100_000;
const delimiters = [',', ';', '\t'] as const;

/** UTF-8 when all of it is, UTF-16 when it says so, and otherwise what spreadsheets on Windows write. */
async function findEncoding(parts: Parts): Promise<TableFormat['encoding']> {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let isFirst = true;
  for await (const part of parts()) {
    if (isFirst && part[0] === 0xff && part[1] === 0xfe) return 'utf-16le';
    isFirst = false;
    try {
      utf8.decode(part, { stream: true });
    } catch {
      return 'windows-1252';
    }
  }
  return 'utf-8';
}

async function* decode(parts: Parts, encoding: TableFormat['encoding']): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const part of parts()) yield decoder.decode(part, { stream: true });
  yield decoder.decode();
}

/** The delimiter that stands most often in the first line, outside quotation marks. */
async function findDelimiter(
  parts: Parts,
  encoding: TableFormat['encoding'],
): Promise<TableFormat['delimiter']> {
  const counts = new Map<string, number>(delimiters.map((delimiter) => [delimiter, 0]));
  let isQuoted = false;
  reading: for await (const text of decode(parts, encoding))
    for (const letter of text) {
      if (letter === '"') isQuoted = !isQuoted;
      else if (letter === '\n' && !isQuoted) break reading;
      else if (!isQuoted && counts.has(letter)) counts.set(letter, (counts.get(letter) ?? 0) + 1);
    }
  return delimiters.toSorted((left, right) => (counts.get(right) ?? 0) - (counts.get(left) ?? 0))[0] ?? ',';
}

export async function findFormat(parts: Parts): Promise<TableFormat> {
  const encoding = await findEncoding(parts);
  return { encoding, delimiter: await findDelimiter(parts, encoding) };
}

const unreadable = (error: CsvError) => {
  const line = typeof error.lines === 'number' ? ` near line ${error.lines}` : '';
  return InputError.field(
    'upload_id',
    error.code === 'CSV_MAX_RECORD_SIZE' || error.code === 'CSV_QUOTE_NOT_CLOSED'
      ? `A quotation mark${line} is never closed. Close it and choose the file again.`
      : `The file cannot be read as CSV${line}. Save it as CSV again and choose it anew.`,
  );
};

/** The rows of a table, one after the other; empty ones are passed over. */
export async function* readTable(
  parts: Parts,
  { encoding, delimiter }: TableFormat,
): AsyncGenerator<TableRow> {
  const parser = parse({ delimiter, relax_column_count: true, max_record_size: maximumRowLength });
  const source = Readable.from(decode(parts, encoding));
  // What goes wrong ends the parser, and is thrown by the loop below.
  pipeline(source, parser, () => undefined);
  let row = 0;
  try {
    for await (const record of parser) {
      row += 1;
      const cells: string[] = record;
      if (cells.every((cell) => cell.trim() === '')) continue;
      yield { row, cells: cells.slice(0, maximumPersonColumns) };
    }
  } catch (error) {
    throw error instanceof CsvError ? unreadable(error) : error;
  }
}
