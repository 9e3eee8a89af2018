import { expect, test } from 'vitest';
import { listDates, shiftMonth } from './calendar-dates.ts';

test('dates run over a month, a leap day and a year', () => {
  expect(listDates('2028-02-28', '2028-03-01')).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
  expect(shiftMonth('2026-12', 1)).toBe('2027-01');
  expect(shiftMonth('2027-01', -1)).toBe('2026-12');
});
