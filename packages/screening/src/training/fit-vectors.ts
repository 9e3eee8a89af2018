import { screeningClasses, type ScreeningClass } from '../classes.ts';

/** A text as it is learned from. */
export interface VectorRow {
  label: ScreeningClass;
  /** Texts of one template count as one together. */
  template: string;
  read: Float64Array;
}

const options = { rounds: 120, rate: 0.06, decay: 0.0003 };

const classes = screeningClasses.length;

/** Adds the slope of one row to that of all weights. */
function addSlope(
  slope: Float64Array,
  weights: Float64Array,
  { read, label }: VectorRow,
  share: number,
): void {
  const width = read.length + 1;
  const scores = new Float64Array(classes);
  for (let one = 0; one < classes; one += 1) {
    let sum = weights[one * width + read.length] ?? 0;
    for (let at = 0; at < read.length; at += 1) sum += (weights[one * width + at] ?? 0) * (read[at] ?? 0);
    scores[one] = sum;
  }
  const top = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - top));
  const total = powers.reduce((sum, power) => sum + power, 0);
  for (let one = 0; one < classes; one += 1) {
    const error = ((powers[one] ?? 0) / total - (screeningClasses[one] === label ? 1 : 0)) * share;
    for (let at = 0; at < read.length; at += 1)
      slope[one * width + at] = (slope[one * width + at] ?? 0) + error * (read[at] ?? 0);
    slope[one * width + read.length] = (slope[one * width + read.length] ?? 0) + error;
  }
}

/** Fits a logistic regression of all classes (Adam over all rows). Returns a row of weights for each class, the bias last. */
export function fitVectors(rows: readonly VectorRow[]): number[][] {
  const perTemplate = Map.groupBy(rows, ({ template }) => template);
  const width = (rows[0]?.read.length ?? 0) + 1;
  const weights = new Float64Array(classes * width);
  const means = new Float64Array(weights.length);
  const squares = new Float64Array(weights.length);
  for (let round = 1; round <= options.rounds; round += 1) {
    const slope = new Float64Array(weights.length);
    for (const row of rows)
      addSlope(slope, weights, row, 1 / (perTemplate.get(row.template)?.length ?? 1) / perTemplate.size);
    for (let at = 0; at < weights.length; at += 1) {
      const isBias = at % width === width - 1;
      const step = (slope[at] ?? 0) + (isBias ? 0 : options.decay * (weights[at] ?? 0));
      means[at] = 0.9 * (means[at] ?? 0) + 0.1 * step;
      squares[at] = 0.999 * (squares[at] ?? 0) + 0.001 * step * step;
      const mean = (means[at] ?? 0) / (1 - 0.9 ** round);
      const square = (squares[at] ?? 0) / (1 - 0.999 ** round);
      weights[at] = (weights[at] ?? 0) - (options.rate * mean) / (Math.sqrt(square) + 1e-9);
    }
  }
  return Array.from({ length: classes }, (_, one) =>
    Array.from(weights.subarray(one * width, (one + 1) * width)),
  );
}
