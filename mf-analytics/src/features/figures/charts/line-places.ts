/** Space around the lines for the labels of both axes, in pixels: the same as of the larger charts. */
export const margin = { left: 28, right: 8, top: 12, bottom: 28 };

export interface Box {
  width: number;
  height: number;
}

const innerWidth = ({ width }: Box) => Math.max(0, width - margin.left - margin.right);
const innerHeight = ({ height }: Box) => height - margin.top - margin.bottom;

const roundSteps = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

/** The next whole number that reads easily on an axis: 40 and not 39. */
function toRoundStep(least: number): number {
  const size = 10 ** Math.floor(Math.log10(least));
  const steps = roundSteps.map((step) => step * size).filter(Number.isInteger);
  return steps.find((step) => step >= least) ?? least;
}

/** Four values from zero, in whole and round numbers, the last of them at or above the highest count. */
export function getTicks(...series: readonly (readonly number[])[]): number[] {
  const step = toRoundStep(Math.ceil(Math.max(3, ...series.flat()) / 3));
  return [0, step, step * 2, step * 3];
}

/** Where the day at an index stands, from the left. */
export const getX = (index: number, days: number, box: Box): number =>
  margin.left + (days > 1 ? (index / (days - 1)) * innerWidth(box) : 0);

/** Where a count stands, from the top. */
export const getY = (count: number, highest: number, box: Box): number =>
  margin.top + (1 - count / highest) * innerHeight(box);

/** The `points` of a polyline. */
export const toPoints = (counts: readonly number[], highest: number, box: Box): string =>
  counts
    .map(
      (count, index) =>
        `${getX(index, counts.length, box).toFixed(1)},${getY(count, highest, box).toFixed(1)}`,
    )
    .join(' ');

/** The day that is nearest to a place from the left. */
export function findDay(x: number, days: number, box: Box): number {
  const share = innerWidth(box) > 0 ? (x - margin.left) / innerWidth(box) : 0;
  return Math.min(days - 1, Math.max(0, Math.round(share * (days - 1))));
}
