import type { SetupHours } from '@rostrum/contracts/inquiries';
import { expect, test } from 'vitest';
import { describeDesk } from './find-desk.ts';

const workday = { from: '07:00', to: '18:00' };
const always = { from: '00:00', to: '24:00' };
const week: SetupHours = {
  days: [workday, workday, workday, workday, { from: '07:00', to: '12:00' }, null, null],
  closed: [{ date: '2026-11-23', name: 'Founders’ day' }],
};
const at = (moment: string, hours = week, timezone = 'Europe/Berlin') => {
  const { is_open, changes_at } = describeDesk(hours, timezone, new Date(moment));
  return [is_open, changes_at];
};

test('a desk opens and closes on the clock of its organisation, and not on a day it is closed', () => {
  expect(at('2026-11-19T05:20:00Z')).toEqual([false, '2026-11-19T06:00:00.000Z']);
  expect(at('2026-11-19T06:00:00Z')).toEqual([true, '2026-11-19T17:00:00.000Z']);
  expect(at('2026-11-19T17:00:00Z')).toEqual([false, '2026-11-20T06:00:00.000Z']);
  // Over the weekend and the Monday that is closed.
  expect(at('2026-11-20T11:00:00Z')).toEqual([false, '2026-11-24T06:00:00.000Z']);
});

test('one that never closes has no end, nor has one that never opens a beginning', () => {
  const days = Array.from({ length: 7 }, () => always);
  expect(at('2026-11-19T23:59:00Z', { days, closed: [] })).toEqual([true, null]);
  expect(at('2026-11-19T12:00:00Z', { days: days.map(() => null), closed: [] })).toEqual([false, null]);
  // Open through a night: the end is that of the second day.
  const nights = { days: days.map((_, index) => (index < 2 ? always : null)), closed: [] };
  expect(at('2026-11-16T12:00:00Z', nights)).toEqual([true, '2026-11-17T23:00:00.000Z']);
});

test('days with the same times stand in one line', () => {
  expect(describeDesk(week, 'Europe/Berlin', new Date('2026-11-19T05:20:00Z')).hours).toEqual([
    { days: 'Monday to Thursday', times: '07:00 to 18:00' },
    { days: 'Friday', times: '07:00 to 12:00' },
  ]);
});
