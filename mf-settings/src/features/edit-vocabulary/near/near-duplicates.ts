import type { ClassificationTerm } from '@rostrum/contracts/settings';

/** A word without case, accents and what makes it a plural. */
function singular(word: string): string {
  if (/[^aeiou]ies$/u.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x|z)es$/u.test(word)) return word.slice(0, -2);
  return /[^su]s$/u.test(word) && word.length > 3 ? word.slice(0, -1) : word;
}

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLocaleLowerCase('en')
    .replaceAll(/['’]s?\b/gu, '')
    .replaceAll('&', ' and ')
    .replaceAll(/is(?=ation|e\b|ed\b|ing\b)/gu, 'iz')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map(singular);

/** What near names have in common: "Heat waves" and "Heatwave", "Law, maritime" and "Maritime law". */
function keysOf(text: string): string[] {
  const words = wordsOf(text);
  return [words.join(''), words.toSorted().join('')].filter((key) => key !== '');
}

/** Finds a term that a name is nearly: differs in number, spelling, hyphens or order, or is among its entry terms. */
export type FindNear = (name: string, exceptId?: string) => ClassificationTerm | undefined;

/** Terms that a person of the organisation may merge: general ones are not theirs. */
export function indexNames(terms: readonly ClassificationTerm[]): FindNear {
  const byKey = new Map<string, ClassificationTerm[]>();
  for (const term of terms) {
    if (term.is_general) continue;
    const keys = new Set([term.title, ...term.entry_terms].flatMap(keysOf));
    for (const key of keys) byKey.set(key, [...(byKey.get(key) ?? []), term]);
  }
  return (name, exceptId) => {
    for (const key of keysOf(name)) {
      const near = byKey.get(key)?.find(({ id }) => id !== exceptId);
      if (near) return near;
    }
    return undefined;
  };
}

/** The near-duplicates of a vocabulary: each with the term that is used more, which would stay. */
export function findNearDuplicates(
  terms: readonly ClassificationTerm[],
  countUses: (term: ClassificationTerm) => number,
): ReadonlyMap<string, ClassificationTerm> {
  const findNear = indexNames(terms);
  const found = new Map<string, ClassificationTerm>();
  for (const term of terms) {
    if (term.is_general) continue;
    const near = findNear(term.title, term.id);
    if (near && !found.has(near.id) && countUses(near) >= countUses(term)) found.set(term.id, near);
    else if (near && !found.has(near.id) && !found.has(term.id)) found.set(near.id, term);
  }
  return found;
}
