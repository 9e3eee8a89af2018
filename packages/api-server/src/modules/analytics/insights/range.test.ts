import { expect, test } from 'vitest';
import { rangeQuery } from '@rostrum/contracts/analytics';
import { firstDayKept, keepRecorded, resolveRange } from './range.ts';

const now = new Date('2026-11-19T10:12:00Z');
const resolve = (query: object, timezone = 'Europe/London') =>
  resolveRange(rangeQuery.parse(query), now, timezone);

test.each([
  [{}, '2026-10-21', '2026-11-20', '2026-09-21'],
  [{ range: '7d' }, '2026-11-13', '2026-11-20', '2026-11-06'],
  [{ range: '12m' }, '2025-11-21', '2026-11-20', '2024-11-22'],
  [{ range: 'custom', from: '2026-11-01', to: '2026-11-03' }, '2026-11-01', '2026-11-04', '2026-10-29'],
  // Backwards, in the future, of ten years.
  [{ range: 'custom', from: '2026-11-03', to: '2026-11-01' }, '2026-11-01', '2026-11-04', '2026-10-29'],
  [{ range: 'custom', from: '2027-01-01', to: '2030-01-01' }, '2026-11-19', '2026-11-20', '2026-11-18'],
  [{ range: 'custom', from: '0000-01-01', to: '0000-01-01' }, '2000-01-01', '2000-01-02', '1999-12-31'],
  [{ range: 'custom', from: '2016-01-01', to: '2026-01-01' }, '2025-01-01', '2026-01-02', '2024-01-01'],
])('%j', (query, from, until, before) => {
  const { current, previous } = resolve(query);
  expect([current.from, current.until, previous?.from]).toEqual([from, until, before]);
  expect(previous?.until).toBe(from);
});

test('today is the day of the organisation, and long ranges are drawn by whole weeks', () => {
  expect(resolve({ range: '7d' }, 'Pacific/Auckland').current.from).toBe('2026-11-13');
  expect(resolve({ range: '7d' }, 'Pacific/Kiritimati').current.until).toBe('2026-11-21');
  expect([resolve({}).step, resolve({ range: '12m' }).step]).toEqual([1, 7]);
  expect(resolve({ compare: 'off' }).previous).toBeNull();
});

test('days that are no longer recorded are not counted as empty, nor compared with', () => {
  const whole = keepRecorded(resolve({ range: '90d' }), '2026-05-24');
  expect([whole.since, whole.previous?.from]).toEqual([null, '2026-05-24']);
  const half = keepRecorded(resolve({ range: '90d' }), '2026-08-22');
  expect([half.since, half.previous]).toEqual([null, null]);
  const year = keepRecorded(resolve({ range: '12m' }), '2026-05-24');
  expect(year).toMatchObject({ since: '2026-05-29', previous: null, current: { from: '2026-05-29' } });
  const past = keepRecorded(resolve({ range: 'custom', from: '2026-01-01', to: '2026-01-31' }), '2026-05-24');
  expect(past.current.from).toBe(past.current.until);
  expect(keepRecorded(resolve({ range: '12m' }), null)).toMatchObject({
    since: null,
    previous: { from: '2024-11-22' },
  });
  expect(firstDayKept(resolve({}), 90)).toBe('2026-08-22');
});
