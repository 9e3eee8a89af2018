import { createHmac, randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { uuidv7 } from '@rostrum/server-kit/database';
import { createApiToken, readApiToken } from './api-token.ts';
import { safeCallbackUrl } from '../sign-in/callback-url.ts';
import { createCsrf, csrfTokenOf, isCsrfValid } from '../sign-in/csrf.ts';
import { createRefreshToken, readRefreshToken } from './refresh-token.ts';

const key = randomBytes(32);
const now = new Date('2026-03-01T12:00:00Z');
const ids = fc.uuid();
const counts = fc.integer({ min: 1, max: 999_999_999 });
const runs = { numRuns: 1000 };

/** An attacker changes, cuts or lengthens a text. */
const tampered = (texts: fc.Arbitrary<string>) =>
  fc
    .tuple(texts, fc.nat(), fc.string({ minLength: 1, maxLength: 3, unit: 'binary' }), fc.nat({ max: 3 }))
    .map(([text, at, inserted, removed]) => {
      const place = at % (text.length + 1);
      return { text, changed: text.slice(0, place) + inserted + text.slice(place + removed) };
    })
    .filter(({ text, changed }) => text !== changed);

const apiTokens = fc
  .record({ sessionId: ids, generation: counts })
  .map((claims) => createApiToken(key, claims, now));
const refreshTokens = fc
  .record({ familyId: ids, generation: counts })
  .map((claims) => createRefreshToken(key, claims));

test('an API token says what went in, and lives 15 to 30 minutes at any time of the day', () => {
  const times = fc.date({ min: new Date('2026-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(ids, fc.integer({ min: 0, max: 0xffffffff }), times, (sessionId, generation, at) => {
      const token = createApiToken(key, { sessionId, generation }, at);
      const after = (minutes: number) => readApiToken(key, token, new Date(at.getTime() + minutes * 60_000));
      expect(after(0)).toEqual({ sessionId, generation });
      expect(after(14.9)).toEqual({ sessionId, generation });
      expect(after(30.1)).toBeUndefined();
    }),
    runs,
  );
});

test('an API token that was changed, and any other text, is worth nothing', () => {
  const anyText = fc.string({ unit: 'binary', maxLength: 200 });
  const anyBytes = fc.uint8Array({ minLength: 56, maxLength: 56 });
  const strange = fc.oneof(
    tampered(apiTokens).map(({ changed }) => changed),
    anyText,
    anyBytes.map((bytes) => Buffer.from(bytes).toString('base64url')),
  );
  fc.assert(
    fc.property(strange, (text) => {
      expect(readApiToken(key, text, now)).toBeUndefined();
    }),
    { numRuns: 3000 },
  );
});

test('a refresh token says what went in; changed, longer or of another key it is worth nothing', () => {
  fc.assert(
    fc.property(ids, counts, (familyId, generation) => {
      const token = createRefreshToken(key, { familyId, generation });
      expect(readRefreshToken(key, token)).toEqual({ familyId, generation });
      expect(readRefreshToken(randomBytes(32), token)).toBeUndefined();
      for (const more of ['.', '.x', `.${generation}`, '\n', ' ', '=', ';'])
        expect(readRefreshToken(key, `${token}${more}`)).toBeUndefined();
    }),
    runs,
  );
  fc.assert(
    fc.property(tampered(refreshTokens), ({ changed }) => readRefreshToken(key, changed) === undefined),
    runs,
  );
});

test("one generation's refresh token is never another's", () => {
  fc.assert(
    fc.property(ids, counts, counts, (familyId, one, other) => {
      fc.pre(one !== other);
      const [family, , mac] = createRefreshToken(key, { familyId, generation: one }).split('.');
      expect(readRefreshToken(key, `${family}.${other}.${mac}`)).toBeUndefined();
    }),
    runs,
  );
});

test('a csrf cookie vouches for its own token only', () => {
  const { token, cookie } = createCsrf(key);
  expect(isCsrfValid(key, cookie, token)).toBe(true);
  expect(isCsrfValid(randomBytes(32), cookie, token)).toBe(false);
  fc.assert(
    fc.property(fc.anything(), (sent) => !isCsrfValid(key, cookie, sent) || sent === token),
    runs,
  );
  fc.assert(
    fc.property(tampered(fc.constant(cookie)), ({ changed }) => csrfTokenOf(key, changed) === undefined),
    runs,
  );
  const forged = fc.stringMatching(/^[0-9a-f]{64}$/).map((text) => {
    const mac = createHmac('sha256', 'a guess').update(text).digest('hex');
    return { text, cookie: `${text}|${mac}` };
  });
  fc.assert(
    fc.property(forged, ({ text, cookie: planted }) => !isCsrfValid(key, planted, text)),
    runs,
  );
});

/** Texts that look like addresses, with the letters in between that parsers disagree about. */
const addresses = (origin: string) => {
  const parts = fc.constantFrom(
    origin,
    new URL(origin).host,
    'evil.example',
    '/',
    '//',
    '\\',
    '@',
    ':',
    ':80',
    '?',
    '#',
    '.',
    '..',
    '%2f',
    '%5c',
    '%00',
    '\t',
    '\n',
    '\u2028',
    '\u3002',
    '\uff0f',
    'http:',
    'https:',
    'javascript:',
    'data:',
    'blob:',
    'dashboard',
  );
  const built = fc.array(parts, { maxLength: 8 }).map((pieces) => pieces.join(''));
  return fc.oneof(
    built,
    fc.webUrl({ withFragments: true, withQueryParameters: true }),
    fc.string({ unit: 'binary' }),
  );
};

test.each(['https://rostrum.test', 'http://localhost:4000'])(
  'whatever is asked for, one arrives at %s',
  (origin) => {
    fc.assert(
      fc.property(addresses(origin), (asked) => {
        const safe = safeCallbackUrl(asked, origin);
        const url = new URL(safe);
        expect([url.origin, url.username, url.password]).toEqual([origin, '', '']);
        expect(safe === origin || safe.startsWith(`${origin}/`)).toBe(true);
        // Also for a router that pushes what follows the origin, which a browser would resolve again.
        expect(new URL(safe.slice(origin.length), origin).origin).toBe(origin);
        expect(safe).not.toMatch(/[\s\\\p{Cc}]/u);
        expect(safeCallbackUrl(safe, origin)).toBe(safe);
      }),
      { numRuns: 5000 },
    );
    fc.assert(
      fc.property(
        fc.anything(),
        (asked) => typeof asked === 'string' || safeCallbackUrl(asked, origin) === origin,
      ),
      runs,
    );
  },
);

test('ids are UUIDs of version 7, never the same, in the order of their time', () => {
  const times = fc.integer({ min: 0, max: 2 ** 48 - 1 });
  fc.assert(
    fc.property(times, times, (one, other) => {
      const [first, second] = [uuidv7(one), uuidv7(other)];
      for (const id of [first, second])
        expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
      expect(first).not.toBe(second);
      if (one < other) return first < second;
      return one > other ? first > second : true;
    }),
    runs,
  );
});
