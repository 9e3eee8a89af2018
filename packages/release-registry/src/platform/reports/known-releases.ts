import type { ReleaseKey } from '../../releases/release-key.ts';

/** How long a list of releases is believed when a user reports of one that is not in it. */
const believeMs = 2000;

const keyOf = ({ area, version }: ReleaseKey): string => `${area} ${version}`;

/**
 * Which releases there are, remembered. Reports of anything else are counted nowhere, so that no one makes rows by
 * inventing versions; such reports cost a look into the database every two seconds and no more.
 */
export function createKnownReleases(load: () => Promise<readonly ReleaseKey[]>) {
  let known = new Set<string>();
  let loadedAt = Number.NEGATIVE_INFINITY;
  let loading: Promise<void> | undefined;

  async function reload(): Promise<void> {
    known = new Set((await load()).map(keyOf));
    loadedAt = performance.now();
  }

  return async function keepKnown<Key extends ReleaseKey>(reports: readonly Key[]): Promise<Key[]> {
    const isMissing = reports.some((report) => !known.has(keyOf(report)));
    if (isMissing && performance.now() - loadedAt > believeMs) {
      loading ??= reload().finally(() => (loading = undefined));
      await loading;
    }
    return reports.filter((report) => known.has(keyOf(report)));
  };
}
