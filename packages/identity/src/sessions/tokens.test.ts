import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createApiToken, readApiToken } from './api-token.ts';
import { safeCallbackUrl } from '../sign-in/callback-url.ts';
import { hashPassword, needsRehash, verifyPassword } from '../password-hash/password-hash.ts';

const key = randomBytes(32);
const claims = { sessionId: '01a1fc8b-3c17-7321-bc9e-e24e7c89af4c', generation: 7 };

test('an API token says what it was made of, for 15 to 30 minutes, to those with the key', () => {
  const now = new Date('2026-01-01T10:07:00Z');
  const token = createApiToken(key, claims, now);
  expect(readApiToken(key, token, now)).toEqual(claims);
  expect(createApiToken(key, claims, new Date('2026-01-01T10:14:59Z'))).toBe(token);
  expect(readApiToken(key, token, new Date('2026-01-01T10:29:59Z'))).toEqual(claims);
  expect(readApiToken(key, token, new Date('2026-01-01T10:30:00Z'))).toBeUndefined();
  expect(readApiToken(randomBytes(32), token, now)).toBeUndefined();
  for (const index of Array.from(token).keys()) {
    const changed = `${token.slice(0, index)}${token[index] === 'A' ? 'B' : 'A'}${token.slice(index + 1)}`;
    expect(readApiToken(key, changed, now)).toBeUndefined();
  }
});

test('passwords are hashed as typed, with argon2id in PHC form', async () => {
  const hash = await hashPassword(' Pässwort with spaces ');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verifyPassword(' Pässwort with spaces ', hash)).toBe(true);
  expect(await verifyPassword('Pässwort with spaces', hash)).toBe(false);
  expect(await verifyPassword('x', null)).toBe(false);
  expect(needsRehash(hash)).toBe(false);
  expect(needsRehash(hash.replace('m=19456', 'm=4096'))).toBe(true);
});

test('keeps addresses of this site and nothing else', () => {
  const origin = 'https://rostrum.test';
  expect(safeCallbackUrl('/dashboard?x=1#y', origin)).toBe('https://rostrum.test/dashboard?x=1#y');
  expect(safeCallbackUrl('https://rostrum.test/login', origin)).toBe('https://rostrum.test/login');
  for (const evil of [
    undefined,
    {},
    ['/'],
    'https://rostrum.test:444/',
    'http://rostrum.test/',
    'data:text/html,x',
    '\t/x',
    'https:///evil.example',
    '/%0d/\n',
  ])
    expect(safeCallbackUrl(evil, origin)).toBe(origin);
});
