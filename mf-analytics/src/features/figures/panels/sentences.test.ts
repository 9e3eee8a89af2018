import { expect, test } from 'vitest';
import { describeBreakdown, describeSeries, describeSteps } from './sentences.ts';

const views = ['view', 'views'] as const;
const series = {
  step: 1 as const,
  total: { now: 12, before: 8 },
  points: [
    { date: '2026-11-18', count: 3 },
    { date: '2026-11-19', count: 9 },
  ],
  before: [],
  since: null,
};

test('a line says how many, how that moved and when there were most', () => {
  expect(describeSeries(series, views)).toBe('12 views, 50% more than before. Most on 19 Nov: 9.');
  expect(describeSeries({ ...series, total: { now: 0, before: null }, points: [] }, views)).toBe('0 views.');
  expect(describeSeries({ ...series, since: '2026-05-29', step: 7 }, views)).toContain(
    'Most on the seven days from 19 Nov: 9. Recorded since 29 May.',
  );
  expect(describeSeries({ ...series, total: { now: null, before: null } }, views)).toBe(
    'Nothing was counted in these days yet.',
  );
});

test('a breakdown names the largest group, and none where all are small', () => {
  const small = { groups: 2, count: 3 };
  expect(describeBreakdown({ groups: [{ key: 'ai', count: 9 }], small }, views, () => 'AI assistants')).toBe(
    'AI assistants: 9 of 12 views, 75%.',
  );
  expect(describeBreakdown({ groups: [], small }, views, String)).toBe('3 views, in groups of fewer than 5.');
  expect(describeBreakdown({ groups: [], small: { groups: 0, count: 0 } }, views, String)).toBe(
    'No views in these days.',
  );
});

test('steps lead from the first to the last', () => {
  const steps = [
    { key: 'viewed', count: 40 },
    { key: 'sent', count: 1 },
  ];
  expect(describeSteps(steps, views, 'led to an inquiry')).toBe('Of 40 views, 1 led to an inquiry.');
  expect(describeSteps([], views, 'led to an inquiry')).toBe('No views in these days.');
});
