/** A spreadsheet would run these as a formula; an apostrophe makes them words. */
const formula = /^[=+\-@\t\r]/;
const number = /^-?\d+(\.\d+)?$/;

function quoted(value: string | number | boolean | null | undefined): string {
  const text = String(value ?? '');
  const safe = formula.test(text) && !number.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

export type CsvRow = readonly (string | number | boolean | null | undefined)[];

/** Rows as CSV: every value is quoted (specification, section 5), lines end as RFC 4180 says. */
export const csvOf = (rows: readonly CsvRow[]): string =>
  rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('');
