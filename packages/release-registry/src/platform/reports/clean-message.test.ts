import { expect, test } from 'vitest';
import { cleanMessage } from './clean-message.ts';

test.each([
  ['a\r\n{"level":50}\u2028\u0000\u001b[31mb', 'a {"level":50} [31mb'],
  ['Refused for ada@north.example at /login/reset?token=abc', 'Refused for …@… at /login/reset?…'],
  ['GET /app/people/0198c6f0-6f2e-7abc-8def-0123456789ab failed', 'GET /app/people/… failed'],
  [`Bearer ${'k'.repeat(60)}`, 'Bearer …'],
  [
    'Cannot read properties of undefined (reading ‘id’)',
    'Cannot read properties of undefined (reading ‘id’)',
  ],
  [undefined, ''],
])('%j', (told, kept) => {
  expect(cleanMessage(told)).toBe(kept);
});

test('is cut, however long it is', () => {
  expect(cleanMessage('word '.repeat(500))).toHaveLength(300);
  expect(cleanMessage('word '.repeat(500), 60).length).toBeLessThanOrEqual(60);
});
