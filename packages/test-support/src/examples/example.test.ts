import { inquiries, inquiryDetail, inquirySummary, session } from '@rostrum/contracts';
import { expect, test } from 'vitest';
import { example } from './example.ts';

test('makes a valid value of any contract entity', () => {
  expect(inquiryDetail.safeParse(example(inquiryDetail)).success).toBe(true);
  expect(session.safeParse(example(session)).success).toBe(true);
});

test('keeps what the test says, also deep inside', () => {
  const made = example(inquirySummary, { subject: 'Coral reefs', sender: { name: 'Kim' } });
  expect(made.subject).toBe('Coral reefs');
  expect(made.sender.name).toBe('Kim');
  expect(made.sender.organization).toBeNull();
});

test('gives every entity an id of its own', () => {
  expect(example(inquirySummary).id).not.toBe(example(inquirySummary).id);
});

test('refuses what the contract refuses', () => {
  expect(() => example(inquirySummary, { created_at: 'yesterday' })).toThrow(/created_at/);
});

test('answers whole lists', () => {
  const page = example(inquiries.list.response, { items: [example(inquirySummary)], total: 1 });
  expect(page.items).toHaveLength(1);
});
