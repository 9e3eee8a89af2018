import { matchesTyped } from '@rostrum/contracts';
import type { ClassificationTerm } from '@rostrum/contracts/settings';

/** A line of the tree as it is shown. */
export interface TreeRow {
  term: ClassificationTerm;
  /** 1: at the top. */
  level: number;
  /** Among those below the same term, from 1. */
  position: number;
  siblings: number;
  /** Undefined: nothing stands below it. */
  isExpanded: boolean | undefined;
}

export type Branches = ReadonlyMap<string | null, readonly ClassificationTerm[]>;

/** Terms by what they stand below; one whose broader term is not there stands at the top. */
export function groupByParent(terms: readonly ClassificationTerm[]): Branches {
  const ids = new Set(terms.map(({ id }) => id));
  return Map.groupBy(terms, ({ parent_id }) => (parent_id !== null && ids.has(parent_id) ? parent_id : null));
}

export const mapById = (terms: readonly ClassificationTerm[]): ReadonlyMap<string, ClassificationTerm> =>
  new Map(terms.map((term) => [term.id, term]));

/** The broader terms of a term, the top one first. */
export function pathTo(
  byId: ReadonlyMap<string, ClassificationTerm>,
  term: ClassificationTerm,
): ClassificationTerm[] {
  const path: ClassificationTerm[] = [];
  for (
    let at = byId.get(term.parent_id ?? '');
    at !== undefined && !path.includes(at);
    at = byId.get(at.parent_id ?? '')
  )
    path.unshift(at);
  return path;
}

/** Terms with a text in their name or entry terms. */
export function findTerms(terms: readonly ClassificationTerm[], text: string): ClassificationTerm[] {
  return terms.filter(({ title, entry_terms }) =>
    [title, ...entry_terms].some((word) => matchesTyped(word, text)),
  );
}

/** The lines that are shown: of a search what was found with the way to it, else what is unfolded. */
export function listRows(
  branches: Branches,
  { expanded, shown }: { expanded: ReadonlySet<string>; shown?: ReadonlySet<string> },
): TreeRow[] {
  const rows: TreeRow[] = [];
  const add = (parent: string | null, level: number) => {
    const siblings = (branches.get(parent) ?? []).filter(({ id }) => shown?.has(id) ?? true);
    for (const [index, term] of siblings.entries()) {
      const hasBelow = (branches.get(term.id) ?? []).some(({ id }) => shown?.has(id) ?? true);
      const isExpanded = hasBelow ? shown !== undefined || expanded.has(term.id) : undefined;
      rows.push({ term, level, position: index + 1, siblings: siblings.length, isExpanded });
      if (isExpanded === true) add(term.id, level + 1);
    }
  };
  add(null, 1);
  return rows;
}
