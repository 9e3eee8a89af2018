import { mainLanguage } from './detect-language.ts';
import type { NearExpert } from './vector-index.ts';

/** What the vectors say of a request: which experts are near it, and how much each is worth beside the words. */
export interface NearMatches {
  /** The nearest first, with what they add to a rank. */
  experts: { id: string; worth: number }[];
  /** Near enough to match without any of the words. */
  matches: string[];
  /** So far that meeting a part of the words makes no match. */
  far: string[];
  /** Whether that holds for all experts beyond `experts`, too. */
  areOthersFar: boolean;
  /** Near, but no match. */
  related: string[];
  /** Place of the passage that is nearest to the request, of those near enough to be a reason. */
  passages: ReadonlyMap<string, number>;
}

/** How nearness is read for requests in a language. */
export interface Measure {
  /** Weight of the English model; the multilingual one has 1. */
  englishWeight: number;
  /** Median and standard deviation of the nearness of all experts to a request. */
  base: number;
  spread: number;
  /** At least so many standard deviations above the median, an expert matches by meaning alone. */
  match: number;
  /** Less near than this, having a part of the words makes no match. */
  far: number;
  /** Weight of nearness; the order by words has 1. */
  weight: number;
}

/**
 * Measured over the tuned half of the judged requests and 280 others that were written from the profiles alone: a higher
 * `match` takes more requests their only answer, a lower one answers more that no expert can.
 */
const english: Measure = {
  englishWeight: 0.7,
  base: 0.237,
  spread: 0.086,
  match: 2.7,
  far: 0.6,
  weight: 1,
};
/** No word leads from another language to a profile, and a request is less near to what it means. */
const others: Measure = { ...english, englishWeight: 0, base: 0.154, spread: 0.045, match: 2.1 };

/** A request of this length is an email or a brief: many of its words are not about its subject. */
const longRequest = 150;
const long = { shift: -0.4, far: 1.5, weight: 3 };

/** Returns how nearness is read for a request in a language, given by its code. */
export function measureFor(language: string, text: string): Measure {
  const measure = language === mainLanguage ? english : others;
  return text.length < longRequest
    ? measure
    : { ...measure, match: measure.match + long.shift, far: long.far, weight: long.weight };
}

/** In standard deviations above the median, like all nearness here. */
const calibration = {
  /** Once one expert matches, so do others that are at most so much less near and at least `matchFloor`. */
  matchWithin: 2,
  matchFloor: 1.2,
  related: 1,
  /** A passage this near tells why an expert was found. */
  reason: 2.5,
};
/** Highest score that is counted: at this one, the texts are the same. */
const maxWorth = 8;
const maxExperts = 120;

/** Interprets the nearest experts of a request, the best first. */
export function toNearMatches(
  nearest: readonly NearExpert[],
  { base, spread, match, far, weight }: Measure,
): NearMatches {
  const measured = nearest.map((expert) => ({
    ...expert,
    score: (expert.score - base) / spread,
    nearness: (expert.nearness - base) / spread,
  }));
  const top = measured[0]?.score ?? 0;
  const matchFrom =
    top < match ? match : Math.min(match, Math.max(calibration.matchFloor, top - calibration.matchWithin));
  return {
    experts: measured
      .slice(0, maxExperts)
      .map(({ id, score }) => ({ id, worth: weight * Math.max(0, Math.min(maxWorth, score)) })),
    matches: measured.filter(({ score }) => score >= matchFrom).map(({ id }) => id),
    far: measured.slice(0, maxExperts).flatMap(({ id, score }) => (score < far ? [id] : [])),
    areOthersFar: (measured[maxExperts]?.score ?? far) < far,
    related: measured
      .filter(({ score }) => score < matchFrom && score >= calibration.related)
      .map(({ id }) => id),
    passages: new Map(
      measured.flatMap(({ id, passage, nearness }) =>
        passage !== null && nearness >= calibration.reason ? [[id, passage] as const] : [],
      ),
    ),
  };
}
