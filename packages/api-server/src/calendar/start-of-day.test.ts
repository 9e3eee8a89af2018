import { expect, test } from 'vitest';
import { startOfDay } from './start-of-day.ts';

test.each([
  ['2026-11-19', 'Europe/London', '2026-11-19T00:00:00.000Z'],
  ['2026-07-01', 'Europe/London', '2026-06-30T23:00:00.000Z'],
  ['2026-11-19', 'America/New_York', '2026-11-19T05:00:00.000Z'],
  ['2026-03-29', 'Europe/London', '2026-03-29T00:00:00.000Z'],
  ['2026-03-30', 'Europe/London', '2026-03-29T23:00:00.000Z'],
  ['2026-11-19', 'Asia/Kolkata', '2026-11-18T18:30:00.000Z'],
])('%s begins in %s at %s', (date, timezone, moment) => {
  expect(startOfDay(date, timezone).toISOString()).toBe(moment);
});
