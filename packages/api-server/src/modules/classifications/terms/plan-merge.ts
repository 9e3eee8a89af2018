import { maximumEntryTerms } from '@rostrum/contracts/settings';
import { InputError, NotFoundError } from '@rostrum/server-kit';
import type { Transaction } from '@rostrum/server-kit/database';
import { findHierarchyFault, type PlacedTerm } from './check-hierarchy.ts';
import { uniteEntryTerms, type Word } from './check-words.ts';
import { findOwnTerm } from './find-own-term.ts';
import { termRepository, type KnownTerm } from './terms.repository.ts';

const wordsOf = ({ title, folded, synonyms, folded_synonyms }: KnownTerm): Word[] => [
  { text: title, folded },
  ...synonyms.map((text, index) => ({ text, folded: folded_synonyms[index] ?? '' })),
];

/** What a merge makes of the two terms and of those below, checked before anything is written. */
export async function planMerge(tx: Transaction, orgId: string, { id, into }: { id: string; into: string }) {
  if (id === into) throw InputError.field('into', 'Choose another term to merge into.');
  const source = await findOwnTerm(tx, orgId, id);
  const target = await findOwnTerm(tx, orgId, into);
  if (source.scheme !== target.scheme)
    throw InputError.field('into', 'Only terms of the same kind can be merged.');
  if (target.status === 'retired')
    throw InputError.field(
      'into',
      `${target.title} is retired. Bring it back first, or choose another term.`,
    );
  const known = await termRepository.known(tx, orgId, source.scheme);
  const [from, to] = [id, into].map((each) => known.find((term) => term.id === each));
  if (!from || !to) throw new NotFoundError('This term was not found. It may have been merged or deleted.');
  const [title, ...present] = wordsOf(to);
  if (!title) throw new Error('A term has no name.');
  const entryTerms = uniteEntryTerms(title, [...present, ...wordsOf(from)]);
  if (entryTerms.length > maximumEntryTerms)
    throw InputError.field(
      'into',
      `Together they have ${entryTerms.length} entry terms; a term has at most ${maximumEntryTerms}. Remove some first.`,
      'too_big',
    );
  const hierarchy = new Map<string, PlacedTerm>(
    known.map((term) => [term.id, { title: term.title, parentId: term.parent_id }]),
  );
  // A term that stands below the one that goes takes that one's place.
  const isBelow = isAbove(hierarchy, id, into);
  const parentAfter = isBelow && to.parent_id === id ? from.parent_id : to.parent_id;
  hierarchy.set(into, { title: to.title, parentId: parentAfter });
  const children = known.filter(({ parent_id, id: each }) => parent_id === id && each !== into);
  // Where the term that stays stands further below, its own ancestors may not move under it.
  const newParent = isBelow && to.parent_id !== id ? from.parent_id : into;
  for (const child of children) hierarchy.set(child.id, { title: child.title, parentId: newParent });
  hierarchy.delete(id);
  for (const each of hierarchy.keys()) {
    const fault = findHierarchyFault(hierarchy, each);
    if (fault !== undefined) throw InputError.field('into', fault, 'hierarchy');
  }
  return {
    source,
    target,
    folded: { source: from.folded, target: to.folded },
    entryTerms: entryTerms.map(({ text }) => text),
    parentAfter,
    children: children.map(({ id: each, title: called }) => ({ id: each, title: called })),
    newParent,
  };
}

function isAbove(hierarchy: ReadonlyMap<string, PlacedTerm>, above: string, id: string): boolean {
  for (let at = hierarchy.get(id)?.parentId ?? null; at !== null; at = hierarchy.get(at)?.parentId ?? null)
    if (at === above) return true;
  return false;
}
