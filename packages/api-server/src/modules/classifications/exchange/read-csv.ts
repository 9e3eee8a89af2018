import { formatNumber, withoutGuard, cutText } from '@rostrum/contracts';
import {
  editableSchemes,
  maximumEntryTerms,
  maximumImportRows,
  termFields,
  type EditableScheme,
} from '@rostrum/contracts/settings';
import { InputError } from '@rostrum/server-kit';
import { parseTableText } from '../../../tables/parse-table-text.ts';

/** Columns of the file, by the words of its first line. */
export const csvHead = ['Kind', 'Term', 'Broader term', 'Entry terms', 'Scope note'] as const;
/** Entry terms share one cell. */
export const entryTermSeparator = '|';

export interface ReadRow {
  /** Of the file, its first line counted. */
  row: number;
  scheme: EditableScheme;
  title: string;
  broader: string | null;
  entryTerms: string[];
  scopeNote: string;
}
export interface RowFault {
  row: number;
  message: string;
}

const cells = termFields.omit({ parent_id: true });
/** What a cell takes, by the field that it fills. */
const cellFaults: ReadonlyMap<unknown, string> = new Map([
  ['title', 'Term: use 2 to 80 characters on one line, none of them invisible.'],
  [
    'entry_terms',
    `Entry terms: use at most ${maximumEntryTerms}, each of at most 80 characters on one line, none of them invisible.`,
  ],
  ['scope_note', 'Scope note: use at most 500 characters on one line.'],
]);
const isScheme = (kind: string): kind is EditableScheme =>
  (editableSchemes as readonly string[]).includes(kind);

interface WrittenTerm {
  kind: string;
  title: string;
  /** Empty: it stands at the top. */
  broader: string;
  entryTerms: string[];
  scopeNote: string;
}

/** Checks what a file says of a term. */
export function readTerm(
  row: number,
  { kind, title, broader, entryTerms: entries, scopeNote: note }: WrittenTerm,
): ReadRow | RowFault {
  const scheme = kind.trim().toLowerCase();
  if (!isScheme(scheme))
    return {
      row,
      message:
        scheme === 'industry'
          ? 'Industries are a fixed list and cannot be imported.'
          : `Kind is ${editableSchemes.join(', ')}, not “${cutText(kind, 40)}”.`,
    };
  const checked = cells.safeParse({ title, entry_terms: entries, scope_note: note });
  if (!checked.success)
    return { row, message: cellFaults.get(checked.error.issues[0]?.path[0]) ?? 'This row cannot be read.' };
  const { title: name, entry_terms: entryTerms, scope_note: scopeNote } = checked.data;
  return { row, scheme, title: name, broader: broader.trim() || null, entryTerms, scopeNote };
}

const readRow = (row: number, [kind = '', title = '', broader = '', entries = '', note = '']: string[]) =>
  readTerm(row, {
    kind,
    title: withoutGuard(title),
    broader: withoutGuard(broader.trim()),
    entryTerms: entries
      .split(entryTermSeparator)
      .map((word) => withoutGuard(word.trim()))
      .filter((word) => word !== ''),
    scopeNote: withoutGuard(note),
  });

/** Reads the rows of a file; refuses one that has no columns of terms. */
export function readTermRows(csv: string): { rows: ReadRow[]; faults: RowFault[]; total: number } {
  const isKnown = (name: string) =>
    csvHead.some((known) => known.toLowerCase() === name.trim().toLowerCase());
  const table = parseTableText(csv, isKnown);
  const [head = [], ...body] = table;
  if (csvHead.some((name, index) => head[index]?.trim().toLowerCase() !== name.toLowerCase()))
    throw InputError.field('csv', `The first line names the columns: ${csvHead.join(', ')}.`);
  if (body.length > maximumImportRows)
    throw InputError.field(
      'csv',
      `A file has at most ${formatNumber(maximumImportRows)} rows; this one has ${formatNumber(body.length)}. Import it in parts.`,
    );
  const rows: ReadRow[] = [];
  const faults: RowFault[] = [];
  for (const [index, record] of body.entries()) {
    const read = readRow(index + 2, record);
    if ('message' in read) faults.push(read);
    else rows.push(read);
  }
  return { rows, faults, total: body.length };
}
