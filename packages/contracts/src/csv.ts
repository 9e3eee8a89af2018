/**
 * A spreadsheet would run these as a formula, some also after blanks, after a quotation mark or in full width; an
 * apostrophe makes them words. Words that begin like a guarded cell get one more, so that taking it off gives them back.
 */
const formula = /^'*(?:[\t\r\n]|[\s"\u200B]*[=+\-@＝＋－＠])/;
const number = /^-?\d+(\.\d+)?$/;

function quoted(value: string | number | boolean | null | undefined): string {
  const text = String(value ?? '');
  const safe = formula.test(text) && !number.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** A cell as it was before `csvOf` put an apostrophe before it. */
export const withoutGuard = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell;

/**
 * Begins every CSV file that is saved: without this mark Excel reads UTF-8 as the encoding of the machine, and accents break.
 * It belongs to the file, so a text that is put together from several parts has it once.
 */
export const csvFileMark = '\uFEFF';

export type CsvRow = readonly (string | number | boolean | null | undefined)[];

/** Rows as CSV: every value is quoted (specification, section 5), lines end as RFC 4180 says. */
export const csvOf = (rows: readonly CsvRow[]): string =>
  rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('');
