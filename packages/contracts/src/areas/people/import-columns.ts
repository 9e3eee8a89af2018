/** Columns without which a new person cannot be made. */
export const requiredColumns = ['firstname', 'lastname', 'job_title', 'email'] as const;
/** Columns that hold several values. */
export const listColumns = ['topics', 'industries', 'tags', 'shown_contact', 'speaking'] as const;
const listColumnNames: readonly string[] = listColumns;
export const isListColumn = (name: string): name is (typeof listColumns)[number] =>
  listColumnNames.includes(name);
/** Separators of values in one cell; the first is what an export writes. */
export const listSeparators = [';', '|', '\n', '\r'] as const;
/** Separates values only in a cell without any of the others: `silk, dye`, but `dye, madder; silk`. */
const weakSeparator = ',';
const strongSeparators: readonly string[] = listSeparators;

/** A column of the file goes into a column of profiles, into a field that the organisation added, or nowhere. */
export const fieldTargetPrefix = 'field:';

/**
 * Joins several values for one cell: `silk; dye`. A separator inside a value stands behind a backslash. A single value with a
 * comma is quoted, since no semicolon says that its comma does not separate.
 */
export const joinCell = (values: readonly string[]): string => {
  const cells = values.map((value) => value.replaceAll(/[\\;|]/gu, String.raw`\$&`));
  const [only] = cells;
  return cells.length === 1 && only?.includes(weakSeparator)
    ? `"${only.replaceAll('"', '""')}"`
    : cells.map((cell) => cell.replace(/^"/u, String.raw`\"`)).join('; ');
};

interface Part {
  text: string;
  /** The separator in front of it. */
  separator: string;
  isQuoted: boolean;
}

const readQuoted = (text: string): string =>
  text.replaceAll(/\\([\\";|,])|""/gu, (_, escaped: string | undefined) => escaped ?? '"');

/** Finds the quote that closes the one at `start`: the next that a separator or the end of the cell follows; -1 for none. */
function findClosingQuote(cell: string, start: number): number {
  for (let at = start + 1; at < cell.length; at += 1) {
    const letter = cell.charAt(at);
    if (letter === '\\' || (letter === '"' && cell.charAt(at + 1) === '"')) at += 1;
    else if (letter === '"') {
      let after = at + 1;
      while (cell.charAt(after) === ' ') after += 1;
      const next = cell.charAt(after);
      if (next === '' || next === weakSeparator || strongSeparators.includes(next)) return at;
    }
  }
  return -1;
}

/** Reads the parts between all separators of a cell. Quotes around a part hide the separators in it. */
function readParts(cell: string): Part[] {
  let part: Part = { text: '', separator: '', isQuoted: false };
  const parts = [part];
  // Without a closing quote from here on, a later part has none either: a long cell is read once.
  let canQuote = true;
  for (let at = 0; at < cell.length; at += 1) {
    const letter = cell.charAt(at);
    const next = cell.charAt(at + 1);
    if (letter === '\\' && (/[\\",]/u.test(next) || strongSeparators.includes(next))) {
      part.text += next;
      at += 1;
    } else if (letter === '"' && canQuote && !part.isQuoted && part.text.trim() === '') {
      const end = findClosingQuote(cell, at);
      canQuote = end !== -1;
      part.isQuoted = canQuote;
      part.text = canQuote ? readQuoted(cell.slice(at + 1, end)) : letter;
      if (canQuote) at = end;
    } else if (letter === weakSeparator || strongSeparators.includes(letter)) {
      part = { text: '', separator: letter, isQuoted: false };
      parts.push(part);
    } else part.text += letter;
  }
  return parts;
}

/** Words of known values beyond this many commas are not looked for. */
const maxKnownParts = 8;

/** Joins neighbouring parts that are one known value: `Arts`, ` Media` for “Arts, Media”. */
function joinKnown(texts: readonly string[], isKnown: (value: string) => boolean): string[] {
  const values: string[] = [];
  for (let at = 0; at < texts.length;) {
    let length = Math.min(maxKnownParts, texts.length - at);
    const take = () =>
      texts
        .slice(at, at + length)
        .join(weakSeparator)
        .trim();
    while (length > 1 && !isKnown(take())) length -= 1;
    values.push(take());
    at += length;
  }
  return values;
}

/**
 * Splits a cell into its values, without empty ones: at semicolons, vertical bars and line breaks, or at commas where it has
 * none of these. A value in quotes keeps its commas. `isKnown` names values that keep theirs without quotes.
 */
export function splitCell(cell: string, isKnown: (value: string) => boolean = () => false): string[] {
  const parts = readParts(cell);
  const isStrong = parts.some(({ separator }) => strongSeparators.includes(separator));
  const values: string[] = [];
  if (isStrong)
    for (const { text, separator } of parts)
      if (separator === weakSeparator) values.push(`${values.pop() ?? ''}${weakSeparator}${text}`);
      else values.push(text);
  else
    values.push(
      ...joinKnown(
        parts.map(({ text }) => text),
        isKnown,
      ),
    );
  return values.map((value) => value.trim()).filter((value) => value !== '');
}
