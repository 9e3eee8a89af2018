import { expect, test } from 'vitest';
import { timeLeft } from './invitation-columns.tsx';

const now = Date.parse('2026-11-30T12:00:00Z');

test.each([
  ['2026-12-14T11:59:30Z', '14 days left'],
  ['2026-12-13T11:00:00Z', '13 days left'],
  ['2026-12-01T13:00:00Z', 'one day left'],
  ['2026-12-01T11:00:00Z', 'less than a day left'],
])('a link until %s has %s', (until, words) => {
  expect(timeLeft(until, now)).toBe(words);
});
