import { expect, test } from 'vitest';
import { describeRoom, forecastFull } from './seat-words.ts';

test.each([
  [{ used: 3, limit: null }, 'No limit', 'plain'],
  [{ used: 7, limit: 10 }, '3 left', 'plain'],
  [{ used: 8, limit: 10 }, '2 left', 'warning'],
  [{ used: 10, limit: 10 }, 'Full', 'danger'],
  [{ used: 0, limit: 0 }, 'Full', 'danger'],
  [{ used: 12, limit: 10 }, '2 over the limit', 'danger'],
] as const)('%j reads %s', (use, words, tone) => {
  expect(describeRoom(use)).toEqual({ words, tone });
});

test.each([
  [{ used: 92, limit: 100, recent: 12 }, '12 taken in 90 days: full in about 2 months at this pace'],
  [{ used: 92, limit: 100, recent: 24 }, '24 taken in 90 days: full in about a month at this pace'],
  [{ used: 99, limit: 100, recent: 9 }, '9 taken in 90 days: full within a month at this pace'],
  [{ used: 10, limit: 100, recent: 1 }, null],
  [{ used: 10, limit: 100, recent: 0 }, null],
  [{ used: 10, limit: 100 }, null],
  [{ used: 100, limit: 100, recent: 12 }, null],
  [{ used: 10, limit: null, recent: 12 }, null],
] as const)('%j forecasts %s', (use, words) => {
  expect(forecastFull(use)).toBe(words);
});
