import { expect, test } from 'vitest';
import { draftFromCopy } from './draft-from-copy.ts';
import { instantOf } from './local-time.ts';

const now = Date.parse('2026-11-25T10:00:00Z');
const copy = {
  type: 10 as const,
  subject: 'A meeting',
  message: 'Can we talk?',
  fields: { purpose: 'The study', attendees: 3, slots: [{ start: '2026-12-01T10:00:00.000Z', minutes: 45 }] },
  deadline_at: '2026-11-25T12:00:00.000Z',
  phone: null,
  organization: 'The Meridian',
  job_title: null,
  city: null,
  state: null,
  country: 'DK',
};

test('the form says the same: texts, numbers, slots by the own clock, and a deadline that is still ahead', () => {
  const draft = draftFromCopy(copy, now);
  expect(draft).toMatchObject({
    type: 10,
    subject: 'A meeting',
    organization: 'The Meridian',
    phone: '',
    fields: { '10.purpose': 'The study', '10.attendees': '3' },
  });
  expect(instantOf(draft.deadline_at ?? '')).toBe(copy.deadline_at);
  const [slot] = (draft.fields?.['10.slots'] ?? []) as { start: string; minutes: string }[];
  expect([instantOf(slot?.start ?? ''), slot?.minutes]).toEqual(['2026-12-01T10:00:00.000Z', '45']);
  // Who is asked now has to be allowed it anew.
  expect(draft).not.toHaveProperty('consent');
});

test('a deadline that has passed is asked again', () => {
  expect(draftFromCopy(copy, Date.parse('2026-11-26T10:00:00Z')).deadline_at).toBe('');
});
