import { maximumEntryTerms } from '@rostrum/contracts/settings';
import { InputError } from '@rostrum/server-kit';
import { uuidv7, type Transaction } from '@rostrum/server-kit/database';
import { findFaultBelow, type PlacedTerm } from './check-hierarchy.ts';
import { requireFreeWords, uniteEntryTerms, type Word } from './check-words.ts';
import { termRepository, type TermScheme } from './terms.repository.ts';

export interface TermFields {
  title: string;
  entry_terms: readonly string[];
  parent_id: string | null;
  scope_note: string;
  /** What it was called; becomes an entry term when it is called otherwise now. */
  former?: string;
}

/** Checks a term against the rest of the vocabulary and answers what is to be stored. */
export async function checkTerm(
  tx: Transaction,
  { orgId, scheme, id }: { orgId: string; scheme: TermScheme; id: string | null },
  { title, entry_terms, parent_id, scope_note, former = title }: TermFields,
) {
  const known = await termRepository.known(tx, orgId, scheme);
  const given = [title, former, ...entry_terms];
  const folded = await termRepository.fold(tx, given);
  const [name, old, ...rest] = given.map((text, index): Word => ({ text, folded: folded[index] ?? '' }));
  if (!name || !old || name.folded.trim() === '')
    throw InputError.field('title', 'Enter a name of letters or digits.');
  const entryTerms = uniteEntryTerms(name, [...rest, old]);
  if (entryTerms.length > maximumEntryTerms)
    throw InputError.field(
      'entry_terms',
      `A term has at most ${maximumEntryTerms} entry terms, and its former name becomes one. Remove some first.`,
      'too_big',
    );
  requireFreeWords(known, id, { title: name, entryTerms });
  const ownId = id ?? uuidv7();
  const hierarchy = new Map<string, PlacedTerm>(
    known.map((term) => [term.id, { title: term.title, parentId: term.parent_id }]),
  );
  if (parent_id !== null && !hierarchy.has(parent_id))
    throw InputError.field('parent_id', 'Choose a broader term of the same kind.');
  const parent = known.find((term) => term.id === parent_id);
  if (parent?.is_retired === true)
    throw InputError.field(
      'parent_id',
      `${parent.title} is retired. Bring it back first, or choose another.`,
    );
  hierarchy.set(ownId, { title, parentId: parent_id });
  const fault = findFaultBelow(hierarchy, ownId);
  if (fault !== undefined) throw InputError.field('parent_id', fault, 'hierarchy');
  return {
    values: {
      id: ownId,
      title,
      parentId: parent_id,
      synonyms: entryTerms.map(({ text }) => text),
      scopeNote: scope_note,
    },
    words: { title: name.folded, former: old.folded },
    titles: new Map([...hierarchy].map(([each, { title: called }]) => [each, called])),
  };
}
