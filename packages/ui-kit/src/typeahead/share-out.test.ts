import { expect, test } from 'vitest';
import { shareOut } from './share-out.ts';
import { wordSuggestions } from './suggestion.ts';

const group = (label: string, count: number) =>
  wordSuggestions(
    label,
    Array.from({ length: count }, (_, index) => `${label} ${index}`),
  );
const sizes = (room: number, ...counts: number[]) =>
  shareOut(
    counts.map((count, index) => group(`group ${index}`, count)),
    room,
  ).map(({ items }) => items.length);

test('a long group leaves room for the short ones', () => {
  expect(sizes(10, 80, 2, 3)).toEqual([5, 2, 3]);
  expect(sizes(4, 80, 80)).toEqual([2, 2]);
});

test('everything is given when there is room, and nothing when there is nothing', () => {
  expect(sizes(100, 3, 0, 4)).toEqual([3, 4]);
  expect(sizes(10)).toEqual([]);
  expect(sizes(0, 3)).toEqual([]);
});
