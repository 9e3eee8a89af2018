import { solve } from './solve.ts';

/** Gradient and curvature of what is made as likely as it can be. */
interface Slope {
  gradient: number[];
  curvature: number[][];
}

const zeros = (size: number): number[] => Array.from({ length: size }, () => 0);

/** A step is cut to this, so that a first guess far from the best one does not go further away. */
const longestStep = 0.4;
const mostSteps = 80;

/** Newton's method. `penalty` keeps weights small that few requests tell of. */
function climb(
  size: number,
  penalty: readonly number[],
  slopeAt: (weights: readonly number[]) => Slope,
): number[] {
  let weights = zeros(size);
  for (let step = 0; step < mostSteps; step += 1) {
    const { gradient, curvature } = slopeAt(weights);
    const rows = curvature.map((row, at) => [
      ...row.map((value, column) => (column === at ? value + (penalty[at] ?? 0) : value)),
      (gradient[at] ?? 0) - (penalty[at] ?? 0) * (weights[at] ?? 0),
    ]);
    const change = solve(rows);
    const cut = Math.min(1, longestStep / Math.max(1e-9, ...change.map(Math.abs)));
    weights = weights.map((weight, at) => weight + cut * (change[at] ?? 0));
    if (Math.max(...change.map(Math.abs)) < 1e-5) break;
  }
  return weights;
}

const dot = (left: readonly number[], right: readonly number[]) =>
  left.reduce((sum, value, at) => sum + value * (right[at] ?? 0), 0);
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

function addOuter(curvature: number[][], row: readonly number[], factor: number) {
  for (const [at, target] of curvature.entries())
    for (const [column, value] of row.entries())
      target[column] = (target[column] ?? 0) + factor * (row[at] ?? 0) * value;
}

const spreadOf = (rows: readonly (readonly number[])[], at: number) => {
  const values = rows.map((row) => row[at] ?? 0);
  const centre = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - centre) ** 2))) || 1;
};

/** The candidates of one request: what is known of each, and how much of the request each is worth, together 1. */
export interface RankSample {
  rows: readonly (readonly number[])[];
  shares: readonly number[];
}

/** Fits weights by which the candidates that are meant stand before the others of the same request. */
export function fitRanking(samples: readonly RankSample[], size: number, penalty = 0.002): number[] {
  const all = samples.flatMap(({ rows }) => rows);
  const spreads = zeros(size).map((_, at) => spreadOf(all, at));
  const scaled = samples.map(({ rows, shares }) => ({
    shares,
    rows: rows.map((row) => row.map((value, at) => value / (spreads[at] ?? 1))),
  }));
  const fitted = climb(
    size,
    Array.from({ length: size }, () => penalty * samples.length),
    (weights) => {
      const gradient = zeros(size);
      const curvature = zeros(size).map(() => zeros(size));
      for (const { rows, shares } of scaled) {
        const scores = rows.map((row) => dot(row, weights));
        const most = Math.max(...scores);
        const raised = scores.map((score) => Math.exp(score - most));
        const total = raised.reduce((sum, value) => sum + value, 0);
        const chances = raised.map((value) => value / total);
        const centre = zeros(size).map((_, at) =>
          dot(
            chances,
            rows.map((row) => row[at] ?? 0),
          ),
        );
        for (const [place, row] of rows.entries()) {
          const chance = chances[place] ?? 0;
          for (const [at, value] of row.entries())
            gradient[at] = (gradient[at] ?? 0) + ((shares[place] ?? 0) - chance) * value;
          if (chance > 1e-6)
            addOuter(
              curvature,
              row.map((value, at) => value - (centre[at] ?? 0)),
              chance,
            );
        }
      }
      return { gradient, curvature };
    },
  );
  return fitted.map((weight, at) => weight / (spreads[at] ?? 1));
}

/** Fits the weights of a logistic regression. The first one stands alone: it is added to the others. */
export function fitOdds(
  rows: readonly (readonly number[])[],
  outcomes: readonly boolean[],
  penalty = 2,
): number[] {
  const size = rows[0]?.length ?? 0;
  const centres = zeros(size).map((_, at) => mean(rows.map((row) => row[at] ?? 0)));
  const spreads = zeros(size).map((_, at) => spreadOf(rows, at));
  const scaled = rows.map((row) => [
    1,
    ...row.map((value, at) => (value - (centres[at] ?? 0)) / (spreads[at] ?? 1)),
  ]);
  const fitted = climb(size + 1, [1e-6, ...Array.from({ length: size }, () => penalty)], (weights) => {
    const gradient = zeros(size + 1);
    const curvature = zeros(size + 1).map(() => zeros(size + 1));
    for (const [place, row] of scaled.entries()) {
      const chance = 1 / (1 + Math.exp(-dot(row, weights)));
      const miss = (outcomes[place] ? 1 : 0) - chance;
      for (const [at, value] of row.entries()) gradient[at] = (gradient[at] ?? 0) + miss * value;
      addOuter(curvature, row, chance * (1 - chance));
    }
    return { gradient, curvature };
  });
  const [base = 0, ...others] = fitted;
  const unscaled = others.map((weight, at) => weight / (spreads[at] ?? 1));
  return [base - dot(unscaled, centres), ...unscaled];
}
