import { expect, test } from 'vitest';
import { describeRoom } from './seat-words.ts';

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
