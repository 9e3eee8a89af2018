import {
  findIncompatibility,
  type PlacedRelease,
  type RegistryHost,
  type RemoteRelease,
  type ShellRelease,
} from '@rostrum/contracts';
import type { IndexSources } from './index-sources.ts';
import { claimsOf } from './claims-of.ts';
import { conflictOf, type AreaClaims } from '../claims/conflict-of.ts';
import type { ReleaseRow, RolloutRow } from '../store/releases.repository.ts';

/** A release as this server knows it. */
export interface KnownRelease {
  release: PlacedRelease;
  /** Undefined for one that was built here and not yet noted down. */
  row: ReleaseRow | undefined;
  /** Whether all of its files can be served: they are in the store, or were built here. */
  isServable: boolean;
  isBroken: boolean;
  /** Why the shell of this server cannot host it. */
  incompatibility: string | null;
  /** Why the area may not have what it claims; found out when a user asks. */
  readonly conflict: string | null;
}

export interface AreaIndex {
  area: string;
  /** What was made everybody's; null for an area that follows the build. */
  promoted: string | null;
  /** The version that was built here. */
  built: string | null;
  /** Those of the database newest first, then what was only built. */
  releases: ReadonlyMap<string, KnownRelease>;
  rollouts: readonly RolloutRow[];
}

/** All that is known of releases at one moment. */
export interface ReleaseIndex {
  revision: number;
  host: RegistryHost | null;
  areas: ReadonlyMap<string, AreaIndex>;
}

export const baseOf = (area: string, version: string): string => `/remotes/${area}/${version}/`;

export const hostOf = ({ version, hostApi, provides }: ShellRelease): RegistryHost => ({
  version,
  hostApi,
  provides,
});

type FindConflict = (release: RemoteRelease) => string | null;

/** Found out once, when it is first asked for. */
function askOnce(find: () => string | null): () => string | null {
  let answer: { conflict: string | null } | undefined;
  return () => (answer ??= { conflict: find() }).conflict;
}

function toAreaIndex(
  area: string,
  { state, built, shell }: IndexSources,
  findConflict: FindConflict,
): AreaIndex {
  const rows = (state?.releases ?? []).filter((row) => row.area === area);
  const own = built.find((release) => release.area === area);
  const releases = new Map<string, KnownRelease>();
  function add(release: RemoteRelease, row: ReleaseRow | undefined, isServable: boolean) {
    // What the operator built is the operator's word.
    const isBuilt = release === own;
    const conflict = askOnce(() => (isBuilt ? null : findConflict(release)));
    releases.set(release.version, {
      release: { ...release, base: baseOf(area, release.version) },
      row,
      isServable,
      isBroken: row?.brokenAt !== undefined && row.brokenAt !== null,
      incompatibility: shell ? findIncompatibility(release, hostOf(shell)) : null,
      get conflict() {
        return conflict();
      },
    });
  }
  for (const row of rows) add(row.release, row, row.storedAt !== null);
  if (own) {
    const row = rows.find(({ version }) => version === own.version);
    // Of two copies of one version the stored one counts: other servers have it too.
    if (!row || row.storedAt === null) add(own, row, true);
  }
  return {
    area,
    promoted: state?.areas.find((one) => one.area === area)?.version ?? null,
    built: own?.version ?? null,
    releases,
    rollouts: (state?.rollouts ?? []).filter((rollout) => rollout.area === area),
  };
}

/** Puts together what the database says and what was built here. */
export function composeIndex(sources: IndexSources): ReleaseIndex {
  const { state, built, shell } = sources;
  const names = [...new Set([...built, ...(state?.releases ?? [])].map(({ area }) => area))].toSorted();
  let claims: readonly AreaClaims[] | undefined;
  const findConflict: FindConflict = ({ area, manifest }) => {
    claims ??= names.map((name) => claimsOf(name, sources));
    const own = claims.find((one) => one.area === area);
    const others = claims.filter((one) => one.area !== area);
    return own ? conflictOf(manifest, own, others) : null;
  };
  return {
    revision: state?.revision ?? 0,
    host: shell ? hostOf(shell) : null,
    areas: new Map(names.map((area) => [area, toAreaIndex(area, sources, findConflict)])),
  };
}
