/** One record of a delimited text and where the next one starts. */
interface ParsedRecord {
  cells: string[];
  next: number;
}

interface Field {
  value: string;
  /** The place of the delimiter or line break after it. */
  end: number;
}

interface Source {
  text: string;
  delimiter: string;
  /** Nothing follows `text`. */
  isLast: boolean;
  /** Longer fields have a quotation mark that was never closed. */
  maxLength: number;
}

/** More text is needed to say what this is. */
const incomplete = Symbol('incomplete');

/** The place of the next delimiter or line break, or the end of the text. */
function findBreak({ text, delimiter }: Source, from: number): number {
  for (let at = from; at < text.length; at += 1) {
    const letter = text[at];
    if (letter === delimiter || letter === '\n' || letter === '\r') return at;
  }
  return text.length;
}

/** A field without quotation marks, or one whose marks mean nothing: `Head of "Coasts" lab`. */
function parsePlain(source: Source, from: number): Field | typeof incomplete {
  const end = findBreak(source, from);
  return end === source.text.length && !source.isLast
    ? incomplete
    : { value: source.text.slice(from, end), end };
}

const isFieldEnd = ({ text, delimiter }: Source, at: number) =>
  at >= text.length || text[at] === delimiter || text[at] === '\n' || text[at] === '\r';

/**
 * A field in quotation marks that holds more of them unescaped: `"Robert "Bob""`. It ends with its line, so one stray mark
 * never takes other rows with it.
 */
function parseStray(source: Source, opening: number, stray: number): Field | typeof incomplete {
  const end = findBreak(source, stray);
  if (end === source.text.length && !source.isLast) return incomplete;
  const raw = source.text.slice(opening, end).trimEnd();
  const isClosed = raw.endsWith('"') && raw.length > 2;
  return { value: isClosed ? raw.slice(1, -1).replaceAll('""', '"') : raw, end };
}

/** A field that begins with a quotation mark. Without a closing one, the mark is a letter like any other. */
function parseQuoted(source: Source, start: number, opening: number): Field | typeof incomplete {
  const { text, isLast, maxLength } = source;
  let value = '';
  let from = opening + 1;
  for (;;) {
    const close = text.indexOf('"', from);
    if (close === -1 || close - opening > maxLength) {
      const isUnclosed = isLast || text.length - opening > maxLength;
      return isUnclosed ? parsePlain(source, start) : incomplete;
    }
    if (close + 1 >= text.length && !isLast) return incomplete;
    if (text[close + 1] === '"') {
      value += text.slice(from, close + 1);
      from = close + 2;
      continue;
    }
    let end = close + 1;
    while (text[end] === ' ') end += 1;
    if (end >= text.length && !isLast) return incomplete;
    if (isFieldEnd(source, end)) return { value: value + text.slice(from, close), end };
    return /[\r\n]/.test(text.slice(opening, close))
      ? parsePlain(source, start)
      : parseStray(source, opening, close + 1);
  }
}

function parseField(source: Source, start: number): Field | typeof incomplete {
  const { text } = source;
  if (text[start] === '"') return parseQuoted(source, start, start);
  // Spreadsheets are made to keep leading zeros by a formula: ="00123".
  if (text.startsWith('="', start)) {
    const field = parseQuoted(source, start, start + 1);
    return field === incomplete || !field.value.startsWith('=') ? field : parsePlain(source, start);
  }
  if (start + 1 >= text.length && text[start] === '=' && !source.isLast) return incomplete;
  return parsePlain(source, start);
}

/**
 * Parses the record that starts at `start`; undefined when `text` does not hold all of it and more follows. Lines end with
 * CRLF, LF or CR. Stray quotation marks never fail and never join rows.
 */
export function parseRecord(source: Source, start: number): ParsedRecord | undefined {
  const { text, delimiter, isLast } = source;
  const cells: string[] = [];
  for (let at = start; ;) {
    const field = parseField(source, at);
    if (field === incomplete) return undefined;
    cells.push(field.value);
    const { end } = field;
    if (text[end] === delimiter) {
      at = end + 1;
      if (at >= text.length && !isLast) return undefined;
      continue;
    }
    if (end >= text.length) return isLast ? { cells, next: end } : undefined;
    if (text[end] !== '\r') return { cells, next: end + 1 };
    if (end + 1 >= text.length && !isLast) return undefined;
    return { cells, next: text[end + 1] === '\n' ? end + 2 : end + 1 };
  }
}

/** Parses a whole text into its records. */
export function parseRecords(text: string, delimiter = ','): string[][] {
  const source = { text, delimiter, isLast: true, maxLength: text.length };
  const records: string[][] = [];
  for (let at = 0; at < text.length;) {
    const record = parseRecord(source, at);
    if (!record) break;
    records.push(record.cells);
    at = record.next;
  }
  return records;
}
