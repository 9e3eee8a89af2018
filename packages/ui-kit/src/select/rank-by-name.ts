import { matchesName } from '@rostrum/contracts';

/**
 * Returns people with those first whose name begins as typed. A search of people reads whole profiles, so `mar` also finds a
 * marine biologist, and lists by name.
 */
export const rankByName = <Person extends { name: string }>(
  people: readonly Person[],
  typed: string,
): Person[] => [
  ...people.filter(({ name }) => matchesName(name, typed)),
  ...people.filter(({ name }) => !matchesName(name, typed)),
];
