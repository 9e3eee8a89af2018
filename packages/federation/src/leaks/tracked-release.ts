import type { RegistryArea } from '@rostrum/contracts';

export const leftoverKinds = ['listener', 'timer', 'node', 'subscription'] as const;
export type LeftoverKind = (typeof leftoverKinds)[number];

/** One thing that a release has added to the page. */
export interface Entry {
  kind: LeftoverKind;
  /** False once the page has lost it by another way. */
  isThere?: () => boolean;
  remove: () => void;
}

/** Raised for what an area has not taken back itself; by then it is gone. */
export class LeftoverError extends Error {
  override readonly name = 'Leftovers';
}

/** What one release has added to the page, and takes with it. */
export interface TrackedRelease {
  /** Notes an addition; answers how to strike it out. */
  add(entry: Entry): () => void;
  open(): void;
  close(): void;
  counts(): Record<LeftoverKind, number>;
}

const wordsOf = (counts: Record<LeftoverKind, number>) =>
  leftoverKinds
    .filter((kind) => counts[kind] > 0)
    .map((kind) => `${counts[kind]} ${kind}${counts[kind] === 1 ? '' : 's'}`)
    .join(', ');

export interface TrackedReleaseOptions {
  release: Pick<RegistryArea, 'area' | 'version'>;
  /** What ends by itself this shortly after the area, a short timer for instance, is no leftover. */
  graceMs: number;
  report: (error: LeftoverError) => void;
}

/** Keeps account of one release. What its code added while it was evaluated belongs to its first mount. */
export function createTrackedRelease({ release, graceMs, report }: TrackedReleaseOptions): TrackedRelease {
  const entries = new Set<Entry>();
  let mounts = 0;
  let hasBeenMounted = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const counts = () => {
    const found = { listener: 0, timer: 0, node: 0, subscription: 0 };
    for (const { kind, isThere } of entries) if (isThere?.() ?? true) found[kind] += 1;
    return found;
  };

  function sweep() {
    clearTimeout(timer);
    timer = undefined;
    if (mounts > 0) return;
    const words = wordsOf(counts());
    for (const { remove } of entries) remove();
    entries.clear();
    if (words)
      report(new LeftoverError(`${release.area} ${release.version} left ${words}; they were removed.`));
  }

  const sweepSoon = () => void (timer ??= setTimeout(sweep, graceMs));

  return {
    add(entry) {
      entries.add(entry);
      // Something of an area that is gone still runs, and has just added more.
      if (hasBeenMounted && mounts === 0) sweepSoon();
      return () => entries.delete(entry);
    },
    open() {
      if (hasBeenMounted && mounts === 0) sweep();
      hasBeenMounted = true;
      mounts += 1;
    },
    close() {
      mounts -= 1;
      if (mounts === 0) sweepSoon();
    },
    counts,
  };
}

/** The tracked of the release whose code has called the wrapper. */
export type FindTracked = (wrapper: CallableFunction) => TrackedRelease | undefined;
