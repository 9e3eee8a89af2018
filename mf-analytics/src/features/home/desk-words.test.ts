import { expect, test } from 'vitest';
import { deskWords, dutyWords } from './desk-words.ts';

const here = { now: '2026-11-20T12:00:00Z', timezone: 'Europe/London' };

test('the desk is open or closed until a time of today, or a day that is named', () => {
  expect(deskWords({ is_open: true, changes_at: '2026-11-20T18:00:00Z' }, here)).toBe(
    'Desk open until 18:00',
  );
  expect(deskWords({ is_open: false, changes_at: '2026-11-23T09:00:00Z' }, here)).toBe(
    'Desk closed until Mon 23 Nov, 09:00',
  );
  // Midnight here is the next day, though it is the same one elsewhere.
  expect(
    deskWords(
      { is_open: true, changes_at: '2026-11-20T12:30:00Z' },
      { ...here, timezone: 'Pacific/Auckland' },
    ),
  ).toBe('Desk open until 01:30');
  expect(deskWords({ is_open: true, changes_at: null }, here)).toBe('Desk always open');
  expect(deskWords({ is_open: false, changes_at: null }, here)).toBe('Desk closed');
});

test('an escalation contact is not said to be on duty', () => {
  const who = { name: 'Jonah Petrie', image: null };
  expect(dutyWords({ ...who, because: 'shift' })).toBe('is on duty');
  expect(dutyWords({ ...who, because: 'swap' })).toBe('is on duty');
  expect(dutyWords({ ...who, because: 'escalation' })).toBe('takes new inquiries');
});
