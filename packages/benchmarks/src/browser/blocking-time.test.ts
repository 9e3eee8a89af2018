import { expect, test } from 'vitest';
import { sumBlocking } from './blocking-time.ts';

test('blocks with what its tasks take beyond fifty milliseconds each', () => {
  expect(sumBlocking([])).toBe(0);
  expect(sumBlocking([50, 20, 49.9])).toBe(0);
  expect(sumBlocking([60, 20, 150])).toBe(110);
});
