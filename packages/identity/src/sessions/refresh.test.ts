import { expect, test } from 'vitest';
import { activity, settings } from '@rostrum/contracts';
import { sql } from 'drizzle-orm';
import {
  createCaller,
  openRefreshingBrowser,
  refreshTokenIn,
  testPassword,
} from '@rostrum/test-support/server';

test('gives a new session with a new token, and keeps the refresh token out of the body', async () => {
  await using house = await openRefreshingBrowser();
  const before = (await house.browser.get('/api/auth/session')).json();
  const response = await house.refreshWith(house.token);
  expect(response.statusCode).toBe(200);
  const { success, data, error } = response.json();
  expect([success, error]).toEqual([true, null]);
  expect(data.updatedSession.sessionToken).not.toBe(before.sessionToken);
  expect(response.body).not.toContain(refreshTokenIn(response));
  await createCaller(house.server.app, {
    token: data.updatedSession.sessionToken,
    identifier: house.user.id,
  })(activity.list);
});

test('an API token outlives one refresh, for calls under way and other tabs, and not a second one', async () => {
  await using house = await openRefreshingBrowser();
  const { sessionToken } = (await house.browser.get('/api/auth/session')).json<{ sessionToken: string }>();
  const call = createCaller(house.server.app, { token: sessionToken, identifier: house.user.id });
  const second = refreshTokenIn(await house.refreshWith(house.token));
  await expect(call(activity.list)).resolves.toBeDefined();
  await house.refreshWith(second);
  await expect(call(activity.list)).rejects.toMatchObject({ status: 401 });
});

test('five tabs that refresh at once all get the same successor', async () => {
  await using house = await openRefreshingBrowser();
  const responses = await Promise.all(Array.from({ length: 5 }, () => house.refreshWith(house.token)));
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
  expect(new Set(responses.map(refreshTokenIn)).size).toBe(1);
});

test('a replay after the grace period ends the whole line, also for its rightful owner', async () => {
  await using house = await openRefreshingBrowser();
  const successor = refreshTokenIn(await house.refreshWith(house.token));
  await house.passGrace();
  const replay = await house.refreshWith(house.token);
  expect([replay.statusCode, replay.json()]).toEqual([
    401,
    { success: false, data: null, error: 'RefreshFailed' },
  ]);
  expect((await house.refreshWith(successor)).statusCode).toBe(401);
  expect((await house.browser.get('/api/auth/session')).json()).toEqual({});
});

test('the grace is for the immediate predecessor only', async () => {
  await using house = await openRefreshingBrowser();
  const second = refreshTokenIn(await house.refreshWith(house.token));
  await house.refreshWith(second);
  expect((await house.refreshWith(house.token)).statusCode).toBe(401);
  expect((await house.refreshWith(second)).statusCode).toBe(401);
});

test('tampered, longer and missing tokens, other sites and GET are refused', async () => {
  await using house = await openRefreshingBrowser();
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

test('the cookie is for this path only, unseen by scripts and other sites, and ends with the session', async () => {
  await using house = await openRefreshingBrowser();
  const response = await house.refreshWith(house.token);
  const [cookie] = response.cookies;
  expect(cookie).toMatchObject({ path: '/api/auth/refresh-token', httpOnly: true, sameSite: 'Strict' });
  const days = (Number(cookie?.expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(29.9);
  expect(days).toBeLessThanOrEqual(30);
  expect(response.headers['cache-control']).toContain('no-store');
  expect(refreshTokenIn(await house.refreshWith('x'))).toBe('');
});

test('nothing is refreshed after a password change elsewhere', async () => {
  await using house = await openRefreshingBrowser();
  const other = await house.signIn();
  const { sessionToken } = (await other.browser.get('/api/auth/session')).json();
  const call = createCaller(house.server.app, { token: sessionToken, identifier: house.user.id });
  await call(settings.changePassword, {
    body: { current_password: testPassword, new_password: 'another horse battery staple' },
  });
  expect((await house.refreshWith(house.token)).statusCode).toBe(401);
  expect((await house.refreshWith(other.token)).statusCode).toBe(200);
});

test('nothing is refreshed after the account was deleted', async () => {
  await using house = await openRefreshingBrowser();
  await house.server.db.execute(sql`delete from users`);
  expect((await house.refreshWith(house.token)).statusCode).toBe(401);
});

test('a session that was refreshed all along still ends after thirty days', async () => {
  await using house = await openRefreshingBrowser();
  await house.server.db.execute(
    sql`update sessions set absolute_expires_at = now() + interval '1 minute', expires_at = now() + interval '1 minute'`,
  );
  const response = await house.browser.get('/api/auth/session');
  const [cookie] = response.cookies;
  expect(Number(cookie?.expires) - Date.now()).toBeLessThan(61_000);
  expect(Date.parse(response.json<{ expires: string }>().expires) - Date.now()).toBeLessThan(61_000);
  const { data } = (await house.refreshWith(house.token)).json();
  expect(Date.parse(data.updatedSession.expires) - Date.now()).toBeLessThan(61_000);
  await house.server.db.execute(sql`update sessions set absolute_expires_at = now() - interval '1 second'`);
  expect((await house.browser.get('/api/auth/session')).json()).toEqual({});
});

test('nothing is refreshed after sign-out, deactivation or the idle end', async () => {
  await using house = await openRefreshingBrowser();
  await house.browser.post('/api/auth/signout');
  expect((await house.refreshWith(house.token)).statusCode).toBe(401);
  await using other = await openRefreshingBrowser();
  await other.server.db.execute(sql`update users set status = 'deactivated'`);
  expect((await other.refreshWith(other.token)).statusCode).toBe(401);
  await using idle = await openRefreshingBrowser();
  await idle.server.db.execute(sql`update sessions set expires_at = now() - interval '1 second'`);
  expect((await idle.refreshWith(idle.token)).statusCode).toBe(401);
});
