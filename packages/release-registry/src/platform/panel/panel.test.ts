import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createTestBrowser } from '@rostrum/test-support/server';
import { written } from '../testing/written.ts';
import { buildPlatformScene, built } from '../testing/platform-scene.ts';

const operatorToken = 'the operator of the tests, 32 characters';
const production = {
  NODE_ENV: 'production',
  LOG_LEVEL: 'silent',
  RATE_LIMIT_SCALE: '1',
  PUBLIC_URL: 'https://rostrum.test',
};
const form = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://rostrum.test' };

test('shows how releases do, which versions fit, and what happened', async () => {
  await using scene = await buildPlatformScene();
  await scene.release('two', { as: 'canary' });
  await scene.report([
    { ...built, kind: 'load', ms: 100, bytes: 48_000, shared_hits: 8 },
    { ...built, kind: 'mount', ms: 20 },
    {
      ...built,
      kind: 'error',
      stage: 'load',
      code: 'timeout',
      message: '<script>alert(1)</script> took too long',
    },
    { ...built, kind: 'blocked', ms: 3000 },
  ]);
  await expect
    .poll(async () => (await scene.app.inject('/dev/platform')).body, written)
    .toContain('took too long');
  const page = await scene.app.inject('/dev/platform?hours=1');
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('&lt;script&gt;alert(1)&lt;/script&gt; took too long');
  // One script of its own, which asks other tabs, and what browsers told is not in it.
  expect(page.body.match(/<script[^>]*>/g)).toEqual([expect.stringMatching(/^<script nonce="[^"]{24}">$/)]);
  const text = page.body.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
  expect(text).toContain('abc123 ● current built everybody else 1 of 1 100.0 %');
  expect(text).toContain('50 % of visitors');
  expect(text).toContain('48.0 kB');
  expect(text).toContain('1×, 3.0 s');
  expect(text).toMatch(/shell 1 host API 1\.1\.0, newest/);
  expect(text).toMatch(/people@ abc123 ● current ✓ fits people@ two ◐ canary ✓ fits/);
  // Any word for the time is as good as the usual one.
  expect((await scene.app.inject('/dev/platform?hours=1e9')).statusCode).toBe(200);
});

test('a shell that some tab still has open is told apart from the one that is served', async () => {
  await using scene = await buildPlatformScene();
  const old = { version: 'old', hostApi: '0.9.0', provides: {} };
  await scene.db.execute(
    sql`INSERT INTO platform_hosts VALUES ('old', ${JSON.stringify(old)}::jsonb, now() - interval '2 days', now() - interval '1 day')`,
  );
  const { body } = await scene.app.inject('/dev/platform');
  const text = body.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
  expect(text).toContain('shell old host API 0.9.0, tabs left open');
  expect(text).toContain(
    '✓ fits ✕ blocked before load : it needs host API ^1.0.0; this shell provides 0.9.0',
  );
});

test('is not there in production until the operator has a token', async () => {
  await using scene = await buildPlatformScene({ environment: production });
  expect((await scene.app.inject('/dev/platform')).statusCode).toBe(404);
});

test('opens to the operator’s token alone, by a cookie that does not carry it', async () => {
  await using scene = await buildPlatformScene({
    environment: { ...production, OPERATOR_TOKEN: operatorToken },
  });
  const browser = createTestBrowser(scene.app);
  const send = (token: string, headers = form, url = '/dev/platform/sign-in') =>
    browser.request({ method: 'POST', url, payload: new URLSearchParams({ token }).toString(), headers });
  const closed = await browser.get('/dev/platform');
  expect([closed.statusCode, closed.body.includes('What visitors get')]).toEqual([401, false]);
  expect((await send(`${operatorToken}x`)).statusCode).toBe(403);
  expect((await send('')).statusCode).toBe(403);
  expect((await send(operatorToken, { ...form, origin: 'https://evil.example' })).statusCode).toBe(403);
  expect((await browser.get('/dev/platform')).statusCode).toBe(401);

  const opened = await send(operatorToken);
  expect(opened.headers.location).toBe('/dev/platform');
  const [cookie] = opened.cookies;
  expect(cookie).toMatchObject({ name: '__Host-rostrum.operator', httpOnly: true, secure: true, path: '/' });
  expect([cookie?.expires, cookie?.maxAge, cookie?.value.includes(operatorToken)]).toEqual([
    undefined,
    undefined,
    false,
  ]);
  expect((await browser.get('/dev/platform')).body).toContain('What visitors get');

  browser.jar.set('__Host-rostrum.operator', { value: `${cookie?.value.replace(/^\d+/, '1')}`, path: '/' });
  expect((await browser.get('/dev/platform')).statusCode).toBe(401);
  const statuses: number[] = [];
  for (let round = 0; round < 10; round += 1) statuses.push((await send('guess')).statusCode);
  expect(statuses.at(-1)).toBe(429);
});
