import { beforeEach, expect, test } from 'vitest';
import { attemptOf, forgetMessageKey, type NewMessage } from './message-key.ts';

const keyOfMessage = (id: string, message: NewMessage) => attemptOf(id, message).key;

beforeEach(() => sessionStorage.clear());
const hello = { visibility: 'all', body: 'Hi Callum\nsecond line', then: 'open' } as const;

test('a repeated message keeps its key, a changed one gets another', () => {
  const key = keyOfMessage('a', hello);
  expect(keyOfMessage('a', hello)).toBe(key);
  expect(keyOfMessage('b', hello)).not.toBe(key);
  expect(keyOfMessage('a', { ...hello, then: 'waiting_seeker' })).not.toBe(key);
});

test('once answered, the same words are a new message', () => {
  const key = keyOfMessage('a', hello);
  forgetMessageKey('a');
  expect(keyOfMessage('a', hello)).not.toBe(key);
});

test('a repeat goes out as the first attempt did, whatever arrived on screen since', () => {
  const first = { ...hello, after_message_id: '0190a6b0-0000-7000-8000-000000000001' };
  const { key } = attemptOf('a', first);
  const repeated = attemptOf('a', { ...hello, after_message_id: '0190a6b0-0000-7000-8000-000000000002' });
  expect(repeated).toEqual({ key, body: first });
});
