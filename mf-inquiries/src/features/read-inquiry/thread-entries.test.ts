import type { InquiryDetail } from '@rostrum/contracts';
import { expect, test } from 'vitest';
import { stepWords, threadEntries } from './thread-entries.ts';

const message = (id: string, created_at: string): InquiryDetail['messages'][number] => ({
  id,
  author: { kind: 'seeker', name: 'Callum Strand', image: null },
  visibility: 'all',
  body: id,
  created_at,
  attachments: [],
  delivery: null,
});
const step = (id: string, verb: string, created_at: string): InquiryDetail['activity'][number] => ({
  id,
  verb,
  text: 'assigned it to themselves',
  actor: { name: 'Jonah Petrie', role: 'administrator' },
  created_at,
});

test('steps stand between the messages they explain, and only those that explain something', () => {
  const entries = threadEntries({
    messages: [message('first', '2026-11-20T08:31:00Z'), message('second', '2026-11-20T08:40:00Z')],
    activity: [
      step('taken', 'inquiry.taken', '2026-11-20T08:35:00Z'),
      step('sent', 'inquiry.received', '2026-11-20T08:31:00Z'),
    ],
  });
  expect(entries.map(({ key }) => key)).toEqual(['first', 'taken', 'second']);
});

test('the system is not named, people are', () => {
  expect(stepWords(step('a', 'inquiry.taken', ''))).toBe('Assigned to Jonah Petrie.');
  expect(stepWords({ ...step('a', 'inquiry.assigned', ''), text: 'assigned it to Wren Amari' })).toBe(
    'Jonah Petrie assigned it to Wren Amari.',
  );
  expect(
    stepWords({
      ...step('a', 'inquiry.closed', ''),
      text: 'closed it: No reply from the seeker',
      actor: { name: 'Rostrum', role: 'system' },
    }),
  ).toBe('Closed it: No reply from the seeker.');
});
