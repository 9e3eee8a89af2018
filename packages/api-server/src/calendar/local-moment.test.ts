import { expect, test } from 'vitest';
import { localMoment } from './local-moment.ts';

test.each([
  ['2026-11-19', '15:30', 'Europe/London', '2026-11-19T15:30:00.000Z'],
  ['2026-07-01', '15:30', 'Europe/London', '2026-07-01T14:30:00.000Z'],
  ['2026-11-19', '00:00', 'Asia/Kolkata', '2026-11-18T18:30:00.000Z'],
  ['2026-11-19', '23:59', 'Pacific/Kiritimati', '2026-11-19T09:59:00.000Z'],
  // Around the clock changes of 2026 in London: the last hour before each, and the first after.
  ['2026-03-29', '00:59', 'Europe/London', '2026-03-29T00:59:00.000Z'],
  ['2026-03-29', '02:00', 'Europe/London', '2026-03-29T01:00:00.000Z'],
  ['2026-10-25', '02:00', 'Europe/London', '2026-10-25T02:00:00.000Z'],
  // Comes twice: the first of both.
  ['2026-10-25', '01:30', 'Europe/London', '2026-10-25T00:30:00.000Z'],
  ['2026-11-01', '01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
])('%s %s in %s is %s', (date, time, timezone, moment) => {
  expect(localMoment(date, time, timezone)?.toISOString()).toBe(moment);
});

test.each([
  ['2026-03-29', '01:00', 'Europe/London'],
  ['2026-03-29', '01:59', 'Europe/London'],
  ['2026-03-08', '02:30', 'America/New_York'],
  // Half an hour only.
  ['2026-10-04', '02:15', 'Australia/Lord_Howe'],
])('%s %s does not exist in %s', (date, time, timezone) => {
  expect(localMoment(date, time, timezone)).toBeUndefined();
});
