import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readOverrideToken, signOverride } from './override-token.ts';

const key = Buffer.alloc(32, 7);
const now = new Date('2026-05-01T12:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const row = { id: randomUUID(), expiresAt: later(60) };

test('names its row until it ends', () => {
  const token = signOverride(key, 'cookie', row);
  expect(readOverrideToken(key, 'cookie', { token, now })).toBe(row.id);
  expect(readOverrideToken(key, 'cookie', { token, now: later(59) })).toBe(row.id);
  expect(readOverrideToken(key, 'cookie', { token, now: later(60) })).toBeUndefined();
});

test('a link is no cookie, and nothing of another key is ours', () => {
  const token = signOverride(key, 'link', row);
  expect(readOverrideToken(key, 'cookie', { token, now })).toBeUndefined();
  expect(readOverrideToken(Buffer.alloc(32, 8), 'link', { token, now })).toBeUndefined();
});

test('no change of a token is a token', () => {
  const token = signOverride(key, 'cookie', row);
  fc.assert(
    fc.property(fc.nat(token.length - 1), fc.string({ minLength: 0, maxLength: 3 }), (place, instead) => {
      const changed = token.slice(0, place) + instead + token.slice(place + 1);
      // The last character of the mac carries two bits that say nothing; a text of its own it is all the same.
      fc.pre(changed !== token);
      expect(readOverrideToken(key, 'cookie', { token: changed, now })).toBeUndefined();
    }),
  );
  for (const odd of [undefined, '', `${token} `, `${token}.x`, `x.${token}`, token.replace('.', '.0')])
    expect(readOverrideToken(key, 'cookie', { token: odd, now })).toBeUndefined();
});
