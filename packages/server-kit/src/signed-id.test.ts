import { randomBytes, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createSignedIds } from './signed-id.ts';

test('a signed id is read by its key and purpose alone', () => {
  const key = randomBytes(32);
  const id = randomUUID();
  const lists = createSignedIds('mailing-list');
  const token = lists.write(key, id);
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(lists.read(key, token)).toBe(id);
  expect(lists.read(randomBytes(32), token)).toBeUndefined();
  expect(createSignedIds('other').read(key, token)).toBeUndefined();
  expect(lists.read(key, lists.write(key, randomUUID()).slice(0, 22) + token.slice(22))).toBeUndefined();
  expect(lists.read(key, 'short')).toBeUndefined();
  const ends = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'];
  const others = ends.map((letter) => token.slice(0, -1) + letter).filter((text) => text !== token);
  expect(others.filter((text) => lists.read(key, text) !== undefined)).toEqual([]);
});
