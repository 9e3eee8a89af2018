import type { IndexSources } from './index-sources.ts';
import type { AreaClaims } from '../claims/conflict-of.ts';

/** What an area has, read from what was built and what is kept of its releases. */
export function claimsOf(area: string, { state, built }: IndexSources): AreaClaims {
  const own = built.filter((release) => release.area === area).map(({ manifest }) => manifest);
  const rows = (state?.releases ?? []).filter((row) => row.area === area);
  const given = new Set([
    state?.areas.find((one) => one.area === area)?.version,
    ...(state?.rollouts ?? []).filter((rollout) => rollout.area === area).map(({ version }) => version),
  ]);
  const isGiven = ({ version }: (typeof rows)[number]) => given.has(version);
  return {
    area,
    served: [...own, ...rows.filter(isGiven).map(({ release }) => release.manifest)],
    past: [
      ...own.map((manifest) => ({ manifest, since: Number.NEGATIVE_INFINITY })),
      ...rows
        .filter((row) => row.promotedAt !== null || isGiven(row))
        .map(({ release, createdAt }) => ({ manifest: release.manifest, since: createdAt.getTime() })),
    ],
    agreed: (state?.claims ?? []).filter((one) => one.area === area).map(({ claim }) => claim),
  };
}
