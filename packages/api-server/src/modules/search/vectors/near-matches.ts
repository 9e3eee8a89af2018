import type { ComparedExpert } from './vector-index.ts';
import { ableFeaturesOf, fitOf, oddsOfHelp, type Weights } from './weights.ts';

/** What the vectors say of a request: which experts are near it, and how much each is worth beside the words. */
export interface NearMatches {
  /** Who fits best first, with what they add to a rank. */
  experts: { id: string; worth: number }[];
  /** Near enough to match without any of the words. */
  matches: string[];
  /** So far that meeting a part of the words makes no match. */
  far: string[];
  /** Whether that holds for all experts beyond `experts`, too. */
  areOthersFar: boolean;
  /** Near, but no match. */
  related: string[];
  /** Place of the passage that is nearest to the request, for those who match and those near enough to it. */
  passages: ReadonlyMap<string, number>;
}

/** A request and everything that it was compared with. */
export interface Comparison {
  experts: readonly ComparedExpert[];
  /** How near the request is to each concept. */
  concepts: Float32Array;
  isEnglish: boolean;
}

/**
 * Set on the requests that may be tuned to: a higher `able` takes more requests their only answer, a lower one answers more
 * that no expert can.
 */
const limits = {
  /**
   * At least these odds that any expert can help (logarithm) for a match by meaning. In another language no word speaks for an
   * expert beside it.
   */
  able: { english: 0.4, others: 0 },
  /** Where a part of the words speaks for it as well, these are enough, for those who fit about as well as the best. */
  ableByWords: -1,
  partWithinUnsure: 1,
  /** Who fits so much less than the best expert is no match by meaning, and none by a part of the words. */
  matchWithin: 5,
  partWithin: 7,
  relatedWithin: 9,
  /** A passage this near tells why an expert who is no match by meaning was found, for English and for other languages. */
  reason: { english: 0.45, others: 0.266 },
};
/** What nearness adds to a rank at most; who fits so much less than the best adds nothing. */
const maxWorth = 9;
const maxExperts = 120;

/** Interprets how near experts are to a request, the best first. */
export function toNearMatches({ experts, concepts, isEnglish }: Comparison, weights: Weights): NearMatches {
  const measured = experts
    .map((expert) => ({ expert, fit: fitOf(expert, isEnglish ? weights.english : weights.others) }))
    .toSorted((left, right) => right.fit - left.fit);
  const [first] = measured;
  const odds =
    first === undefined
      ? -Infinity
      : oddsOfHelp(ableFeaturesOf(experts, first.expert, { concepts, isEnglish }), weights.able);
  const isAble = odds >= (isEnglish ? limits.able.english : limits.able.others);
  const partWithin = isAble ? limits.partWithin : odds >= limits.ableByWords ? limits.partWithinUnsure : -1;
  const behind = measured.map(({ expert, fit }) => ({ ...expert, behind: (first?.fit ?? 0) - fit }));
  const idsOf = (part: typeof behind) => part.map(({ id }) => id);
  const matches = isAble ? behind.filter((each) => each.behind <= limits.matchWithin) : [];
  const isFar = (each: (typeof behind)[number]) => each.behind > partWithin;
  const reason = isEnglish ? limits.reason.english : limits.reason.others;
  return {
    experts: behind
      .slice(0, maxExperts)
      .map((each) => ({ id: each.id, worth: Math.max(0, maxWorth - each.behind) })),
    matches: idsOf(matches),
    far: idsOf(behind.slice(0, maxExperts).filter(isFar)),
    areOthersFar: behind[maxExperts] === undefined || isFar(behind[maxExperts]),
    related: idsOf(behind.filter((each) => each.behind <= limits.relatedWithin).slice(matches.length)),
    passages: new Map(
      behind.flatMap(({ id, passage, nearness }, place) =>
        passage !== null && (place < matches.length || nearness >= reason) ? [[id, passage] as const] : [],
      ),
    ),
  };
}
