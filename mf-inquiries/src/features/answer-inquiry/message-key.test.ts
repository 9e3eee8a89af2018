import { beforeEach, expect, test } from 'vitest';
import { forgetMessageKey, keyOfMessage } from './message-key.ts';

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
