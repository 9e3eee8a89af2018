import { expect, test } from 'vitest';
import { formatShare, measureChange } from '@rostrum/contracts/analytics';
import { minutesText, percent, secondsText } from './figures.ts';

test('a change is told in per cent, and not at all without anything before', () => {
  expect(measureChange({ now: 314, before: 266 })).toBeCloseTo(18.05, 1);
  for (const [now, before] of [
    [5, 0],
    [29, 1],
    [12, 4],
    [55, 5],
  ] as const)
    expect([now, before, measureChange({ now, before })]).toEqual([now, before, null]);
  expect(measureChange({ now: 54, before: 5 })).toBeCloseTo(980);
  expect(formatShare(null, { part: 1, of: 1 })).toBe('1 of 1');
  expect(formatShare(1, { part: 4, of: 4 })).toBe('4 of 4');
  expect(formatShare(0.8, { part: 4, of: 5 })).toBe('80%');
  expect(formatShare(null, { part: 0, of: 0 })).toBe('–');
  expect(formatShare(0.9)).toBe('90%');
});

test('what was not counted reads as a dash, never as zero', () => {
  expect([percent(null), percent(0), percent(0.914), minutesText(null), minutesText(138)]).toEqual([
    '–',
    '0%',
    '91%',
    '–',
    '2 h 18 min',
  ]);
});

test('a time of reading is told to the second', () => {
  expect([null, 41, 60, 112].map(secondsText)).toEqual(['–', '41 s', '1 min', '1 min 52 s']);
});
