import { expect, test } from 'vitest';
import { findDay, getTicks, getX, margin, toPoints } from './line-places.ts';

const box = { width: 336, height: 140 };

test('the scale starts at zero, has whole steps and holds the highest count of both periods', () => {
  expect(getTicks([0, 0], [1])).toEqual([0, 1, 2, 3]);
  expect(getTicks([4, 2], [10])).toEqual([0, 4, 8, 12]);
  expect(getTicks([], [])).toEqual([0, 1, 2, 3]);
  // Steps that read easily: 40 and not 39, 30 and not 29.
  expect([117, 87, 352].map((highest) => getTicks([highest]).at(-1))).toEqual([120, 90, 360]);
});

test('the line goes from edge to edge, zero at the bottom', () => {
  expect(toPoints([0, 6, 3], 6, box)).toBe('28.0,112.0 178.0,12.0 328.0,62.0');
  expect(getX(0, 1, box)).toBe(margin.left);
});

test('the day under the pointer is the nearest one, also beside the line', () => {
  expect([0, 90, 110, 178, 999].map((x) => findDay(x, 3, box))).toEqual([0, 0, 1, 1, 2]);
  expect(findDay(50, 3, { width: 0, height: 140 })).toBe(0);
});
