import { inquiries, type InquiryDetail } from '@rostrum/contracts';
import { example } from '@rostrum/test-support';
import { expect, test } from 'vitest';
import { describeChanges } from './describe-changes.ts';

const before: InquiryDetail = {
  ...example(inquiries.get.response),
  status: 'new',
  assignee: null,
  messages: [],
};

test('a conflict tells what is other now', () => {
  const assignee = { id: '0190a6b0-0000-7000-8000-000000000001', name: 'Jonah Petrie', image: null };
  expect(describeChanges(before, { ...before, status: 'open', assignee })).toBe(
    'It is now Open. Jonah Petrie is responsible now.',
  );
});

test('without a visible difference it names the last step', () => {
  const step = {
    id: 'x',
    verb: 'inquiry.noted',
    text: 'added an internal note',
    actor: { name: 'Wren', role: 'agent' },
    created_at: '',
  };
  expect(describeChanges(before, { ...before, activity: [step] })).toBe('Wren added an internal note.');
});
