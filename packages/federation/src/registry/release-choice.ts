import type { PlacedRelease, RegistryArea } from '@rostrum/contracts';
import type { RegistryClient } from './registry-client.ts';

/** A release of an area, and why it must not run, if so. */
export interface Choice {
  release: RegistryArea;
  refusal: string | null;
}

export interface ReleaseChoice {
  /** The areas with the release that this tab uses of each; the same list until something changes. */
  areas(): readonly RegistryArea[];
  /** What to load of an area: the registry's release, else the one before. Undefined when nothing is left but what was tried. */
  choose(area: string, tried?: ReadonlySet<string>): Choice | undefined;
  /** Puts a release that did not work behind the one before it, until other releases are announced. */
  avoid(release: Pick<PlacedRelease, 'area' | 'version'>): void;
}

export interface ReleaseChoiceOptions {
  registry: Pick<RegistryClient, 'get'>;
  refusalOf: (release: RegistryArea) => string | null;
}

const keyOf = ({ area, version }: Pick<PlacedRelease, 'area' | 'version'>) => `${area}@${version}`;
const untried: ReadonlySet<string> = new Set();

/** Which release of each area this tab uses: the newest that this shell can host and that has not failed here. */
export function createReleaseChoice({ registry, refusalOf }: ReleaseChoiceOptions): ReleaseChoice {
  let seen = registry.get();
  let bad = new Set<string>();
  let listed: readonly RegistryArea[] | null = null;

  function current() {
    const now = registry.get();
    if (now !== seen) {
      listed = null;
      if (now.revision !== seen.revision) bad = new Set();
      seen = now;
    }
    return now;
  }

  function candidatesOf(area: RegistryArea): Choice[] {
    const { previous } = area;
    const releases = previous ? [area, { ...previous, channel: 'current' as const, previous: null }] : [area];
    return releases.map((release) => ({ release, refusal: refusalOf(release) }));
  }

  function choose(name: string, tried = untried): Choice | undefined {
    const area = current().areas.find((one) => one.area === name);
    if (!area) return undefined;
    const candidates = candidatesOf(area).filter(({ release }) => !tried.has(release.version));
    const fitting = candidates.filter(({ refusal }) => refusal === null);
    return fitting.find(({ release }) => !bad.has(keyOf(release))) ?? fitting[0] ?? candidates[0];
  }

  return {
    areas() {
      const { areas } = current();
      listed ??= areas.map((area) => choose(area.area)?.release ?? area);
      return listed;
    },
    choose,
    avoid(release) {
      current();
      bad.add(keyOf(release));
      listed = null;
    },
  };
}
