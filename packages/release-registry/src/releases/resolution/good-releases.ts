import type { AreaBook, KnownRelease } from './release-book.ts';

/** Whether a release may be given to somebody who did not ask for it by name. */
export const isGood = (known: KnownRelease): boolean =>
  known.isServable && !known.isBroken && known.misfit === null && known.conflict === null;

/**
 * Which releases came before one, nearest first: what it replaced, what that replaced, and at last what the server
 * itself was built with.
 */
function before(book: AreaBook, version: string): KnownRelease[] {
  const line = new Set<string>();
  // Releases that were promoted in turns have replaced each other: the line is walked once.
  for (let next: string | null = version; next !== null && !line.has(next);) {
    line.add(next);
    next = book.releases.get(next)?.row?.replaced ?? null;
  }
  if (book.built !== null) line.add(book.built);
  line.delete(version);
  return [...line].flatMap((one) => book.releases.get(one) ?? []);
}

/** What to return to from a release; undefined when there is nothing. */
export const goodBefore = (book: AreaBook, version: string): KnownRelease | undefined =>
  before(book, version).find(isGood);

/** The version that was made everybody's, by whoever promoted it or by the build. */
export const intendedOf = (book: AreaBook): string | null => book.promoted ?? book.built;

/** What everybody gets who gets nothing else: the intended release, or the last good one before it. */
export function currentOf(book: AreaBook): KnownRelease | undefined {
  const version = intendedOf(book);
  if (version === null) return undefined;
  const known = book.releases.get(version);
  return known && isGood(known) ? known : goodBefore(book, version);
}

/**
 * The release whose paths and menu a developer's own server takes over: what everybody gets, or of an area that nobody
 * gets yet the newest that was uploaded.
 */
export const describedOf = (book: AreaBook): KnownRelease | undefined =>
  currentOf(book) ??
  [...book.releases.values()].find(
    ({ isServable, misfit, conflict }) => isServable && misfit === null && conflict === null,
  );
