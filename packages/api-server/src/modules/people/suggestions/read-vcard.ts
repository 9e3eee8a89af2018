import { cutText } from '@rostrum/contracts';

/** A line of a vCard: `TEL;TYPE=work:+44 20 7946 0000`. */
export interface CardProperty {
  name: string;
  parameters: string;
  value: string;
}

const maxLines = 2000;
const maxLineLength = 5000;

/** The text of a value in which every byte beyond ASCII is written as `=C3=A9`. */
function decodeQuoted(value: string): string {
  const bytes = value.replaceAll(/=([0-9a-f]{2})/gi, '%$1');
  try {
    return decodeURIComponent(bytes.replaceAll(/%(?![0-9a-f]{2})/gi, '%25'));
  } catch {
    return value;
  }
}

/** Parameters may hold colons within quotation marks. */
function findColon(line: string): number {
  let isQuoted = false;
  for (const [place, letter] of [...line].entries()) {
    if (letter === '"') isQuoted = !isQuoted;
    if (letter === ':' && !isQuoted) return place;
  }
  return -1;
}

function readLine(line: string): CardProperty[] {
  const colon = findColon(line);
  if (colon < 0) return [];
  const [name = '', ...parameters] = [...line].slice(0, colon).join('').split(';');
  const value = [...line].slice(colon + 1).join('');
  const given = parameters.join(';').toUpperCase();
  return [
    {
      // Apple groups lines that belong together: `item1.URL`.
      name: name.slice(name.indexOf('.') + 1).toUpperCase(),
      parameters: given,
      value: given.includes('QUOTED-PRINTABLE') ? decodeQuoted(value) : value,
    },
  ];
}

const unescape = (value: string) =>
  value
    .replaceAll(/\\([\\;,:nN])/g, (_, letter: string) => (letter.toLowerCase() === 'n' ? '\n' : letter))
    .trim();

/** The parts of a value at its unescaped separators. */
export function splitValue(value: string, separator: ';' | ','): string[] {
  const parts: string[] = [];
  let part = '';
  for (let place = 0; place < value.length; place += 1) {
    const letter = value.charAt(place);
    if (letter === separator) {
      parts.push(part);
      part = '';
    } else if (letter === '\\') {
      part += value.slice(place, place + 2);
      place += 1;
    } else part += letter;
  }
  return [...parts, part].map(unescape);
}

export const readValue = unescape;

const isQuotedPrintable = (line: string) => line.slice(0, 200).toUpperCase().includes('QUOTED-PRINTABLE');

/** Joins lines that a file has broken: long ones go on after a blank, in version 2.1 after an equals sign. */
function readLines(file: string): string[] {
  const broken = file
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/\n[ \t]/g, '')
    .split('\n', maxLines);
  const lines: string[][] = [];
  for (const line of broken) {
    const parts = lines.at(-1);
    const before = parts?.at(-1);
    if (parts && before?.endsWith('=') && isQuotedPrintable(parts[0] ?? '')) {
      parts[parts.length - 1] = before.slice(0, -1);
      parts.push(line);
    } else lines.push([line]);
  }
  return lines.map((parts) => cutText(parts.join('').trim(), maxLineLength));
}

/** The properties of the first card of a file, of version 2.1, 3.0 or 4.0, and how many cards it holds. */
export function readVcard(file: string): { properties: CardProperty[]; cards: number } {
  const lines = readLines(file);
  const isBegin = (line: string) => line.toUpperCase() === 'BEGIN:VCARD';
  const begin = lines.findIndex(isBegin);
  if (begin < 0) return { properties: [], cards: 0 };
  const rest = lines.slice(begin + 1);
  const end = rest.findIndex((line) => line.toUpperCase() === 'END:VCARD');
  return {
    properties: rest.slice(0, end < 0 ? undefined : end).flatMap(readLine),
    cards: lines.filter(isBegin).length,
  };
}
