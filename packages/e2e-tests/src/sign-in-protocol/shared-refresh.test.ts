import type { IncomingMessage } from 'node:http';
import { createApiClient, isApiError } from '@rostrum/api-client';
import { activity, authPaths, defineRoute, loginContinuePath } from '@rostrum/contracts';
import { beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { openAuthClient } from './testing/open-auth-client.ts';
import { startOurServer, type OurServer } from './testing/our-server.ts';
import { openBrowser, type Browser } from './testing/tabs.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

/** The API client as shell and areas set it up, each a copy of its own: the worst that can happen to sharing. */
const apiClientOf = (peer: OurServer, auth: ReturnType<typeof openAuthClient>) =>
  createApiClient({
    baseUrl: `http://127.0.0.1:${peer.port}`,
    getAccessToken: () => auth.getAccessToken(),
    getIdentifier: () => auth.getIdentifier(),
    onUnauthorized: () => auth.refresh(),
  });

async function signedInTab(browser: Browser, { person }: OurServer) {
  const tab = browser.openTab();
  const auth = openAuthClient(tab);
  await auth.whenKnown();
  if (auth.get().status !== 'authenticated')
    await auth.signIn('credentials', { fields: { email: person.email, password: person.password } });
  return { tab, auth };
}

/** Calls of the API that reach the server from here on. */
function countCalls({ server }: OurServer): string[] {
  const calls: string[] = [];
  server.app.server.on('request', ({ url = '', headers }: IncomingMessage) => {
    if (!url.startsWith('/api/')) calls.push(headers.authorization ?? 'none');
  });
  return calls;
}

test('ten calls of two areas that are refused together share one refresh, and each is retried once', async () => {
  await using peer = await startOurServer();
  using browser = openBrowser(peer);
  const { tab, auth } = await signedInTab(browser, peer);
  const old = await auth.getAccessToken();
  const areas = [apiClientOf(peer, auth), apiClientOf(peer, auth)];
  const calls = countCalls(peer);
  peer.passMinutes(40);

  const answers = await Promise.all(
    areas.flatMap((area) => Array.from({ length: 5 }, () => area.call(activity.list))),
  );

  expect(answers).toHaveLength(10);
  expect(browser.count('POST', authPaths.refreshToken)).toBe(1);
  const fresh = await auth.getAccessToken();
  expect(fresh).not.toBe(old);
  expect(calls.filter((header) => header === `Bearer ${old}`)).toHaveLength(10);
  expect(calls.filter((header) => header === `Bearer ${fresh}`)).toHaveLength(10);
  expect(tab.left).toEqual([]);
});

test('five tabs whose tokens ran out at the same time all go on', async () => {
  await using peer = await startOurServer();
  using browser = openBrowser(peer);
  const tabs = [];
  for (let count = 0; count < 5; count += 1) tabs.push(await signedInTab(browser, peer));
  peer.passMinutes(40);

  await Promise.all(tabs.map(({ auth }) => apiClientOf(peer, auth).call(activity.list)));

  expect(tabs.flatMap(({ tab }) => tab.left)).toEqual([]);
  expect(tabs.map(({ auth }) => auth.get().status)).toEqual(Array(5).fill('authenticated'));
});

test('the other tabs take over the refreshed session', async () => {
  await using peer = await startOurServer();
  using browser = openBrowser(peer);
  const { auth } = await signedInTab(browser, peer);
  const other = await signedInTab(browser, peer);
  peer.passMinutes(40);
  await apiClientOf(peer, auth).call(activity.list);
  await expect.poll(() => other.auth.getAccessToken()).toBe(await auth.getAccessToken());
  expect(browser.count('POST', authPaths.refreshToken)).toBe(1);
});

test('when the session is over, one refresh fails, nothing is retried, and the tab goes to /logout', async () => {
  await using peer = await startOurServer();
  using browser = openBrowser(peer);
  const { tab, auth } = await signedInTab(browser, peer);
  const calls = countCalls(peer);
  const thief = openBrowser(peer);
  for (const cookie of await browser.cookies())
    await thief.jar.setCookie(cookie, peer.origin, { http: true });
  await openAuthClient(thief.openTab()).signOut();
  thief[Symbol.dispose]();

  const outcomes = await Promise.allSettled(
    Array.from({ length: 4 }, () => apiClientOf(peer, auth).call(activity.list)),
  );

  for (const outcome of outcomes)
    expect(outcome.status === 'rejected' && isApiError(outcome.reason) && outcome.reason.status).toBe(401);
  expect(calls).toHaveLength(4);
  expect(browser.count('POST', authPaths.refreshToken)).toBe(1);
  expect(tab.left).toEqual(['/logout']);
});

test('a call below the login-continue path is never retried', async () => {
  await using peer = await startOurServer();
  using browser = openBrowser(peer);
  const { tab, auth } = await signedInTab(browser, peer);
  const continueLogin = defineRoute({
    id: 'login.continue',
    method: 'GET',
    path: `/app/activity/{identifier}/..${loginContinuePath}/../../{identifier}`,
    summary: 'A call below the path that the specification excepts.',
    params: z.object({ identifier: z.string() }),
    response: z.object({}),
  });
  peer.passMinutes(40);
  await expect(apiClientOf(peer, auth).call(continueLogin)).rejects.toMatchObject({ name: 'ApiError' });
  expect(browser.count('POST', authPaths.refreshToken)).toBe(0);
  expect(tab.left).toEqual([]);
});
