import { foldText } from '@rostrum/contracts';
import type { TreeRow } from './build-tree.ts';

/** What a key does in a tree: where the focus goes, and what is unfolded or folded. */
export interface TreeMove {
  focus?: string | undefined;
  expand?: readonly string[];
  collapse?: string;
}

/** Whether a key writes a letter, so that what is typed names a term. */
export const isLetter = (key: string) => key.length === 1 && key.trim() !== '' && key !== '*';

/** The keys of the WAI-ARIA tree pattern; undefined for a key that is not one of them. `typed`: the letters up to this key. */
export function findTarget(
  rows: readonly TreeRow[],
  at: number,
  key: string,
  typed = key,
): TreeMove | undefined {
  const row = rows[at];
  if (!row) return undefined;
  const idAt = (index: number) => rows[index]?.term.id;
  switch (key) {
    case 'ArrowDown':
      return { focus: idAt(at + 1) };
    case 'ArrowUp':
      return { focus: idAt(at - 1) };
    case 'Home':
      return { focus: idAt(0) };
    case 'End':
      return { focus: idAt(rows.length - 1) };
    case 'ArrowRight':
      if (row.isExpanded === undefined) return {};
      return row.isExpanded ? { focus: idAt(at + 1) } : { expand: [row.term.id] };
    case 'ArrowLeft': {
      if (row.isExpanded === true) return { collapse: row.term.id };
      const parent = rows.slice(0, at).findLast(({ level }) => level === row.level - 1);
      return { focus: parent?.term.id };
    }
    case 'Enter':
    case ' ':
      if (row.isExpanded === undefined) return {};
      return row.isExpanded ? { collapse: row.term.id } : { expand: [row.term.id] };
    case '*':
      return {
        expand: rows
          .filter(
            ({ term, level, isExpanded }) =>
              isExpanded === false && level === row.level && term.parent_id === row.term.parent_id,
          )
          .map(({ term }) => term.id),
      };
    default: {
      if (!isLetter(key)) return undefined;
      const find = (letters: string, from: number) =>
        [...rows.slice(from), ...rows.slice(0, from)].find(({ term }) =>
          foldText(term.title).startsWith(foldText(letters)),
        );
      // A name that begins with all that was typed may be this one still; a letter alone goes on to the next.
      const found = (typed.length > 1 ? find(typed, at) : undefined) ?? find(key, at + 1);
      return { focus: found?.term.id };
    }
  }
}
