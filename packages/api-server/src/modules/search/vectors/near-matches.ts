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

/**
 * Measured with the model over the half of the judged queries that is tuned to: `base` and `spread` are the median and the
 * standard deviation of all experts of a query.
 */
const calibration = {
  base: 0.171,
  spread: 0.048,
  /** At least this near, an expert matches by meaning alone: 92 % of the requests that no expert can answer have none. */
  match: 0.31,
  /** The same for a request in another language, which no word leads to and which is less near to what it means. */
  matchAcross: 0.28,
  /** Less near than the nearest by more than this is no match. */
  matchWithin: 0.1,
  related: 0.26,
  /** Less near than this, and than the nearest by `farBehind`, is far: it takes 20 % of those away who were shown wrongly, and 4 % of the others. */
  far: 0.2,
  farBehind: 0.15,
  /** A passage this near tells why an expert was found. */
  reason: 0.3,
};
/** How fast the worth grows with nearness, and how much it is beside the first place by words. */
const softness = 2.5;
const weight = 0.1;
const maxExperts = 120;

/** Interprets the nearest experts of a request, the best first. */
export function toNearMatches(nearest: readonly NearExpert[], isOtherLanguage = false): NearMatches {
  const top = nearest[0]?.score ?? 0;
  const matchFrom = Math.max(
    isOtherLanguage ? calibration.matchAcross : calibration.match,
    top - calibration.matchWithin,
  );
  const farBelow = Math.min(calibration.far, top - calibration.farBehind);
  const worth = (score: number) =>
    weight * Math.exp((score - calibration.base) / calibration.spread / softness);
  return {
    experts: nearest.slice(0, maxExperts).map(({ id, score }) => ({ id, worth: worth(score) })),
    matches: nearest.filter(({ score }) => score >= matchFrom).map(({ id }) => id),
    far: nearest.slice(0, maxExperts).flatMap(({ id, score }) => (score < farBelow ? [id] : [])),
    areOthersFar: (nearest[maxExperts]?.score ?? 1) < farBelow,
    related: nearest
      .filter(({ score }) => score < matchFrom && score >= calibration.related)
      .map(({ id }) => id),
    passages: new Map(
      nearest.flatMap(({ id, passage, nearness }) =>
        passage !== null && nearness >= calibration.reason ? [[id, passage] as const] : [],
      ),
    ),
  };
}
