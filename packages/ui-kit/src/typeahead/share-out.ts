import type { SuggestionGroup } from './suggestion.ts';

export const countOf = (groups: readonly SuggestionGroup[]): number =>
  groups.reduce((count, { items }) => count + items.length, 0);

/** The first `room` suggestions, shared fairly: a long group does not push a short one out. Empty groups are left out. */
export function shareOut(groups: readonly SuggestionGroup[], room: number): SuggestionGroup[] {
  const given = groups.map(() => 0);
  let left = Math.min(room, countOf(groups));
  while (left > 0)
    groups.forEach(({ items }, index) => {
      const taken = given[index] ?? 0;
      if (left === 0 || taken === items.length) return;
      given[index] = taken + 1;
      left -= 1;
    });
  return groups
    .map(({ label, items }, index) => ({ label, items: items.slice(0, given[index]) }))
    .filter(({ items }) => items.length > 0);
}
