import type {
  AreaStatus,
  ReleaseHistoryEntry,
  ReleaseState,
  ReleaseSummary,
  RolloutTarget,
} from '@rostrum/contracts/releases';
import type { HistoryRow } from './store/release-history.repository.ts';
import type { RolloutRow } from './store/releases.repository.ts';
import { currentOf, goodBefore } from './resolution/good-releases.ts';
import type { AreaIndex, KnownRelease } from './resolution/release-index.ts';

export function targetOf({ share, organisation, email }: RolloutRow): RolloutTarget {
  if (share !== null) return { to: 'percent', percent: share / 100 };
  if (organisation !== null) return { to: 'organisation', organisation };
  return { to: 'user', email: email ?? '' };
}

const isRolledOut = (releaseIndex: AreaIndex, version: string): boolean =>
  releaseIndex.rollouts.some((rollout) => rollout.version === version);

function stateOf(releaseIndex: AreaIndex, known: KnownRelease): ReleaseState {
  if (known.isBroken) return 'broken';
  if (currentOf(releaseIndex) === known) return 'current';
  if (isRolledOut(releaseIndex, known.release.version)) return 'canary';
  if (!known.row) return 'uploaded';
  const { promotedAt, source, storedAt } = known.row;
  if (promotedAt !== null || source === 'built') return 'retired';
  return storedAt === null ? 'uploading' : 'uploaded';
}

/** One release, for people and commands. */
function summaryOf(releaseIndex: AreaIndex, known: KnownRelease): ReleaseSummary {
  const { release, row, incompatibility } = known;
  return {
    area: release.area,
    version: release.version,
    state: stateOf(releaseIndex, known),
    source: row?.source ?? 'built',
    commit: release.commit,
    host_api: release.manifest.hostApi,
    incompatibility,
    conflict: known.conflict,
    sizes: release.sizes,
    rollouts: releaseIndex.rollouts.filter(({ version }) => version === release.version).map(targetOf),
    broken_reason: row?.brokenReason ?? null,
    created_at: (row?.createdAt ?? new Date(0)).toISOString(),
    created_by: row?.createdBy ?? 'system',
  };
}

export const releaseStateOf = (releaseIndex: AreaIndex, version: string): ReleaseState => {
  const known = releaseIndex.releases.get(version);
  return known ? stateOf(releaseIndex, known) : 'uploading';
};

/** What an area has, newest release first. */
export function presentArea(releaseIndex: AreaIndex): AreaStatus {
  const current = currentOf(releaseIndex);
  const previous = current && goodBefore(releaseIndex, current.release.version);
  return {
    area: releaseIndex.area,
    current: current?.release.version ?? null,
    previous: previous?.release.version ?? null,
    releases: [...releaseIndex.releases.values()]
      .map((known) => summaryOf(releaseIndex, known))
      .toSorted((left, right) => (left.created_at < right.created_at ? 1 : -1)),
  };
}

export const presentHistory = (row: HistoryRow): ReleaseHistoryEntry => ({
  id: row.id,
  area: row.area,
  version: row.version,
  event: row.event,
  actor: row.actor,
  reason: row.reason,
  replaced: row.replaced,
  target: row.target,
  at: row.createdAt.toISOString(),
});
