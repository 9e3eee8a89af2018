import { describe, expect, test } from 'vitest';
import { createStoryClock, momentAt, wallClock } from './clock.ts';
import { createRandom } from './random.ts';
import { nextDeskMoment } from './working-hours.ts';

describe('story time', () => {
  test('finds the moment behind a wall clock on both sides of a clock change', () => {
    expect(momentAt('2026-10-24', '09:00', 'Europe/London').toISOString()).toBe('2026-10-24T08:00:00.000Z');
    expect(momentAt('2026-10-26', '09:00', 'Europe/London').toISOString()).toBe('2026-10-26T09:00:00.000Z');
    expect(momentAt('2026-11-19', '07:30', 'Australia/Hobart').toISOString()).toBe(
      '2026-11-18T20:30:00.000Z',
    );
    expect(wallClock(new Date('2026-11-19T10:12:00Z'), 'America/Halifax')).toMatchObject({
      date: '2026-11-19',
      time: '06:12',
      weekday: 3,
    });
  });

  test('speaks of tomorrow in the zone of the organisation', () => {
    const clock = createStoryClock(new Date('2026-11-19T23:30:00Z'), 'Europe/Berlin');
    expect(clock.date(0)).toBe('2026-11-20');
    expect(clock.at(1, '12:00').toISOString()).toBe('2026-11-21T11:00:00.000Z');
    expect(clock.time(clock.minutes(60))).toBe('01:30');
  });

  test('a desk answers at night only in the morning', () => {
    const friday = new Date('2026-11-20T23:10:00Z');
    expect(nextDeskMoment(friday, 'Europe/London').toISOString()).toBe('2026-11-21T09:00:00.000Z');
    const noon = new Date('2026-11-19T12:00:00Z');
    expect(nextDeskMoment(noon, 'Europe/London')).toEqual(noon);
  });
});

describe('chance', () => {
  test('is the same for the same seed and spread for others', () => {
    const draw = (seed: string) => Array.from({ length: 5 }, createRandom(seed).next);
    expect(draw('one')).toEqual(draw('one'));
    expect(draw('one')).not.toEqual(draw('two'));
    expect(draw('one').every((value) => value >= 0 && value < 1)).toBe(true);
  });
});
