import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { toDownloadPath, uploadOfToken } from './download-links.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

test('a path is good for its minute, its key and exactly as it was written', () => {
  const key = randomBytes(32);
  const id = '0199f10c-7c3f-7204-8eab-60570b5b4ad8';
  const now = new Date('2026-03-01T12:00:00Z');
  const token = toDownloadPath(key, id, now).replace('/files/attached/', '');
  const read = (text: string, at = now) => uploadOfToken(key, text, at);
  expect(read(token)).toBe(id);
  expect(read(token, new Date(now.getTime() + 60_001))).toBeUndefined();
  expect(uploadOfToken(randomBytes(32), token, now)).toBeUndefined();
  const others = [...letters].map((letter) => token.slice(0, -1) + letter).filter((text) => text !== token);
  expect(others.filter((text) => read(text) !== undefined)).toEqual([]);
});
