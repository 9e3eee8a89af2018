import { directoryVerbs } from './directory-verbs.ts';
import { settingsVerbs } from './settings-verbs.ts';

const words: Readonly<Record<string, string>> = { ...directoryVerbs, ...settingsVerbs };

/** `post.schedule_failed` as people read it: `Scheduled post could not be published`. */
export function wordVerb(verb: string): string {
  if (Object.hasOwn(words, verb)) return words[verb] ?? verb;
  // A server that is newer than this page may have done something that it has no words for yet.
  const [thing = '', ...done] = verb.replaceAll('_', ' ').split('.');
  return `${thing.charAt(0).toUpperCase()}${thing.slice(1)}: ${done.join(' ')}`;
}

/** The verbs of a record as choices, in the order of their words. */
export const verbOptions = (verbs: readonly string[]) =>
  verbs
    .map((verb) => ({ value: verb, label: wordVerb(verb) }))
    .toSorted((left, right) => left.label.localeCompare(right.label));
