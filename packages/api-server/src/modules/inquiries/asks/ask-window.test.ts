import { expect, test } from 'vitest';
import { answerBy, windowMinutes } from './ask-window.ts';

const now = new Date('2026-11-19T10:00:00Z');
const at = (clock: string) => new Date(`2026-11-19T${clock}:00Z`);

test('an answer is due before the deadline, by a quarter of the time and half an hour at least', () => {
  expect(answerBy(now, at('14:00'))).toEqual(at('13:00'));
  expect(answerBy(now, at('11:00'))).toEqual(at('10:30'));
});

test('a deadline that is near or over still leaves time to answer', () => {
  expect(answerBy(now, at('10:20'))).toEqual(at('10:15'));
  expect(answerBy(now, at('09:00'))).toEqual(new Date('2026-11-22T10:00:00Z'));
  expect(answerBy(now, null)).toEqual(new Date('2026-11-22T10:00:00Z'));
});

test('those asked at once have all the time, those asked in order an equal part each', () => {
  expect(windowMinutes(now, at('13:00'), { count: 3, inOrder: false })).toBe(180);
  expect(windowMinutes(now, at('13:00'), { count: 3, inOrder: true })).toBe(60);
  expect(windowMinutes(now, at('10:20'), { count: 5, inOrder: true })).toBe(15);
});
