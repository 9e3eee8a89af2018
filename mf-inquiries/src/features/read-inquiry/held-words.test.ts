import { inquiryAsk, type InquiryAsk } from '@rostrum/contracts';
import { example } from '@rostrum/test-support';
import { expect, test } from 'vitest';
import { describeHeld, mayPassOn } from './held-words.ts';

const first = example(inquiryAsk);

const asks = (state: InquiryAsk['state'], change: Partial<InquiryAsk> = {}): InquiryAsk[] => [
  { ...first, state, asked_at: '2026-11-19T10:00:00.000Z', suggested: null, ...change },
];
const { id } = first.person;

test.each([
  ['queued', 'next to be asked'],
  ['asked', 'asked, hasn’t answered yet'],
  ['accepted', 'said yes'],
  ['declined', 'declined'],
  ['suggested', 'suggested a colleague instead'],
  ['proposed', 'offered another time'],
  ['expired', 'was asked and didn’t answer in time'],
  ['cancelled', 'was asked; the question was cancelled'],
] as const)('an expert who was asked (%s) is not called unaware', (state, words) => {
  expect(describeHeld(id, asks(state))).toBe(`Through your office: ${words}.`);
});

test('an expert who was never asked has not seen it, whatever was asked of others', () => {
  expect(describeHeld(id, [])).toBe('Through your office: hasn’t seen this yet.');
  expect(describeHeld('another', asks('accepted'))).toBe('Through your office: hasn’t seen this yet.');
  expect(describeHeld(id, asks('cancelled', { asked_at: null }))).toBe(
    'Through your office: hasn’t seen this yet.',
  );
});

test('the newest question counts', () => {
  expect(describeHeld(id, [...asks('declined'), ...asks('expired')])).toContain('declined');
});

test('passing on is not offered for an expert who declined', () => {
  expect([mayPassOn(id, []), mayPassOn(id, asks('asked')), mayPassOn(id, asks('declined'))]).toEqual([
    true,
    true,
    false,
  ]);
});
