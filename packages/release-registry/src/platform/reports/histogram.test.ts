import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bucketOf, emptyHistogram, quantileOf } from './histogram.ts';

const spreadOf = (times: readonly number[]) => {
  const spread = emptyHistogram();
  for (const ms of times) spread[bucketOf(ms)] = (spread[bucketOf(ms)] ?? 0) + 1;
  return spread;
};
const time = fc.double({ min: 4, max: 60_000, noNaN: true });

test('any quantile is right within an eighth', () => {
  fc.assert(
    fc.property(
      fc.array(time, { minLength: 1, maxLength: 200 }),
      fc.constantFrom(0.5, 0.75, 0.95),
      (times, share) => {
        const exact = times.toSorted((a, b) => a - b)[Math.ceil(share * times.length) - 1] ?? 0;
        const told = quantileOf(spreadOf(times), share) ?? 0;
        expect(Math.abs(told - exact)).toBeLessThanOrEqual(exact / 8 + 1);
      },
    ),
  );
});

test('what is out of bounds is counted at the bounds, and nothing says nothing', () => {
  expect([bucketOf(0), bucketOf(-5), bucketOf(9e9)]).toEqual([0, 0, emptyHistogram().length - 1]);
  expect(quantileOf(emptyHistogram(), 0.5)).toBeNull();
});
