/** Columns without which a new person cannot be made. */
export const requiredColumns = ['firstname', 'lastname', 'job_title', 'email'] as const;
/** Columns that hold several values. */
export const listColumns = ['topics', 'industries', 'tags', 'shown_contact', 'speaking'] as const;
const listColumnNames: readonly string[] = listColumns;
export const isListColumn = (name: string): name is (typeof listColumns)[number] =>
  listColumnNames.includes(name);
/** Separators of values in one cell; the first is what an export writes. */
export const listSeparators = [';', '|', '\n', '\r'] as const;
const isSeparator = (letter: string) => listSeparators.some((separator) => separator === letter);

/** A column of the file goes into a column of profiles, into a field that the organisation added, or nowhere. */
export const fieldTargetPrefix = 'field:';

/** Several values in one cell: `silk; dye`. A separator inside a value stands behind a backslash. */
export const joinCell = (values: readonly string[]): string =>
  values.map((value) => value.replaceAll(/[\\;|]/gu, String.raw`\$&`)).join('; ');

/** The values of a cell, without empty ones. */
export function splitCell(cell: string): string[] {
  const values: string[] = [''];
  for (let at = 0; at < cell.length; at += 1) {
    const letter = cell.charAt(at);
    const next = cell.charAt(at + 1);
    if (letter === '\\' && (next === '\\' || isSeparator(next))) {
      values.push(`${values.pop() ?? ''}${next}`);
      at += 1;
    } else if (isSeparator(letter)) values.push('');
    else values.push(`${values.pop() ?? ''}${letter}`);
  }
  return values.map((value) => value.trim()).filter((value) => value !== '');
}
