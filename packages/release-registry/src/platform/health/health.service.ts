import type { AreaStatus, ReleaseHistoryEntry } from '@rostrum/contracts/releases';
import type { RegistryDeps } from '../../registry-deps.ts';
import { judgeAudience, type AudienceVerdict } from './audience-rule.ts';
import type { Audience } from './health-rule.ts';
import { healthRepository } from './health.repository.ts';

/** What happened longer ago says nothing of how a release is doing. */
const windowMs = 30 * 60_000;
/** A baseline is what was usual, quiet nights included. */
const baselineMs = 48 * 3_600_000;
const nobody: Audience = {
  accounts: { visitors: 0, failed: 0 },
  networks: { visitors: 0, failed: 0 },
};
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** Since when visitors got a release as they do now: what it did before, it may have been given another chance for. */
function standingSince(version: string, history: readonly ReleaseHistoryEntry[]): Date {
  const last = history.find((entry) => entry.version === version && entry.event !== 'uploaded');
  return new Date(last?.at ?? 0);
}

const latest = (...moments: readonly Date[]): Date => new Date(Math.max(...moments.map(Number)));

/** Whether it was promoted again after it was found broken: then it takes more than networks to take it back. */
const isGivenAnotherChance = (version: string, history: readonly ReleaseHistoryEntry[]): boolean =>
  history.some((entry) => entry.version === version && entry.event === 'marked_broken');

const failedOf = ({ accounts, networks }: Audience): number => accounts.failed + networks.failed;

/** The sentence for the history: whoever reads it decides whether the rule was right. */
const reasonOf = (release: Audience, baseline: Audience, verdict: AudienceVerdict): string =>
  `Failed ${release.accounts.failed} of ${release.accounts.visitors} accounts and ${release.networks.failed} of ${release.networks.visitors} networks that it was given to, at least ${percent(verdict.atLeast)} of ${verdict.decidedBy ?? 'nobody'} for certain; ${percent(verdict.allowed)} is allowed. The release before it failed ${failedOf(baseline)} of ${baseline.accounts.visitors + baseline.networks.visitors}.`;

export type HealthService = ReturnType<typeof createHealthService>;

/** Takes releases back that fail too many of their visitors: the current one and those that only some get. */
export function createHealthService({
  db,
  clock,
  log,
  releases,
}: Pick<RegistryDeps, 'db' | 'clock' | 'log' | 'releases'>) {
  /** What was said of a release that is not taken back, so that it is not said every second. */
  const said = new Set<string>();
  function sayOnce(told: { area: string; version: string }, text: string): void {
    const key = `${told.area} ${told.version} ${text}`;
    if (said.has(key)) return;
    said.add(key);
    log.error({ release: told }, text);
  }

  async function check({ area, current, previous, releases: all }: AreaStatus): Promise<void> {
    const served = all.filter(({ state }) => state === 'current' || state === 'canary');
    if (served.length === 0) return;
    const now = clock();
    const ago = (ms: number) => new Date(now.getTime() - ms);
    const usual = await healthRepository.byVersion(db, area, ago(baselineMs));
    // The cheap look first: mostly no one has failed at all.
    if (served.every(({ version }) => failedOf(usual.get(version) ?? nobody) === 0)) return;
    const history = await releases.history({ area, limit: 200 });
    const elsewhere = (await healthRepository.elsewhere(db, area, ago(windowMs))) ?? nobody;
    for (const { version, state } of served) {
      const since = latest(ago(windowMs), standingSince(version, history));
      const release = (await healthRepository.byVersion(db, area, since)).get(version) ?? nobody;
      // What only some get is held against what everybody gets.
      const before = state === 'canary' ? current : previous;
      const baseline = (before === null ? undefined : usual.get(before)) ?? nobody;
      const verdict = judgeAudience(
        { release, baseline, elsewhere },
        { byEverybody: !isGivenAnotherChance(version, history) },
      );
      const told = { area, version, state, returned_to: before, ...release, baseline, elsewhere, verdict };
      if (!verdict.isBroken) {
        if (verdict.isAlarming)
          sayOnce(told, 'a release may be broken; too few are known to be sure, so look at it');
        continue;
      }
      const reason = reasonOf(release, baseline, verdict);
      const { changed } = await releases.markBroken({ area, version, actor: 'system', reason });
      if (changed) log.error({ release: told }, 'a release was found broken and taken back');
      else sayOnce(told, 'a release fails its visitors and there is none to return to');
    }
  }

  return {
    /** Judges these areas; all of them when none is named. Whoever calls sees to it that this is not too often. */
    async watch(areas?: readonly string[]): Promise<void> {
      for (const status of await releases.list())
        if (areas?.includes(status.area) !== false) await check(status);
    },
  };
}
