import { expect, test } from 'vitest';
import { nextSending } from './send-times.ts';

const at = (now: string, sending: Partial<Parameters<typeof nextSending>[1]>) =>
  nextSending(new Date(now), { mode: 'each', quiet: null, timezone: 'Europe/London', ...sending })
    .toISOString()
    .slice(0, 16);
const night = { from: '22:00', until: '06:30' };

test('quiet hours end by the clock of the organisation, also in the night in which it is changed', () => {
  expect(at('2026-11-19T21:59:00Z', { quiet: night })).toBe('2026-11-19T21:59');
  expect(at('2026-11-19T22:00:00Z', { quiet: night })).toBe('2026-11-20T06:30');
  expect(at('2026-11-20T06:29:00Z', { quiet: night })).toBe('2026-11-20T06:30');
  // Forward at 01:00 UTC on 29 March: half past six comes an hour earlier.
  expect(at('2026-03-28T22:30:00Z', { quiet: night })).toBe('2026-03-29T05:30');
  // Back at 01:00 UTC on 25 October.
  expect(at('2026-10-24T22:30:00Z', { quiet: night })).toBe('2026-10-25T06:30');
  // Half past one is shown twice; what arrives between the two waits for the second.
  const toHalfPastOne = { from: '22:00', until: '01:30' };
  expect(at('2026-10-25T00:15:00Z', { quiet: toHalfPastOne })).toBe('2026-10-25T00:30');
  expect(at('2026-10-25T01:15:00Z', { quiet: toHalfPastOne })).toBe('2026-10-25T01:30');
  // Half past one is not shown at all.
  expect(at('2026-03-29T00:15:00Z', { quiet: toHalfPastOne })).toBe('2026-03-29T01:30');
  expect(at('2026-11-19T12:30:00Z', { quiet: { from: '12:00', until: '14:00' } })).toBe('2026-11-19T14:00');
});

test('summaries leave at the next full hour, at eight, and on Monday at eight', () => {
  expect(at('2026-11-19T10:00:00Z', { mode: 'hourly' })).toBe('2026-11-19T11:00');
  expect(at('2026-11-19T10:10:00Z', { mode: 'hourly', timezone: 'Asia/Kolkata' })).toBe('2026-11-19T10:30');
  expect(at('2026-11-19T07:59:00Z', { mode: 'daily' })).toBe('2026-11-19T08:00');
  expect(at('2026-11-19T08:00:00Z', { mode: 'daily' })).toBe('2026-11-20T08:00');
  expect(at('2026-11-19T08:00:00Z', { mode: 'weekly' })).toBe('2026-11-23T08:00');
  expect(at('2026-11-23T08:00:00Z', { mode: 'weekly' })).toBe('2026-11-30T08:00');
  // The summary of the morning after clocks went forward.
  expect(at('2026-03-28T12:00:00Z', { mode: 'daily' })).toBe('2026-03-29T07:00');
  expect(at('2026-11-19T12:00:00Z', { mode: 'daily', quiet: { from: '20:00', until: '09:00' } })).toBe(
    '2026-11-20T09:00',
  );
});
