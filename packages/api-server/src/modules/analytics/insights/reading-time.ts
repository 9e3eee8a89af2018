import { smallestGroup } from '@rostrum/contracts/analytics';
import { readingStepAt } from '../../events/index.ts';

/**
 * So many seconds half of the readings took, from counts of those up to each length, or null for too few. Within a step
 * readings are taken to be spread evenly.
 */
export function middleOf(counts: readonly { key: string; count: number }[]): number | null {
  const steps = counts
    .map(({ key, count }) => ({ upTo: Number(key), count }))
    .toSorted((one, other) => one.upTo - other.upTo);
  const readings = steps.reduce((sum, { count }) => sum + count, 0);
  if (readings < smallestGroup) return null;
  let left = readings / 2;
  for (const { upTo, count } of steps) {
    if (left <= count) return Math.round(upTo - readingStepAt(upTo) * (1 - left / count));
    left -= count;
  }
  return null;
}
