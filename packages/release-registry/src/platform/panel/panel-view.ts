import { findIncompatibility, type RegistryHost, type RemoteRelease } from '@rostrum/contracts';
import type {
  AreaStatus,
  ReleaseHistoryEntry,
  ReleaseSummary,
  RolloutTarget,
} from '@rostrum/contracts/releases';
import type { SignedOverride } from '../overrides/overrides.repository.ts';
import { quantileOf } from '../reports/histogram.ts';
import type { FaultRow, ReleaseFigures, Spreads } from './panel.repository.ts';

/** Everything the panel is made of, as it was read. */
export interface PanelData {
  areas: readonly AreaStatus[];
  history: readonly ReleaseHistoryEntry[];
  figures: ReadonlyMap<string, ReleaseFigures>;
  spreads: ReadonlyMap<string, Spreads>;
  failuresInTime: ReadonlyMap<string, readonly number[]>;
  visitors: ReadonlyMap<string, { visitors: number; failed: number }>;
  faults: readonly FaultRow[];
  manifests: ReadonlyMap<string, RemoteRelease>;
  hosts: readonly RegistryHost[];
  overrides: readonly SignedOverride[];
}

export interface Timing {
  median: number | null;
  slow: number | null;
}

/** One release that a user gets, with how it does. */
export interface ServedRelease {
  area: string;
  release: ReleaseSummary;
  who: string;
  load: Timing;
  mount: Timing;
  interactive: Timing;
  figures: ReleaseFigures | undefined;
  visitors: number;
  failed: number;
  inTime: readonly number[];
}

export interface SkewRow {
  area: string;
  version: string;
  state: ReleaseSummary['state'];
  /** By host: why it cannot run there, or null when it can. */
  incompatibilities: readonly (string | null)[];
}

const shareText = (percent: number): string => `${Number(percent.toFixed(2))} %`;

export function targetText(target: RolloutTarget): string {
  if (target.to === 'percent') return `${shareText(target.percent)} of visitors`;
  return target.to === 'organisation' ? target.organisation : target.email;
}

const timing = (spread: readonly number[] | undefined): Timing => ({
  median: quantileOf(spread ?? [], 0.5),
  slow: quantileOf(spread ?? [], 0.95),
});

function servedOf(data: PanelData, { area, releases }: AreaStatus, release: ReleaseSummary): ServedRelease {
  const key = `${area} ${release.version}`;
  const spreads = data.spreads.get(key);
  const { visitors = 0, failed = 0 } = data.visitors.get(key) ?? {};
  const others = releases.some(({ state }) => state === 'canary');
  const who =
    release.state === 'current'
      ? others
        ? 'everybody else'
        : 'everybody'
      : release.rollouts.map(targetText).join(', ') || 'nobody';
  return {
    area,
    release,
    who,
    load: timing(spreads?.load),
    mount: timing(spreads?.mount),
    interactive: timing(spreads?.interactive),
    figures: data.figures.get(key),
    visitors,
    failed,
    inTime: data.failuresInTime.get(key) ?? [],
  };
}

/** What a user gets: of each area what everybody gets first, then what only some do. */
export const servedReleases = (data: PanelData): ServedRelease[] =>
  data.areas.flatMap((area) =>
    area.releases
      .filter(({ state }) => state === 'current' || state === 'canary')
      .sort((left, right) => Number(left.state === 'canary') - Number(right.state === 'canary'))
      .map((release) => servedOf(data, area, release)),
  );

/** Releases that are or may be served soon, against every shell that may still be open. */
export const skewMatrix = ({ areas, hosts, manifests }: PanelData): SkewRow[] =>
  areas.flatMap(({ area, previous, releases }) =>
    releases
      .filter(
        ({ state, version }) =>
          state === 'current' || state === 'canary' || state === 'uploaded' || version === previous,
      )
      .slice(0, 5)
      .flatMap(({ version, state }): SkewRow[] => {
        const release = manifests.get(`${area} ${version}`);
        if (!release) return [];
        return [
          {
            area,
            version,
            state,
            incompatibilities: hosts.map((host) => findIncompatibility(release, host)),
          },
        ];
      }),
  );
