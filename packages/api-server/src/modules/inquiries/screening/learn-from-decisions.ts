import { fromBytes } from '@rostrum/language-model';
import { compareTexts, type ComparedText, type Signals } from '@rostrum/screening';
import type { DecidedInquiry } from './decided-inquiries.repository.ts';

/**
 * From where to where likeness counts: 999 of 1,000 pairs of unrelated inquiries are less alike than the first, wordings of
 * one text are more alike than the second.
 */
const counts = { from: 0.42, to: 0.75 };
/** Another type of inquiry says less: what is spam for one may be asked for in the other. */
const worthOfOtherType = 0.5;
const maxNeighbours = 5;

/** Returns signals from the organisation's decisions on the nearest inquiries by meaning. */
export function weighDecided(
  inquiry: ComparedText & { type: number },
  decided: readonly DecidedInquiry[],
): Pick<Signals, 'likeConfirmed' | 'likeReleased'> {
  const near = decided
    .map(({ type, isSpam, isEnglish, vector }) => {
      const likeness = compareTexts(inquiry, { vector: fromBytes(vector), isEnglish });
      const worth = Math.min(1, Math.max(0, (likeness - counts.from) / (counts.to - counts.from)));
      return { isSpam, worth: worth * (type === inquiry.type ? 1 : worthOfOtherType) };
    })
    .toSorted((one, other) => other.worth - one.worth)
    .slice(0, maxNeighbours);
  const sumOf = (isSpam: boolean) =>
    near.reduce((sum, each) => sum + (each.isSpam === isSpam ? each.worth : 0), 0);
  return { likeConfirmed: sumOf(true), likeReleased: sumOf(false) };
}

/** Prior weight of the overall share, in inquiries: a handful of a new type hardly moves it. */
const priorInquiries = 40;
/** Spam of all types before there is any. */
const priorShare = 0.1;

/** How much likelier spam is among inquiries of one type than among all, as a difference of log-odds. */
export function weighType({
  ofType,
  spamOfType,
  all,
  spam,
}: {
  ofType: number;
  spamOfType: number;
  all: number;
  spam: number;
}): Pick<Signals, 'typeOdds'> {
  const share = (spam + priorInquiries * priorShare) / (all + priorInquiries);
  const shareOfType = (spamOfType + priorInquiries * share) / (ofType + priorInquiries);
  const odds = (value: number) => Math.log(value / (1 - value));
  return { typeOdds: odds(Math.min(0.99, shareOfType)) - odds(Math.min(0.99, share)) };
}
