/**
 * Times are kept as counts of buckets whose bounds grow by a quarter, from 4 ms to over a minute: spreads of servers and
 * minutes add up, and any quantile is right within an eighth.
 */
const first = 4;
const growth = 1.25;
const buckets = 44;

export type Histogram = readonly number[];

export const emptyHistogram = (): number[] => Array<number>(buckets).fill(0);

/** The bucket of a time: what is shorter than the first bound is in the first, what is longer than the last in the last. */
export const bucketOf = (ms: number): number =>
  Math.min(buckets - 1, Math.max(0, Math.ceil(Math.log(Math.max(ms, first) / first) / Math.log(growth))));

/** The middle of a bucket, by the way its bounds grow. */
const middleOf = (bucket: number): number => first * growth ** Math.max(0, bucket - 0.5);

/** Half of all are shorter than `quantileOf(spread, 0.5)`; null while there is nothing to say. */
export function quantileOf(spread: Histogram, share: number): number | null {
  const total = spread.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  let seen = 0;
  for (const [bucket, count] of spread.entries()) {
    seen += count;
    if (seen >= share * total) return Math.round(middleOf(bucket));
  }
  return null;
}
