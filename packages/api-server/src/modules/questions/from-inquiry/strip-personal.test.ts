import { expect, test } from 'vitest';
import { dropLetterParts, findQuestion, stripPersonal } from './strip-personal.ts';

const known = { names: ['Sam Seeker', 'Seeker', 'Sam'], organisations: ['The Harbour Post'] };

test('names, outlets, addresses and phone numbers are taken out and counted; figures and dates stay', () => {
  const written =
    'Sam Seeker of The Harbour Post asks: mail sam.seeker@post.example or see https://post.example/s?id=1, call +44 20 7946 0018, (555) 010-4477 or 020 7946 0018. On 2026-11-25 it held 12 000 000 m³ in 1953-2026.';
  expect(stripPersonal(written, known)).toEqual({
    text: '[name] of [organisation] asks: mail [email] or see [link] call [phone], [phone] or [phone]. On 2026-11-25 it held 12 000 000 m³ in 1953-2026.',
    removed: 7,
  });
  expect(stripPersonal('A seeker asks the same.', known).removed).toBe(0);
  expect(stripPersonal('C++ (in 2026)', { names: ['C++ (in'], organisations: [] }).text).toBe('[name] 2026)');
});

test('a letter loses its greeting and what follows its closing', () => {
  expect(
    dropLetterParts(
      'Dear Dr Hale,\n\nWhen does the gate close?\n\nIt matters to us.\n\nKind regards,\nSam\nSeeker',
    ),
  ).toBe('When does the gate close?\n\nIt matters to us.');
  expect(dropLetterParts('Thanks to the gate it held.')).toBe('Thanks to the gate it held.');
});

test('the question is the first sentence that asks, and is long enough to be one', () => {
  expect(findQuestion(['We write on tides. Really? When does the gate close next year? Thanks.'])).toBe(
    'When does the gate close next year?',
  );
  expect(findQuestion(['No question here.', 'Why?'])).toBeUndefined();
});
