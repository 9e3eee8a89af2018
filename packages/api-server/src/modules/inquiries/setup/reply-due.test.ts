import { usualHours, usualReplyTimes, type SetupHours } from '@rostrum/contracts/inquiries';
import { describe, expect, test } from 'vitest';
import { addOpenTime } from './add-open-time.ts';
import { replyDueAt } from './reply-due.ts';

const hour = 3_600_000;
const london = 'Europe/London';
const closedAtChristmas = { ...usualHours, closed: [{ date: '2026-12-25', name: 'Christmas' }] };
const nights: SetupHours = {
  days: Array.from({ length: 7 }, () => ({ from: '00:00', to: '24:00' })),
  closed: [],
};
const never: SetupHours = { days: Array.from({ length: 7 }, () => null), closed: [] };

describe('hours of work are added', () => {
  const cases: readonly [
    string,
    string,
    number,
    string,
    Partial<{ setup: SetupHours; timezone: string }>?,
  ][] = [
    ['within a day', '2026-11-23T10:00:00Z', 2, '2026-11-23T12:00:00.000Z'],
    ['exactly up to closing', '2026-11-23T10:00:00Z', 7, '2026-11-23T17:00:00.000Z'],
    ['over the night', '2026-11-23T16:00:00Z', 2, '2026-11-24T10:00:00.000Z'],
    ['over the weekend', '2026-11-27T16:30:00Z', 1, '2026-11-30T09:30:00.000Z'],
    ['from a Sunday', '2026-11-29T03:00:00Z', 8, '2026-11-30T17:00:00.000Z'],
    ['before opening', '2026-11-23T05:00:00Z', 1, '2026-11-23T10:00:00.000Z'],
    ['over a holiday', '2026-12-24T16:00:00Z', 2, '2026-12-28T10:00:00.000Z', { setup: closedAtChristmas }],
    // Clocks go forward on Sunday 29 March and back on Sunday 25 October 2026.
    ['into summer time', '2026-03-27T16:00:00Z', 2, '2026-03-30T09:00:00.000Z'],
    ['out of summer time', '2026-10-23T15:00:00Z', 2, '2026-10-26T10:00:00.000Z'],
    ['over a day of 23 hours', '2026-03-29T00:00:00Z', 24, '2026-03-30T00:00:00.000Z', { setup: nights }],
    ['over a day of 25 hours', '2026-10-24T23:00:00Z', 25, '2026-10-26T00:00:00.000Z', { setup: nights }],
    [
      'where the day is another one',
      '2026-11-22T21:00:00Z',
      1,
      '2026-11-22T22:00:00.000Z',
      { timezone: 'Pacific/Auckland' },
    ],
  ];
  test.each(cases)('%s', (...[, start, hours, due, { setup = usualHours, timezone = london } = {}]) => {
    expect(addOpenTime(new Date(start), hours * hour, setup, timezone)?.toISOString()).toBe(due);
  });

  test('and never end where the team works on no day', () => {
    expect(addOpenTime(new Date('2026-11-23T10:00:00Z'), hour, never, london)).toBeNull();
  });
});

describe('a first reply is due', () => {
  const policy = { replyTimes: usualReplyTimes, hours: usualHours, timezone: london };
  const startedAt = new Date('2026-11-23T16:00:00Z');
  const due = (change: Partial<Parameters<typeof replyDueAt>[0]>, of = policy) =>
    replyDueAt({ type: 5, priority: 'low', deadlineAt: null, startedAt, ...change }, of)?.toISOString();

  test('by the first entry that fits type and priority, else by what holds for everything else', () => {
    expect(due({ type: 2 })).toBe('2026-11-23T17:00:00.000Z');
    expect(due({ type: 1 })).toBe('2026-11-24T16:00:00.000Z');
    expect(due({})).toBe('2026-11-25T16:00:00.000Z');
    const urgent = { types: [], priorities: ['urgent' as const], hours: 0.5, counts: 'always' as const };
    const replyTimes = { ...usualReplyTimes, rules: [urgent, ...usualReplyTimes.rules] };
    expect(due({ type: 2, priority: 'urgent' }, { ...policy, replyTimes })).toBe('2026-11-23T16:30:00.000Z');
    expect(due({ type: 2, priority: 'high' }, { ...policy, replyTimes })).toBe('2026-11-23T17:00:00.000Z');
  });

  test('earlier where the deadline asks for it, with time left for the seeker, and never before it arrived', () => {
    const before = (hours: number) => due({ deadlineAt: new Date(startedAt.getTime() + hours * hour) });
    expect(before(4)).toBe('2026-11-23T19:00:00.000Z');
    expect(before(1)).toBe('2026-11-23T16:30:00.000Z');
    expect(before(0.25)).toBe('2026-11-23T16:00:00.000Z');
    expect(before(1000)).toBe('2026-11-25T16:00:00.000Z');
  });
});
