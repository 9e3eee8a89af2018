import { describe, expect, test } from 'vitest';
import { answerBy, windowEnd, windowMinutes } from './ask-window.ts';

const now = new Date('2026-11-19T10:00:00Z');
const at = (clock: string) => new Date(`2026-11-19T${clock}:00Z`);
const london = 'Europe/London';

test('an answer is due before the deadline, by a quarter of the time and half an hour at least', () => {
  expect(answerBy(now, at('14:00'), london)).toEqual(at('13:00'));
  expect(answerBy(now, at('11:00'), london)).toEqual(at('10:30'));
});

test('a deadline that is near or over still leaves time to answer', () => {
  expect(answerBy(now, at('10:20'), london)).toEqual(at('10:15'));
  expect(answerBy(now, at('09:00'), london)).toEqual(new Date('2026-11-22T17:00:00Z'));
  expect(answerBy(now, null, london)).toEqual(new Date('2026-11-22T17:00:00Z'));
});

test('those asked at once have all the time, those asked in order an equal part each', () => {
  expect(windowMinutes(now, at('13:00'), { count: 3, inOrder: false })).toBe(180);
  expect(windowMinutes(now, at('13:00'), { count: 3, inOrder: true })).toBe(60);
  expect(windowMinutes(now, at('10:20'), { count: 5, inOrder: true })).toBe(15);
});

const clockIn = (moment: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone }).format(moment);

describe.each(['Europe/London', 'America/New_York', 'Asia/Kolkata', 'Pacific/Auckland'])('in %s', (zone) => {
  const starts = Array.from(
    { length: 48 },
    (_, half) => new Date(Date.parse('2026-11-19T00:14:37Z') + half * 1_800_000),
  );

  const proposed = (hours: number | null) =>
    starts.map((start) => {
      const deadline = hours === null ? null : new Date(start.getTime() + hours * 3_600_000);
      return { start, deadline, until: answerBy(start, deadline, zone) };
    });

  test.each([3, 6, 11, 24, 40, 100, 300])(
    'with %d hours left no proposed time is odd or too late',
    (hours) => {
      for (const { start, deadline, until } of proposed(hours)) {
        expect(clockIn(until, zone)).toMatch(/:(00|15|30|45)$/);
        expect(Number(deadline) - until.getTime()).toBeGreaterThanOrEqual(30 * 60_000);
        expect(until.getTime() - start.getTime()).toBeGreaterThanOrEqual(15 * 60_000);
        const minutes = windowMinutes(start, until, { count: 1, inOrder: false });
        // The expert sees the computed time, to the minute.
        expect(windowEnd(start, { windowMinutes: minutes, inOrder: false }, zone)).toEqual(until);
      }
    },
  );

  test.each([40, 100, 300, null])('with %d hours left no proposed time is at night', (hours) => {
    for (const { until } of proposed(hours)) expect(clockIn(until, zone)).toMatch(/^(17|08|20):00$/);
  });

  test('a part of a longer time ends at a full time as well', () => {
    for (const start of starts)
      for (const minutes of [97, 480, 1440, 4000]) {
        const clock = clockIn(windowEnd(start, { windowMinutes: minutes, inOrder: true }, zone), zone);
        expect(clock).toMatch(/:(00|15|30|45)$/);
      }
  });
});

test('an evening’s inquiry that is due in the morning is answered before the night or in the morning', () => {
  const evening = new Date('2026-11-19T18:00:00Z');
  expect(answerBy(evening, new Date('2026-11-20T09:00:00Z'), london)).toEqual(
    new Date('2026-11-20T08:00:00Z'),
  );
  const early = new Date('2026-11-20T07:00:00Z');
  expect(answerBy(evening, early, london)).toEqual(at('20:00'));
  expect(answerBy(at('22:00'), early, london)).toEqual(new Date('2026-11-20T06:30:00Z'));
});

test('a time that was chosen stays as it is', () => {
  const minutes = windowMinutes(now, at('10:47'), { count: 1, inOrder: false });
  expect(windowEnd(now, { windowMinutes: minutes, inOrder: false }, london)).toEqual(at('10:47'));
});
