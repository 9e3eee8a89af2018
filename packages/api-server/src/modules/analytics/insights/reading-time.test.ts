import { expect, test } from 'vitest';
import { middleOf } from './reading-time.ts';

test.each([
  ['too few to say', { '60': 4 }, null],
  ['none', {}, null],
  // Ten readings between 50 and 60 seconds: half of them are over after 55.
  ['one step', { '60': 10 }, 55],
  ['the middle lies between two steps', { '10': 5, '20': 5 }, 10],
  ['keys in any order, wider steps later', { '1800': 1, '20': 2, '150': 4 }, 131],
] as const)('%s', (_name, counts, seconds) => {
  expect(middleOf(Object.entries(counts).map(([key, count]) => ({ key, count })))).toBe(seconds);
});
