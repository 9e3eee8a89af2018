import { formatNumber } from '@rostrum/contracts';
import { maximumPersonColumns, maximumPersonRows } from '@rostrum/contracts/people';
import { toDateText, toNumberText } from './number-formats.ts';
import { parseXml } from './parse-xml.ts';
import type { Workbook } from './read-workbook.ts';
import { decodeEscapes, type SharedStrings } from './shared-strings.ts';
import type { Receive } from './unpack.ts';
import { maxTextBytes, refusals } from './xlsx-limits.ts';

/** Titles and names of columns come on top of the rows that are allowed. */
const maxFilledRows = maximumPersonRows + 20;
/** More empty rows between two filled ones are no table of people. */
const maxRow = 1_048_576;
const maxCellLength = 40_000;

/** The column of `BC12`, from 0; -1 where a cell does not say it. */
function toColumn(reference: string | undefined): number {
  let column = 0;
  for (const letter of reference ?? '') {
    const place = letter.charCodeAt(0) - 64;
    if (place < 1 || place > 26) break;
    column = column * 26 + place;
  }
  return column - 1;
}

const quote = (cell: string) => (cell === '' ? '' : `"${cell.replaceAll('"', '""')}"`);

/** Collects lines of CSV as UTF-8. */
class Lines {
  readonly parts: Uint8Array[] = [];
  #open: string[] = [];
  #length = 0;
  #total = 0;
  push(line: string): void {
    this.#open.push(line);
    this.#length += line.length;
    if (this.#length > 65_536) this.flush();
  }
  flush(): void {
    const part = Buffer.from(this.#open.join(''));
    this.#total += part.length;
    if (this.#total > maxTextBytes) throw refusals.tooMuchText();
    // A copy: small buffers share one, which could not be handed over.
    this.parts.push(new Uint8Array(part));
    this.#open = [];
    this.#length = 0;
  }
}

/** Reads a sheet row by row and writes it as CSV, one line per row, so that rows keep their numbers. */
export function writeSheet(
  { styles, is1904 }: Workbook,
  strings: SharedStrings,
): { receive: Receive; finish: () => Uint8Array[] } {
  const lines = new Lines();
  let row = 0;
  let filled = 0;
  let cells: string[] = [];
  let column = -1;
  let type = 'n';
  let style = 0;
  let value = '';
  let takes = false;
  let isPhonetic = false;

  function toText(): string {
    if (value === '') return '';
    if (type === 's') return strings.get(Number(value));
    if (type === 'inlineStr' || type === 'str') return decodeEscapes(value);
    if (type === 'b') return value === '1' ? 'true' : 'false';
    if (type === 'd') return value.replace(/T00:00:00(?:\.0+)?Z?$/, '');
    if (type === 'e') return value;
    const { isDate = false, zeros = 0 } = styles[style] ?? {};
    const number = Number(value);
    return isDate && Number.isFinite(number) ? toDateText(number, is1904) : toNumberText(value, zeros);
  }
  let written = 0;
  function endRow(): void {
    if (!cells.some((cell) => cell !== '')) return;
    filled += 1;
    if (filled > maxFilledRows) throw refusals.tooManyRows(formatNumber(maximumPersonRows));
    // Empty rows in between, so that a row is named by the number that the spreadsheet shows.
    if (row > written + 1) lines.push('\n'.repeat(row - written - 1));
    // `Array.from` fills the holes of cells that the row does not mention.
    lines.push(`${Array.from(cells, (cell) => quote(cell ?? '')).join(',')}\n`);
    written = row;
  }

  const receive = parseXml({
    open(name, attributes) {
      if (name === 'row') {
        row = Math.max(row + 1, Number(attributes['r']) || 0);
        if (row > maxRow) throw refusals.broken();
        cells = [];
        column = -1;
      } else if (name === 'c') {
        const given = toColumn(attributes['r']);
        column = given === -1 ? column + 1 : given;
        type = attributes['t'] ?? 'n';
        style = Number(attributes['s'] ?? 0);
        value = '';
      } else if (name === 'rPh') isPhonetic = true;
      else if (name === 'v' || (name === 't' && !isPhonetic)) takes = true;
    },
    text(part) {
      if (!takes) return;
      value += part;
      if (value.length > maxCellLength) throw refusals.longCell(row);
    },
    close(name) {
      if (name === 'v' || name === 't') takes = false;
      else if (name === 'rPh') isPhonetic = false;
      else if (name === 'c') {
        if (column < maximumPersonColumns) cells[column] = toText();
      } else if (name === 'row') endRow();
    },
  });
  return {
    receive,
    finish: () => {
      lines.flush();
      return lines.parts;
    },
  };
}
