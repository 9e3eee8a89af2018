import {
  measureShare,
  type Figure,
  type Fraction,
  type Series,
  type ShareFigure,
} from '@rostrum/contracts/analytics';
import type { Period } from '../../../calendar/period.ts';
import type { RecordedRange } from './range.ts';

type Points = Series['points'];

const sum = (points: Points) => points.reduce((total, { count }) => total + count, 0);

/** A count over a range, beside the one before it. */
export async function readSeries(
  { current, previous, step, since }: RecordedRange,
  read: (period: Period, step: number) => Promise<Points>,
): Promise<Series> {
  const [points, before] = await Promise.all([read(current, step), previous ? read(previous, step) : []]);
  return {
    step,
    total: { now: points.length === 0 ? null : sum(points), before: previous ? sum(before) : null },
    points,
    before,
    since,
  };
}

/** A reading of a range and of the one before it; null where that is not compared. */
export const readBoth = async <Value>(
  { current, previous }: Pick<RecordedRange, 'current' | 'previous'>,
  read: (period: Period) => Promise<Value>,
): Promise<{ now: Value; before: Value | null; isRecorded: boolean }> => {
  const [now, before] = await Promise.all([read(current), previous ? read(previous) : null]);
  return { now, before, isRecorded: current.from < current.until };
};

/** One figure of two readings; none where nothing of the range is recorded. */
export const pick = <Value>(
  { now, before, isRecorded }: { now: Value; before: Value | null; isRecorded: boolean },
  choose: (value: Value) => number | null,
): Figure => ({
  now: isRecorded ? choose(now) : null,
  before: before === null ? null : choose(before),
});

/** Returns two shares, each with the counts it was measured on; null where there is no period to measure. */
export const compareShares = (now: Fraction | null, before: Fraction | null): ShareFigure => ({
  now: now && measureShare(now),
  before: before && measureShare(before),
  counts: { now, before },
});

/** One share of two readings; none where nothing of the range is recorded. */
export const pickShare = <Value>(
  { now, before, isRecorded }: { now: Value; before: Value | null; isRecorded: boolean },
  choose: (value: Value) => Fraction,
): ShareFigure => compareShares(isRecorded ? choose(now) : null, before === null ? null : choose(before));
