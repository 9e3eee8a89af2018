import { expect, test } from 'vitest';
import { formatClock, formatDay, formatZone, formatZonedClock, isSameDay, readTimeZone } from './dates.ts';
import { formatDuration, formatRoughDuration } from './durations.ts';

const moment = '2026-11-19T23:30:00Z';

test('a moment is written in the zone asked for, and its day follows the zone', () => {
  expect(formatDay(moment, 'Europe/London')).toBe('19 November 2026');
  expect(formatDay(moment, 'Asia/Tokyo')).toBe('20 November 2026');
  expect(formatClock(moment, 'Asia/Tokyo')).toBe('08:30');
  expect(formatZonedClock(moment, 'Europe/London')).toBe('23:30 GMT');
  expect(formatZone(moment, 'Europe/Paris')).toBe('CET');
  expect(isSameDay(moment, '2026-11-20T01:00:00Z', 'Europe/London')).toBe(false);
  expect(isSameDay(moment, '2026-11-20T01:00:00Z', 'Asia/Tokyo')).toBe(true);
});

test('a calendar date is the same day in every zone', () => {
  expect(formatDay('2026-03-03', 'Pacific/Auckland')).toBe('3 March 2026');
});

test('a zone that the runtime does not know is none', () => {
  expect([readTimeZone('Europe/Oslo') !== undefined, readTimeZone('Mars/Base')]).toEqual([true, undefined]);
});

test('durations have one form', () => {
  const texts = [0, 45, 73, 120, 128, 1440, 3 * 1440 + 250].map((minutes) =>
    formatDuration(minutes * 60_000),
  );
  expect(texts).toEqual(['0 min', '45 min', '1 h 13 min', '2 h', '2 h 8 min', '1 d', '3 d 4 h']);
  expect([73, 130, 50 * 60].map((minutes) => formatRoughDuration(minutes * 60_000))).toEqual([
    '1 h 13 min',
    '2 h',
    '2 d',
  ]);
});
