import { expect, test } from 'vitest';
import { activity } from '@rostrum/contracts';
import { sql } from 'drizzle-orm';
import { buildTestApp } from '../testing/build-test-app.ts';
import { createCaller } from '../testing/caller.ts';
import { createTestBrowser } from '../testing/test-browser.ts';
import { hashPassword } from './password-hash.ts';

const password = 'correct horse battery staple';

async function signedIn() {
  const server = await buildTestApp();
  const user = await server.given.user('media', {
    email: 'ada@paper.example',
    passwordHash: await hashPassword(password),
  });
  const browser = createTestBrowser(server.app);
  await browser.signIn('ada@paper.example', password);
  const refreshWith = (token: string, headers: Record<string, string> = {}) =>
    server.app.inject({
      method: 'POST',
      url: '/api/auth/refresh-token',
      headers: { cookie: `refreshToken=${token}`, ...headers },
    });
  return {
    server,
    user,
    browser,
    refreshWith,
    token: browser.cookie('refreshToken') ?? '',
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}
const passGrace = (server: Awaited<ReturnType<typeof signedIn>>['server']) =>
  server.db.execute(sql`update refresh_families set rotated_at = rotated_at - interval '11 seconds'`);
const tokenIn = (response: { cookies: { name: string; value: string }[] }) =>
  response.cookies.find(({ name }) => name === 'refreshToken')?.value ?? '';

test('gives a new session with a new token, and keeps the refresh token out of the body', async () => {
  await using house = await signedIn();
  const before = (await house.browser.get('/api/auth/session')).json();
  const response = await house.refreshWith(house.token);
  expect(response.statusCode).toBe(200);
  const { success, data, error } = response.json();
  expect([success, error]).toEqual([true, null]);
  expect(data.updatedSession.sessionToken).not.toBe(before.sessionToken);
  expect(response.body).not.toContain(tokenIn(response));
  await createCaller(house.server.app, {
    token: data.updatedSession.sessionToken,
    identifier: house.user.id,
  })(activity.list);
});

test('five tabs that refresh at once all get the same successor', async () => {
  await using house = await signedIn();
  const responses = await Promise.all(Array.from({ length: 5 }, () => house.refreshWith(house.token)));
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
  expect(new Set(responses.map(tokenIn)).size).toBe(1);
});

test('a replay after the grace period ends the whole line, also for its rightful owner', async () => {
  await using house = await signedIn();
  const successor = tokenIn(await house.refreshWith(house.token));
  await passGrace(house.server);
  const replay = await house.refreshWith(house.token);
  expect([replay.statusCode, replay.json()]).toEqual([
    401,
    { success: false, data: null, error: 'RefreshFailed' },
  ]);
  expect((await house.refreshWith(successor)).statusCode).toBe(401);
  expect((await house.browser.get('/api/auth/session')).json()).toEqual({});
});

test('the grace is for the immediate predecessor only', async () => {
  await using house = await signedIn();
  const second = tokenIn(await house.refreshWith(house.token));
  await house.refreshWith(second);
  expect((await house.refreshWith(house.token)).statusCode).toBe(401);
  expect((await house.refreshWith(second)).statusCode).toBe(401);
});

test('tampered, longer and missing tokens, other sites and GET are refused', async () => {
  await using house = await signedIn();
  const [family = '', , mac = ''] = house.token.split('.');
  for (const token of [
    '',
    'x',
    `${house.token}.more`,
    `${family}.2.${mac}`,
    `${family}.01.${mac}`,
    `${house.token.slice(0, -1)}_`,
  ])
    expect((await house.refreshWith(token)).statusCode).toBe(401);
  expect((await house.refreshWith(house.token, { origin: 'https://evil.example' })).statusCode).toBe(403);
  for (const method of ['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS'] as const)
    expect((await house.server.app.inject({ method, url: '/api/auth/refresh-token' })).statusCode).toBe(405);
  expect((await house.refreshWith(house.token)).statusCode).toBe(200);
});

test('nothing is refreshed after sign-out, deactivation or the idle end', async () => {
  await using house = await signedIn();
  await house.browser.post('/api/auth/signout');
  expect((await house.refreshWith(house.token)).statusCode).toBe(401);
  await using other = await signedIn();
  await other.server.db.execute(sql`update users set status = 'deactivated'`);
  expect((await other.refreshWith(other.token)).statusCode).toBe(401);
  await using idle = await signedIn();
  await idle.server.db.execute(sql`update sessions set expires_at = now() - interval '1 second'`);
  expect((await idle.refreshWith(idle.token)).statusCode).toBe(401);
});
