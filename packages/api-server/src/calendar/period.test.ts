import { expect, test } from 'vitest';
import { periodsOf } from './period.ts';

test('thirty days end with today in the time zone of the organisation', () => {
  const lateEvening = new Date('2026-11-19T23:30:00Z');
  expect(periodsOf(lateEvening, 30, 'UTC')).toMatchObject({
    from: '2026-10-21',
    to: '2026-11-19',
    previous: { from: '2026-09-21', until: '2026-10-21' },
  });
  expect(periodsOf(lateEvening, 30, 'Pacific/Auckland').to).toBe('2026-11-20');
});
