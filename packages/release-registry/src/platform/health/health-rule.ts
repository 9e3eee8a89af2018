/** How many visitors tried something, and how many of them it failed. */
export interface Tally {
  visitors: number;
  failed: number;
}

/** Visitors who were given a release, by how hard it is to be one of them. */
export interface Audience {
  /** Accounts with a history, one each. */
  accounts: Tally;
  /** Everybody else, one a network. */
  networks: Tally;
}

export interface HealthFigures {
  /** The release at hand, lately. */
  release: Tally;
  /** The release before it, while it was what everybody got. */
  baseline: Tally;
  /** All other areas, in the same minutes: what fails everywhere is no release's doing. */
  elsewhere: Tally;
}

export interface Verdict {
  isBroken: boolean;
  /** The share of visitors whom the release fails for certain, at least. */
  atLeast: number;
  /** What it may fail at most. */
  allowed: number;
}

/** Fewer visitors than these prove nothing, whatever share of all they are. */
export const fewestFailed = 5;
/** What any release may fail: bad networks, closed laptops, blockers of one kind or another. */
const allowedAnyway = 0.05;
/** How many times as often as the release before. */
const allowedTimes = 3;
/** Each look is another chance to be wrong, and there are many: 99.9 % one-sided. */
const z = 3.09;

/** The lower end of the Wilson interval: the share that is left when the figures are as lucky as can be believed. */
export function certainShare({ visitors, failed }: Tally): number {
  if (visitors === 0) return 0;
  const share = failed / visitors;
  const square = z * z;
  const middle = share + square / (2 * visitors);
  const half = z * Math.sqrt((share * (1 - share)) / visitors + square / (4 * visitors * visitors));
  return Math.max(0, (middle - half) / (1 + square / visitors));
}

/** The share that failed, drawn towards nothing while few have tried: one failure of one visitor is no baseline of 100 %. */
const shareOf = ({ visitors, failed }: Tally): number => failed / (visitors + 20);

/**
 * Whether a release is to be taken back: it certainly fails a larger share of its visitors than it may. What it may is
 * measured by the release before it and by what fails elsewhere at the same time. Distinct visitors are counted and
 * never reports, so that no one alone, however loud, decides anything.
 */
export function judge(
  { release, baseline, elsewhere }: HealthFigures,
  allowedAtLeast: number = allowedAnyway,
): Verdict {
  const usual = Math.max(shareOf(baseline), shareOf(elsewhere));
  const allowed = Math.min(1, Math.max(allowedAtLeast, allowedTimes * usual));
  const atLeast = certainShare(release);
  return { isBroken: release.failed >= fewestFailed && atLeast > allowed, atLeast, allowed };
}
