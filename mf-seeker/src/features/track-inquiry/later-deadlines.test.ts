import { expect, test } from 'vitest';
import { listLaterDeadlines } from './later-deadlines.ts';

const now = new Date(2026, 10, 19, 3, 14, 27);
const listed = (deadline: Date) =>
  listLaterDeadlines(deadline, now).map(({ label, at }) => [label, at.toString().slice(0, 24)]);

test('a deadline that has passed is moved to full times from today, whatever the time is now', () => {
  expect(listed(new Date(2026, 10, 18, 12))).toEqual([
    ['2 hours more', 'Thu Nov 19 2026 05:15:00'],
    ['1 day more', 'Fri Nov 20 2026 17:00:00'],
    ['3 days more', 'Sun Nov 22 2026 17:00:00'],
    ['1 week more', 'Thu Nov 26 2026 17:00:00'],
  ]);
});

test('a deadline to come keeps its time of day', () => {
  expect(listed(new Date(2026, 10, 20, 12, 30))).toEqual([
    ['2 hours more', 'Fri Nov 20 2026 14:30:00'],
    ['1 day more', 'Sat Nov 21 2026 12:30:00'],
    ['3 days more', 'Mon Nov 23 2026 12:30:00'],
    ['1 week more', 'Fri Nov 27 2026 12:30:00'],
  ]);
});
