import type { AreaIndex, KnownRelease } from './release-index.ts';

/** Whether a release may be given to a user who did not ask for it by name. */
export const isGood = (known: KnownRelease): boolean =>
  known.isServable && !known.isBroken && known.incompatibility === null && known.conflict === null;

/**
 * Which releases came before one, nearest first: what it replaced, what that replaced, and at last what the server
 * itself was built with.
 */
function before(releaseIndex: AreaIndex, version: string): KnownRelease[] {
  const line = new Set<string>();
  // Releases that were promoted in turns have replaced each other: the line is walked once.
  for (let next: string | null = version; next !== null && !line.has(next);) {
    line.add(next);
    next = releaseIndex.releases.get(next)?.row?.replaced ?? null;
  }
  if (releaseIndex.built !== null) line.add(releaseIndex.built);
  line.delete(version);
  return [...line].flatMap((one) => releaseIndex.releases.get(one) ?? []);
}

/** What to return to from a release; undefined when there is nothing. */
export const goodBefore = (releaseIndex: AreaIndex, version: string): KnownRelease | undefined =>
  before(releaseIndex, version).find(isGood);

/** The version that was made everybody's, by whoever promoted it or by the build. */
export const intendedOf = (releaseIndex: AreaIndex): string | null =>
  releaseIndex.promoted ?? releaseIndex.built;

/** What everybody gets who gets nothing else: the intended release, or the last good one before it. */
export function currentOf(releaseIndex: AreaIndex): KnownRelease | undefined {
  const version = intendedOf(releaseIndex);
  if (version === null) return undefined;
  const known = releaseIndex.releases.get(version);
  return known && isGood(known) ? known : goodBefore(releaseIndex, version);
}

/**
 * The release whose paths and menu a developer's own server takes over: what everybody gets, or of an area that no one
 * gets yet the newest that was uploaded.
 */
export const describedOf = (releaseIndex: AreaIndex): KnownRelease | undefined =>
  currentOf(releaseIndex) ??
  [...releaseIndex.releases.values()].find(
    ({ isServable, incompatibility, conflict }) =>
      isServable && incompatibility === null && conflict === null,
  );
