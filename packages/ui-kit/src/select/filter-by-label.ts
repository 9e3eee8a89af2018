import { matchesTyped } from '@rostrum/contracts';

/** Keeps the options of a Select whose label has all the typed words, whatever accents and marks they are typed with. */
export const filterByLabel = (typed: string, option?: { label?: unknown }): boolean =>
  typeof option?.label === 'string' && matchesTyped(option.label, typed);
