import { fewestFailed, judge, type Audience, type Tally, type Verdict } from './health-rule.ts';

export interface AudienceFigures {
  release: Audience;
  baseline: Audience;
  elsewhere: Audience;
}

export interface AudienceVerdict extends Verdict {
  /** Whose failures were enough; null when no one's were. */
  decidedBy: 'accounts' | 'everybody' | null;
  /** Enough failed that an operator should look. */
  isAlarming: boolean;
  /** Everybody who was seen with it, each as one. */
  seen: Tally;
}

/** An account with a history is harder to come by than a network. */
const accountWeight = 2;
/** Networks can be rented: they decide only when the release certainly fails most of those it was given to. */
const mostOfAll = 0.5;

const sumOf = ({ accounts, networks }: Audience, weight: number): Tally => ({
  visitors: weight * accounts.visitors + networks.visitors,
  failed: weight * accounts.failed + networks.failed,
});

/**
 * Whether a release is to be taken back, by whom it was given to. Accounts with a history decide among themselves, by the
 * ordinary rule; nothing that others report moves what they decide, to either side. All visitors together decide once it
 * certainly fails most of them: ten of ten networks are the fewest that do, each account standing for two. `byEverybody`
 * is false for a release that an operator promoted again after it was found broken.
 */
export function judgeAudience(
  { release, baseline, elsewhere }: AudienceFigures,
  { byEverybody }: { byEverybody: boolean },
): AudienceVerdict {
  const seen = sumOf(release, 1);
  const ofAccounts = judge({
    release: release.accounts,
    baseline: baseline.accounts,
    elsewhere: elsewhere.accounts,
  });
  if (ofAccounts.isBroken) return { ...ofAccounts, decidedBy: 'accounts', isAlarming: true, seen };
  const ofAll = judge(
    {
      release: sumOf(release, accountWeight),
      baseline: sumOf(baseline, accountWeight),
      elsewhere: sumOf(elsewhere, accountWeight),
    },
    mostOfAll,
  );
  const isBroken = byEverybody && ofAll.isBroken;
  return {
    ...ofAll,
    isBroken,
    decidedBy: isBroken ? 'everybody' : null,
    isAlarming: isBroken || seen.failed >= fewestFailed,
    seen,
  };
}
