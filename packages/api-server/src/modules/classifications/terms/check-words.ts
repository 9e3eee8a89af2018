import { InputError } from '@rostrum/server-kit';
import type { KnownTerm } from './terms.repository.ts';

/** A word as it is typed and without case and accents. */
export interface Word {
  text: string;
  folded: string;
}

/** Entry terms without repetitions and without the name itself, in their order. */
export function uniteEntryTerms(title: Word, words: readonly Word[]): Word[] {
  const seen = new Set([title.folded]);
  return words.filter(({ folded }) => folded !== '' && !seen.has(folded) && seen.add(folded));
}

/** Refuses a word that names another term of the same kind: it is a term's name or an entry term once. */
export function requireFreeWords(
  known: readonly KnownTerm[],
  id: string | null,
  { title, entryTerms }: { title: Word; entryTerms: readonly Word[] },
): void {
  for (const term of known) {
    if (term.id === id) continue;
    if (term.folded === title.folded)
      throw InputError.field(
        'title',
        term.is_general
          ? `${term.title} is a general term already. Use that one.`
          : term.is_retired
            ? `${term.title} is there and retired. Bring it back instead.`
            : `${term.title} already exists.`,
        'taken',
      );
    if (!term.is_general && term.folded_synonyms.includes(title.folded))
      throw InputError.field(
        'title',
        `${title.text} is an entry term of ${term.title}. Remove it there first.`,
        'taken',
      );
    const taken = entryTerms.find(({ folded }) => folded === term.folded);
    if (taken)
      throw InputError.field(
        'entry_terms',
        `${taken.text} is a term of its own. Merge the two instead.`,
        'taken',
      );
  }
}
