import { usualHours, usualRota, type SetupRota } from '@rostrum/contracts/inquiries';
import { expect, test } from 'vitest';
import { findDuty } from './on-duty.ts';

const desk = new Set(['ana', 'ben', 'cleo']);
const shift = (day: number, from: string, to: string, member_id: string) => ({
  id: `${day} ${from}`,
  day,
  from,
  to,
  member_id,
});
const weekdaysOf = (from: string, to: string, member: string) =>
  [0, 1, 2, 3, 4].map((day) => shift(day, from, to, member));
const read = (rota: Partial<SetupRota>, at: string, { timezone = 'Europe/London', closed = [''] } = {}) => {
  const hours = { ...usualHours, closed: closed.filter(Boolean).map((date) => ({ date, name: 'Off' })) };
  const { now, changesAt, next } = findDuty(
    { rota: { ...usualRota, ...rota }, hours, timezone },
    new Date(at),
    desk,
  );
  return [now?.userId ?? null, changesAt?.toISOString() ?? null, next?.userId ?? null];
};

const week = { shifts: [...weekdaysOf('09:00', '13:00', 'ana'), ...weekdaysOf('13:00', '17:00', 'ben')] };

test('who is on duty, until when, and who after that; outside of shifts the escalation contact', () => {
  expect(read(week, '2026-11-26T12:59:59Z')).toEqual(['ana', '2026-11-26T13:00:00.000Z', 'ben']);
  expect(read(week, '2026-11-26T13:00:00Z')).toEqual(['ben', '2026-11-26T17:00:00.000Z', null]);
  // A Friday evening: over the weekend.
  expect(read(week, '2026-11-27T18:00:00Z')).toEqual([null, '2026-11-30T09:00:00.000Z', 'ana']);
  const kept = { ...week, escalation_id: 'cleo' };
  expect(read(kept, '2026-11-27T18:00:00Z')).toEqual(['cleo', '2026-11-30T09:00:00.000Z', 'ana']);
  expect(read({ escalation_id: 'cleo' }, '2026-11-27T18:00:00Z')).toEqual(['cleo', null, null]);
});

test('on a day off no one is, unless shifts are worked then or one is swapped', () => {
  const off = { closed: ['2026-11-26'] };
  expect(read(week, '2026-11-26T10:00:00Z', off)).toEqual([null, '2026-11-27T09:00:00.000Z', 'ana']);
  expect(read({ ...week, on_days_off: true }, '2026-11-26T10:00:00Z', off)[0]).toBe('ana');
  const swaps = [{ date: '2026-11-26', shift_id: '3 09:00', member_id: 'cleo' }];
  expect(read({ ...week, swaps }, '2026-11-26T10:00:00Z', off)).toEqual([
    'cleo',
    '2026-11-26T13:00:00.000Z',
    null,
  ]);
});

test('a swap is for its day alone, and who left the desk is not on duty', () => {
  const swaps = [{ date: '2026-11-26', shift_id: '3 09:00', member_id: 'ben' }];
  // Ben is there for both halves of the day: nothing changes at one.
  expect(read({ ...week, swaps }, '2026-11-26T10:00:00Z')).toEqual(['ben', '2026-11-26T17:00:00.000Z', null]);
  expect(read({ ...week, swaps }, '2026-12-03T10:00:00Z')[0]).toBe('ana');
  const gone = [{ date: '2026-11-26', shift_id: '3 09:00', member_id: 'left' }];
  expect(read({ ...week, swaps: gone, escalation_id: 'cleo' }, '2026-11-26T10:00:00Z')[0]).toBe('cleo');
});

test('shifts through the night, and of shifts that overlap the one that began last', () => {
  const shifts = [shift(3, '20:00', '08:00', 'ana'), shift(4, '07:30', '12:00', 'ben')];
  expect(read({ shifts }, '2026-11-27T02:00:00Z')).toEqual(['ana', '2026-11-27T07:30:00.000Z', 'ben']);
  expect(read({ shifts }, '2026-11-27T07:45:00Z')[0]).toBe('ben');
  // Day and night without a pause: no change is announced, least of all where the reckoning ends.
  const always = [0, 1, 2, 3, 4, 5, 6].map((day) => shift(day, '08:00', '08:00', 'ana'));
  expect(read({ shifts: always }, '2026-11-27T12:00:00Z')).toEqual(['ana', null, null]);
});

test('shifts that meet in the hour of a clock change leave no gap and no overlap, both ways', () => {
  // Of 29 March 01:00 to 02:00 is left out; of 25 October it comes twice.
  for (const edge of ['01:00', '01:30', '02:00'])
    for (const [date, from] of [
      ['2026-03-29', '2026-03-28T23:00:00Z'],
      ['2026-10-25', '2026-10-24T22:30:00Z'],
    ] as const) {
      const shifts = [shift(5, '22:00', edge, 'ana'), shift(6, edge, '09:00', 'ben')];
      const [now, changesAt, next] = read({ shifts }, from);
      expect([date, now, next]).toEqual([date, 'ana', 'ben']);
      expect(read({ shifts }, changesAt ?? '')[0]).toBe('ben');
    }
  // The whole night is an hour shorter, the other one longer.
  const night = { shifts: [shift(5, '22:00', '06:00', 'ana')] };
  expect(read(night, '2026-03-28T22:00:00Z')[1]).toBe('2026-03-29T05:00:00.000Z');
  expect(read(night, '2026-10-24T21:00:00Z')[1]).toBe('2026-10-25T06:00:00.000Z');
});
