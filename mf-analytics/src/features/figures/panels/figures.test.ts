import { expect, test } from 'vitest';
import { changeOf, minutesText, percent, secondsText } from './figures.ts';

test('a change is told in per cent, and not at all without anything before', () => {
  expect(changeOf({ now: 314, before: 266 })).toBeCloseTo(18.05, 1);
  expect(changeOf({ now: 5, before: 0 })).toBeNull();
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
