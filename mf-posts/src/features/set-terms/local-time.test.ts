import { expect, test } from 'vitest';
import { toLocalTime } from './local-time.ts';

test('a moment is told by the clocks of its zone, on whichever side of a change', () => {
  expect(toLocalTime('2026-07-01T14:30:00.000Z', 'Europe/London')).toEqual({
    date: '2026-07-01',
    time: '15:30',
  });
  expect(toLocalTime('2026-12-31T23:30:00.000Z', 'Asia/Tokyo')).toEqual({
    date: '2027-01-01',
    time: '08:30',
  });
  expect(toLocalTime('2026-03-09T00:05:00.000Z', 'Europe/London')).toEqual({
    date: '2026-03-09',
    time: '00:05',
  });
  expect(toLocalTime(null, 'Asia/Tokyo')).toBeNull();
});
