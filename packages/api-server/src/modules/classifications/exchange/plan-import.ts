import type { EditableScheme } from '@rostrum/contracts/settings';
import { maximumEntryTerms } from '@rostrum/contracts/settings';
import { uuidv7 } from '@rostrum/server-kit/database';
import { findHierarchyFault, levelOf, type PlacedTerm } from '../terms/check-hierarchy.ts';
import { uniteEntryTerms } from '../terms/check-words.ts';
import type { KnownTerm } from '../terms/terms.repository.ts';
import type { ReadRow, RowFault } from './read-csv.ts';

export interface PlannedTerm {
  id: string;
  scheme: EditableScheme;
  title: string;
  parentId: string | null;
  synonyms: string[];
  scopeNote: string;
  /** 1: at the top. */
  level: number;
  isNew: boolean;
}

/** What rows of one kind make of its terms. `fold` knows every word of the rows. */
export function planImport(
  scheme: EditableScheme,
  rows: readonly ReadRow[],
  known: readonly KnownTerm[],
  fold: (word: string) => string,
): { planned: PlannedTerm[]; unchanged: number; faults: RowFault[] } {
  const faults: RowFault[] = [];
  let unchanged = 0;
  const names = new Map(known.map((term) => [term.folded, term]));
  const ids = new Map(known.map((term) => [term.folded, term.id]));
  const hierarchy = new Map<string, PlacedTerm>(
    known.map((term) => [term.id, { title: term.title, parentId: term.parent_id }]),
  );
  const retired = new Set(known.filter(({ is_retired }) => is_retired).map(({ id }) => id));
  const first = new Map<string, number>();
  const taken: { read: ReadRow; folded: string; id: string; former: KnownTerm | undefined }[] = [];
  for (const read of rows) {
    const folded = fold(read.title);
    const former = names.get(folded);
    const earlier = first.get(folded);
    if (earlier !== undefined)
      faults.push({ row: read.row, message: `${read.title} is already in row ${earlier}.` });
    else if (former?.is_general && saysTheSame(former, read, fold)) unchanged += 1;
    else if (former?.is_general)
      faults.push({ row: read.row, message: `${read.title} is a general term and cannot be changed.` });
    else if (former?.is_retired === true)
      faults.push({ row: read.row, message: `${former.title} is retired. Bring it back first.` });
    else {
      first.set(folded, read.row);
      const id = former?.id ?? uuidv7();
      ids.set(folded, id);
      hierarchy.set(id, { title: read.title, parentId: former?.parent_id ?? null });
      taken.push({ read, folded, id, former });
    }
  }
  for (const { read, id } of taken) {
    if (read.broader === null) hierarchy.set(id, { title: read.title, parentId: null });
    else {
      const parentId = ids.get(fold(read.broader));
      if (parentId === undefined)
        faults.push({
          row: read.row,
          message: `The broader term ${read.broader} is not there and not in the file.`,
        });
      else if (retired.has(parentId))
        faults.push({ row: read.row, message: `The broader term ${read.broader} is retired.` });
      else hierarchy.set(id, { title: read.title, parentId });
    }
  }
  const planned: PlannedTerm[] = [];
  for (const { read, folded, id, former } of taken) {
    const fault = findHierarchyFault(hierarchy, id);
    if (fault !== undefined) faults.push({ row: read.row, message: fault });
    const words = read.entryTerms.map((text) => ({ text, folded: fold(text) }));
    const synonyms = uniteEntryTerms({ text: read.title, folded }, words);
    const named = synonyms.find((word) => ids.has(word.folded));
    if (named) faults.push({ row: read.row, message: `The entry term ${named.text} is a term of its own.` });
    if (synonyms.length > maximumEntryTerms)
      faults.push({ row: read.row, message: `A term has at most ${maximumEntryTerms} entry terms.` });
    const next: PlannedTerm = {
      id,
      scheme,
      title: read.title,
      parentId: hierarchy.get(id)?.parentId ?? null,
      synonyms: synonyms.map(({ text }) => text),
      scopeNote: read.scopeNote,
      level: levelOf(hierarchy, id),
      isNew: former === undefined,
    };
    if (former && isSame(former, next)) unchanged += 1;
    else planned.push(next);
  }
  return { planned, unchanged, faults };
}

/** A whole vocabulary that was exported has general terms as well; read again as they are, they change nothing. */
const saysTheSame = (term: KnownTerm, { title, entryTerms }: ReadRow, fold: (word: string) => string) =>
  term.title === title &&
  new Set([...term.synonyms, ...entryTerms].map(fold)).size === new Set(term.synonyms.map(fold)).size;

const isSame = (term: KnownTerm, next: PlannedTerm): boolean =>
  term.title === next.title &&
  term.parent_id === next.parentId &&
  term.scope_note === next.scopeNote &&
  term.synonyms.length === next.synonyms.length &&
  term.synonyms.every((word, index) => word === next.synonyms[index]);
