import { describe, expect, test } from 'vitest';
import { clockTime, endTime, parseClockTime } from './clock-time.ts';

describe('a time as it is typed', () => {
  test.each([
    ['9', '09:00'],
    ['09', '09:00'],
    ['930', '09:30'],
    ['0930', '09:30'],
    ['2130', '21:30'],
    ['9:30', '09:30'],
    ['14.30', '14:30'],
    ['14,30', '14:30'],
    ['14h30', '14:30'],
    ['14 h', '14:00'],
    [' 14 30 ', '14:30'],
    ['14:30:00', '14:30'],
    ['9:30 pm', '21:30'],
    ['9.30pm', '21:30'],
    ['9 p.m.', '21:00'],
    ['9 P', undefined],
    ['12am', '00:00'],
    ['12 pm', '12:00'],
    ['21:30 pm', '21:30'],
    ['noon', '12:00'],
    ['Midnight', '00:00'],
    ['１４：３０', '14:30'],
    ['0', '00:00'],
    ['23:59', '23:59'],
  ])('reads %j as %j', (text, time) => {
    expect(parseClockTime(text)).toBe(time);
  });

  test.each(['', 'soon', '24:00', '25', '9:60', '960', '9:5', '13 am', '0 pm', '12345', '-9', '9:30 xm'])(
    'does not read %j',
    (text) => {
      expect(parseClockTime(text)).toBeUndefined();
    },
  );

  test('reads the end of a day only where one can end', () => {
    expect(parseClockTime('24', true)).toBe('24:00');
    expect(parseClockTime('24:30', true)).toBeUndefined();
  });

  test('returns what the contract accepts, for every minute of the day', () => {
    for (let minute = 0; minute < 1440; minute += 1) {
      const hour = Math.floor(minute / 60);
      const rest = String(minute % 60).padStart(2, '0');
      const half = `${hour % 12 || 12}:${rest} ${hour < 12 ? 'am' : 'pm'}`;
      const time = clockTime.parse(`${String(hour).padStart(2, '0')}:${rest}`);
      expect([parseClockTime(half), parseClockTime(`${hour}${rest}`), parseClockTime(time)]).toEqual([
        time,
        time,
        time,
      ]);
    }
    expect(endTime.safeParse('24:00').success).toBe(true);
    expect(clockTime.safeParse('24:00').success).toBe(false);
  });
});
