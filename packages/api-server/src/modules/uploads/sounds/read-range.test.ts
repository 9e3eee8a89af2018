import { expect, test } from 'vitest';
import { readRange } from './read-range.ts';

test('a part of a file is read as it was asked for, and no part that is not there', () => {
  const read = (header: string | undefined) => readRange(header, 100);
  expect(['bytes=0-1', 'bytes=90-', 'bytes=-10', 'bytes=50-500', 'bytes=-500'].map(read)).toEqual([
    { start: 0, end: 1 },
    { start: 90, end: 99 },
    { start: 90, end: 99 },
    { start: 50, end: 99 },
    { start: 0, end: 99 },
  ]);
  expect(['bytes=100-', 'bytes=9-3', 'bytes=-0'].map(read)).toEqual([null, null, null]);
  // Several parts, or another unit: the whole is an answer to that.
  expect([undefined, 'bytes=-', 'bytes=0-1,5-6', 'lines=1-2'].map(read)).toEqual(Array(4).fill(undefined));
});
