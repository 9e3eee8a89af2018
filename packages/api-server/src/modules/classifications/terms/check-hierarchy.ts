import { maximumTermLevels } from '@rostrum/contracts/settings';

/** A term with its place in the hierarchy. */
export interface PlacedTerm {
  title: string;
  parentId: string | null;
}
export type Hierarchy = ReadonlyMap<string, PlacedTerm>;

/** The ids from a term up to its top, itself first; stops where it comes upon one again. */
function pathUp(terms: Hierarchy, id: string): string[] {
  const path: string[] = [];
  const seen = new Set<string>();
  for (let at: string | null = id; at !== null && !seen.has(at); at = terms.get(at)?.parentId ?? null) {
    seen.add(at);
    path.push(at);
  }
  return path;
}

/** 1 for a term at the top. */
export const levelOf = (terms: Hierarchy, id: string): number => pathUp(terms, id).length;

/** What is wrong with where a term stands: below itself, or too deep. Names the path. */
export function findHierarchyFault(terms: Hierarchy, id: string): string | undefined {
  const path = pathUp(terms, id);
  const top = path.at(-1);
  const above = top === undefined ? null : (terms.get(top)?.parentId ?? null);
  const name = (each: string) => terms.get(each)?.title ?? '';
  if (above !== null && terms.has(above)) {
    const circle = [...path.slice(path.indexOf(above)), above].toReversed().map(name);
    return `A term cannot stand below itself: ${circle.join(' › ')}.`;
  }
  if (path.length <= maximumTermLevels) return undefined;
  return `Terms have at most ${maximumTermLevels} levels. This would be level ${path.length}: ${path.toReversed().map(name).join(' › ')}.`;
}

/** A fault of a term or of any that stands below it. */
export function findFaultBelow(terms: Hierarchy, id: string): string | undefined {
  const own = findHierarchyFault(terms, id);
  if (own !== undefined) return own;
  const below = Map.groupBy(terms.keys(), (each) => terms.get(each)?.parentId ?? null);
  const waiting = [...(below.get(id) ?? [])];
  const seen = new Set<string>([id]);
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    const fault = findHierarchyFault(terms, next);
    if (fault !== undefined) return fault;
    waiting.push(...(below.get(next) ?? []));
  }
  return undefined;
}
