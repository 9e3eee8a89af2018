import { expect, test } from 'vitest';
import { deepestInput, findUnstorable } from './unstorable-text.ts';

test.each([
  ['half of a character', { a: ['x', { b: 'face \uD83D' }] }, ['a', '1', 'b']],
  ['the other half', '\uDE00', []],
  ['NUL', { note: 'a\u0000b' }, ['note']],
  ['a name of a field', { list: { ['\uD800']: 1 } }, ['list']],
])('%s is found where it stands', (_name, input, path) => {
  expect(findUnstorable(input)).toEqual({ kind: 'text', path });
});

test('whole characters of any kind, numbers and bytes are fine', () => {
  expect(
    findUnstorable({ a: '\u{1F600}\uFFFD\u202E', b: [1, null, true, undefined], c: Buffer.from([0]) }),
  ).toBe(undefined);
});

test('half a million nested lists are refused, not followed', () => {
  const depth = 500_000;
  const input: unknown = JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);
  expect(findUnstorable(input)).toMatchObject({ kind: 'depth', path: { length: deepestInput } });
});
