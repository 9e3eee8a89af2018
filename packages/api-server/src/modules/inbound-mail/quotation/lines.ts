/** Marks that say in which direction a text runs, and others of no width. */
const invisible = /[\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF\u00AD]/g;
const arabicDigits = /[\u0660-\u0669\u06F0-\u06F9]/g;
const fullWidthQuote = '\uFF1E';

/** Before a line of a block that HTML indents: a quotation, or text that the writer indented. See `html-to-plain.ts`. */
export const indentMark = '\uE000';

export interface Line {
  raw: string;
  /** In lower case, without marks of bold type, direction and quotation. */
  text: string;
  isBlank: boolean;
  isQuoted: boolean;
  isIndented: boolean;
}

const toCompared = (line: string): string =>
  line
    .replaceAll(invisible, '')
    .replaceAll(/[\u00A0\u202F\u3000\t]/g, ' ')
    .replaceAll('*', '')
    .replaceAll(arabicDigits, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
    .normalize('NFC')
    .trim()
    .toLowerCase();

/** Whether a text has nothing to see. */
export const isBlankText = (text: string): boolean =>
  text.replaceAll(invisible, '').replaceAll(indentMark, '').trim() === '';

function toLine(raw: string): Line {
  const isIndented = raw.startsWith(indentMark);
  const text = toCompared(isIndented ? raw.replaceAll(indentMark, '') : raw);
  return {
    raw,
    text,
    isBlank: text === '',
    isQuoted: text.startsWith('>') || text.startsWith(fullWidthQuote),
    isIndented,
  };
}

export const toLines = (text: string): Line[] =>
  text.replaceAll('\r\n', '\n').replaceAll('\r', '\n').replaceAll('\u0000', '').split('\n').map(toLine);

export const joinLines = (lines: readonly Line[]): string =>
  lines
    .map(({ raw }) => raw.replaceAll(indentMark, '    ').trimEnd())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .replace(/^\n+/, '')
    .trimEnd();

/** Returns the index of the first line from `start` on that has text. */
export function skipBlank(lines: readonly Line[], start: number): number {
  let at = start;
  while (lines[at]?.isBlank) at += 1;
  return at;
}

export const hasText = (lines: readonly Line[]): boolean => lines.some(({ isBlank }) => !isBlank);

/** Whether a text has a date or a time of day, as precise as only programs write it. */
export const hasDate = (text: string): boolean =>
  /\b20\d\d\b/.test(text) ||
  /20\d\d\s?[年년./-]/.test(text) ||
  /\b\d{1,2}[./-]\s?\d{1,2}[./-]\s?\d{2}/.test(text) ||
  /\d{1,2}[:.h]\d\d\b/.test(text);

export const hasAddress = (text: string): boolean => /[^\s<>@]@[^\s<>@]/.test(text);

export const countWords = (text: string): number => text.split(' ').filter(Boolean).length;
