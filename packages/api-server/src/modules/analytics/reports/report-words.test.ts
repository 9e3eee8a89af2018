import { expect, test } from 'vitest';
import { resolveMonth } from './report-month.ts';
import { listDecisions, writeHeadline } from './report-words.ts';

const unknown = { half: null, most: null, nearly_all: null };
const weekday = (key: number, share: number | null) => ({
  key,
  inquiries: 9,
  in_time: share,
  median_minutes: null,
  acknowledged: unknown,
  replied: unknown,
});
const figure = (now: number | null, before: number | null) => ({ now, before });

test('the headline says what the figures say, and no more', () => {
  const write = (
    inquiries: ReturnType<typeof figure>,
    inTime: number | null,
    days: ReturnType<typeof weekday>[],
    counted: { part: number; of: number } | null = null,
  ) =>
    writeHeadline({
      inquiries,
      answered_in_time: { ...figure(inTime, null), counts: { now: counted, before: null } },
      by_weekday: days,
    });
  expect(write(figure(302, 256), 0.91, [weekday(1, 0.95), weekday(7, 0.4)])).toBe(
    'Inquiries rose 18%, and 91% had a first reply in time. Sundays are the gap.',
  );
  expect(write(figure(4, 8), 0.5, [weekday(7, null)])).toBe(
    'Inquiries fell 50%, and 50% had a first reply in time.',
  );
  expect(write(figure(29, 1), null, [], { part: 3, of: 4 })).toBe(
    '29 inquiries came after 1 the month before, and 3 of 4 had a first reply in time.',
  );
  expect(write(figure(1, 0), null, [])).toBe('1 inquiry came.');
  expect(write(figure(0, 8), null, [])).toBe('No inquiry came.');
  expect(
    listDecisions({ by_weekday: [] }, { most_asked: [], unanswered_searches: [], missed_deadlines: 0 }),
  ).toEqual([]);
});

test('a month is compared with the one before; a running one with as many first days of it', () => {
  const at = (month: string | undefined, now: string) => {
    const { range, isRunning } = resolveMonth(month, new Date(now), 'Pacific/Auckland');
    return [range.current.from, range.current.until, range.previous?.from, range.previous?.until, isRunning];
  };
  expect(at('2026-10', '2026-11-19T10:00:00Z')).toEqual([
    '2026-10-01',
    '2026-11-01',
    '2026-09-01',
    '2026-10-01',
    false,
  ]);
  // The first of the month has begun there; in December the year of the month before is another.
  expect(at(undefined, '2026-12-31T12:00:00Z')).toEqual([
    '2027-01-01',
    '2027-01-02',
    '2026-12-01',
    '2026-12-02',
    true,
  ]);
  expect(at(undefined, '2026-03-30T23:00:00Z')).toEqual([
    '2026-03-01',
    '2026-04-01',
    '2026-02-01',
    '2026-03-01',
    true,
  ]);
  expect(() => at('2026-12', '2026-11-19T10:00:00Z')).toThrow('this month');
});
