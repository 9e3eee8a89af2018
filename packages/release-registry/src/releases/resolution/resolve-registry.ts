import type { Registry, RegistryArea, RegistryOverride } from '@rostrum/contracts';
import { bucketOf } from './bucket-of.ts';
import { currentOf, describedOf, goodBefore, isGood } from './good-releases.ts';
import type { AreaBook, KnownRelease, ReleaseBook } from './release-book.ts';

/** Who asks. */
export interface Visitor {
  /** Decides the bucket: the user, or a random name kept in a cookie. Null for whoever has neither: no canary then. */
  id: string | null;
  userId: string | null;
  orgId: string | null;
}

/** Somebody of whom nothing is known. */
export const anybody: Visitor = { id: null, userId: null, orgId: null };

/** What runs instead of the released area, for this visitor alone; whoever passes it has checked that it may. */
export interface ResolvedOverride extends RegistryOverride {
  release: { kind: 'version'; version: string } | { kind: 'url'; url: string };
}

/** The release that a visitor is chosen for: by name before by organisation before by share. */
function canaryOf(book: AreaBook, { id, userId, orgId }: Visitor): KnownRelease | undefined {
  const isIn = [
    ({ userId: named }: AreaBook['rollouts'][number]) => named !== null && named === userId,
    ({ orgId: named }: AreaBook['rollouts'][number]) => named !== null && named === orgId,
    ({ share }: AreaBook['rollouts'][number]) =>
      share !== null && id !== null && bucketOf(book.area, id) < share,
  ];
  for (const matches of isIn)
    for (const rollout of book.rollouts) {
      const known = matches(rollout) ? book.releases.get(rollout.version) : undefined;
      if (known && isGood(known)) return known;
    }
  return undefined;
}

function overridden(book: AreaBook, { release }: ResolvedOverride): RegistryArea | undefined {
  const known = release.kind === 'version' ? book.releases.get(release.version) : describedOf(book);
  if (!known?.isServable || known.conflict !== null) return undefined;
  const channel = 'override' as const;
  if (release.kind === 'version') return { ...known.release, channel, previous: null };
  // What is still being written has no version and no hashes.
  return {
    ...known.release,
    base: release.url,
    version: 'local',
    integrity: {},
    channel,
    previous: null,
  };
}

function released(book: AreaBook, visitor: Visitor): RegistryArea | undefined {
  const current = currentOf(book);
  const canary = canaryOf(book, visitor);
  if (canary && canary !== current)
    return { ...canary.release, channel: 'canary', previous: current?.release ?? null };
  if (!current) return undefined;
  const previous = goodBefore(book, current.release.version);
  return { ...current.release, channel: 'current', previous: previous?.release ?? null };
}

/**
 * Which release of each area a visitor gets: an override, else a rollout to the user, to the organisation or to a share
 * of all, else the current one. What this shell cannot host, and what was found broken, is passed over.
 */
export function resolveRegistry(
  book: ReleaseBook,
  visitor: Visitor,
  overrides: readonly ResolvedOverride[] = [],
): Registry {
  const areas: RegistryArea[] = [];
  const applied: RegistryOverride[] = [];
  for (const one of book.areas.values()) {
    const override = overrides.find(({ area }) => area === one.area);
    const other = override && overridden(one, override);
    if (override && other) applied.push({ area: one.area, label: override.label, until: override.until });
    const answer = other ?? released(one, visitor);
    if (answer) areas.push(answer);
  }
  return { areas, revision: book.revision, overrides: applied, host: book.host, isForGuest: false };
}
