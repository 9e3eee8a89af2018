import type { Registry, RegistryArea, RegistryOverride } from '@rostrum/contracts';
import { bucketOf } from './bucket-of.ts';
import { currentOf, describedOf, goodBefore, isGood } from './good-releases.ts';
import type { AreaIndex, KnownRelease, ReleaseIndex } from './release-index.ts';

/** Who asks. */
export interface Visitor {
  /** Decides the bucket: the user, or a random name kept in a cookie. Null for whoever has neither: no canary then. */
  id: string | null;
  userId: string | null;
  orgId: string | null;
}

/** A user of whom nothing is known. */
export const anybody: Visitor = { id: null, userId: null, orgId: null };

/** What runs instead of the released area, for this visitor alone; whoever passes it has checked that it may. */
export interface ResolvedOverride extends RegistryOverride {
  release: { kind: 'version'; version: string } | { kind: 'url'; url: string };
}

/** The release that a visitor is chosen for: by name before by organisation before by share. */
function canaryOf(releaseIndex: AreaIndex, { id, userId, orgId }: Visitor): KnownRelease | undefined {
  const isIn = [
    ({ userId: named }: AreaIndex['rollouts'][number]) => named !== null && named === userId,
    ({ orgId: named }: AreaIndex['rollouts'][number]) => named !== null && named === orgId,
    ({ share }: AreaIndex['rollouts'][number]) =>
      share !== null && id !== null && bucketOf(releaseIndex.area, id) < share,
  ];
  for (const matches of isIn)
    for (const rollout of releaseIndex.rollouts) {
      const known = matches(rollout) ? releaseIndex.releases.get(rollout.version) : undefined;
      if (known && isGood(known)) return known;
    }
  return undefined;
}

function overridden(releaseIndex: AreaIndex, { release }: ResolvedOverride): RegistryArea | undefined {
  const known =
    release.kind === 'version' ? releaseIndex.releases.get(release.version) : describedOf(releaseIndex);
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

function released(releaseIndex: AreaIndex, visitor: Visitor): RegistryArea | undefined {
  const current = currentOf(releaseIndex);
  const canary = canaryOf(releaseIndex, visitor);
  if (canary && canary !== current)
    return { ...canary.release, channel: 'canary', previous: current?.release ?? null };
  if (!current) return undefined;
  const previous = goodBefore(releaseIndex, current.release.version);
  return { ...current.release, channel: 'current', previous: previous?.release ?? null };
}

/**
 * Which release of each area a visitor gets: an override, else a rollout to the user, to the organisation or to a share
 * of all, else the current one. What this shell cannot host, and what was found broken, is passed over.
 */
export function resolveRegistry(
  releaseIndex: ReleaseIndex,
  visitor: Visitor,
  overrides: readonly ResolvedOverride[] = [],
): Registry {
  const areas: RegistryArea[] = [];
  const applied: RegistryOverride[] = [];
  for (const one of releaseIndex.areas.values()) {
    const override = overrides.find(({ area }) => area === one.area);
    const other = override && overridden(one, override);
    if (override && other) applied.push({ area: one.area, label: override.label, until: override.until });
    const answer = other ?? released(one, visitor);
    if (answer) areas.push(answer);
  }
  return {
    areas,
    revision: releaseIndex.revision,
    overrides: applied,
    host: releaseIndex.host,
    isForGuest: false,
  };
}
