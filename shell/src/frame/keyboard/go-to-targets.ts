import type { NavigationEntry } from '@rostrum/contracts';

const letters: Record<string, string> = {
  Home: 'h',
  People: 'p',
  'My Profile': 'p',
  Inquiries: 'i',
  Analytics: 'a',
};

/** The letter after `g` for each entry that has one. */
export const goToTargets = (entries: readonly NavigationEntry[]): Record<string, string> =>
  Object.fromEntries(entries.flatMap(({ label, href }) => (letters[label] ? [[letters[label], href]] : [])));
