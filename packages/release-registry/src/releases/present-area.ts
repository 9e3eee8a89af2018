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
import type { AreaBook, KnownRelease } from './resolution/release-book.ts';

export function targetOf({ share, organisation, email }: RolloutRow): RolloutTarget {
  if (share !== null) return { to: 'percent', percent: share / 100 };
  if (organisation !== null) return { to: 'organisation', organisation };
  return { to: 'user', email: email ?? '' };
}

const isRolledOut = (book: AreaBook, version: string): boolean =>
  book.rollouts.some((rollout) => rollout.version === version);

function stateOf(book: AreaBook, known: KnownRelease): ReleaseState {
  if (known.isBroken) return 'broken';
  if (currentOf(book) === known) return 'current';
  if (isRolledOut(book, known.release.version)) return 'canary';
  if (!known.row) return 'uploaded';
  const { promotedAt, source, storedAt } = known.row;
  if (promotedAt !== null || source === 'built') return 'retired';
  return storedAt === null ? 'uploading' : 'uploaded';
}

/** One release, for people and commands. */
function summaryOf(book: AreaBook, known: KnownRelease): ReleaseSummary {
  const { release, row, misfit } = known;
  return {
    area: release.area,
    version: release.version,
    state: stateOf(book, known),
    source: row?.source ?? 'built',
    commit: release.commit,
    host_api: release.manifest.hostApi,
    misfit,
    conflict: known.conflict,
    sizes: release.sizes,
    rollouts: book.rollouts.filter(({ version }) => version === release.version).map(targetOf),
    broken_reason: row?.brokenReason ?? null,
    created_at: (row?.createdAt ?? new Date(0)).toISOString(),
    created_by: row?.createdBy ?? 'system',
  };
}

export const releaseStateOf = (book: AreaBook, version: string): ReleaseState => {
  const known = book.releases.get(version);
  return known ? stateOf(book, known) : 'uploading';
};

/** What an area has, newest release first. */
export function presentArea(book: AreaBook): AreaStatus {
  const current = currentOf(book);
  const previous = current && goodBefore(book, current.release.version);
  return {
    area: book.area,
    current: current?.release.version ?? null,
    previous: previous?.release.version ?? null,
    releases: [...book.releases.values()]
      .map((known) => summaryOf(book, known))
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
