import { expect, test } from 'vitest';
import { mountClient, type MountedClient } from './testing/mount-client.ts';
import { startNextAuthServer } from './testing/next-auth-server.ts';
import { startOurServer } from './testing/our-server.ts';
import type { Peer } from './testing/peer.ts';
import { openBrowser, type Browser } from './testing/tabs.ts';

const peers = [
  ['our server', () => startOurServer()],
  ["the library's handler", () => startNextAuthServer()],
] as const;
const session = '/api/auth/session';

/** One browser with a person signed in before any tab is open. */
async function signedIn(browser: Browser, peer: Peer): Promise<void> {
  const tab = browser.openTab('/login');
  await mountClient(tab).library.signIn('credentials', { ...peer.person, redirect: false });
  browser.closeTab(tab);
  browser.seen.length = 0;
}
const isAuthenticated = (client: MountedClient) => expect.poll(client.status).toBe('authenticated');
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test.each(peers)('%s: loading, one request, authenticated; the cookie is renewed', async (_, start) => {
  await using peer = await start();
  using browser = openBrowser(peer);
  await signedIn(browser, peer);
  const client = mountClient(browser.openTab());
  await isAuthenticated(client);
  expect(client.statuses).toEqual(['loading', 'authenticated']);
  expect(browser.count('GET', session)).toBe(1);
  const [cookie = ''] = browser.seen[0]?.headers.getSetCookie() ?? [];
  const seconds = (Date.parse(/Expires=([^;]+)/.exec(cookie)?.[1] ?? '') - Date.now()) / 1000;
  expect(cookie).toMatch(/^next-auth\.session-token=/);
  expect(seconds).toBeGreaterThan(35_990);
  expect(seconds).toBeLessThan(36_001);
});

test.each(peers)(
  '%s: asked again when the tab becomes visible, only while a session is held',
  async (_, start) => {
    await using peer = await start();
    using browser = openBrowser(peer);
    const visitor = browser.openTab();
    const before = mountClient(visitor);
    await expect.poll(before.status).toBe('unauthenticated');
    visitor.hide();
    visitor.show();
    // A look of its own would have gone out before this one.
    await before.library.getSession();
    expect(browser.count('GET', session)).toBe(2);
    browser.closeTab(visitor);

    await signedIn(browser, peer);
    const tab = browser.openTab();
    await isAuthenticated(mountClient(tab));
    tab.hide();
    expect(browser.count('GET', session)).toBe(1);
    tab.show();
    await expect.poll(() => browser.count('GET', session)).toBe(2);
  },
);

test.each(peers)('%s: polls by refetchInterval; offline pauses it when asked to', async (_, start) => {
  await using peer = await start();
  using browser = openBrowser(peer);
  await signedIn(browser, peer);
  const tab = browser.openTab();
  const client = mountClient(tab, { refetchInterval: 0.1, refetchWhenOffline: false });
  await isAuthenticated(client);
  await expect.poll(() => browser.count('GET', session)).toBeGreaterThan(3);
  tab.goOffline();
  await wait(150);
  const soFar = browser.count('GET', session);
  await wait(300);
  expect(browser.count('GET', session)).toBe(soFar);
  tab.goOnline();
  await expect.poll(() => browser.count('GET', session)).toBeGreaterThan(soFar);
  expect(client.status()).toBe('authenticated');
});

test.each(peers)('%s: update() passes through loading and gets the session', async (_, start) => {
  await using peer = await start();
  using browser = openBrowser(peer);
  await signedIn(browser, peer);
  const client = mountClient(browser.openTab());
  await isAuthenticated(client);
  const updated = await client.update({ name: 'Somebody Else' });
  expect(updated?.user).toMatchObject({ name: peer.person.name });
  await isAuthenticated(client);
  expect(client.statuses).toEqual(['loading', 'authenticated', 'loading', 'authenticated']);
  expect(browser.count('POST', session)).toBe(1);
});

test.each(peers)('%s: update() with a foreign csrf token changes nothing', async (_, start) => {
  await using peer = await start();
  using browser = openBrowser(peer);
  await signedIn(browser, peer);
  const client = mountClient(browser.openTab());
  await isAuthenticated(client);
  browser.wire.fault = (path) =>
    path === '/api/auth/csrf' ? Response.json({ csrfToken: 'x'.repeat(64) }) : undefined;
  expect(await client.update({})).toBeNull();
  await isAuthenticated(client);
  expect(browser.seen.find(({ method, path }) => method === 'POST' && path === session)).toMatchObject({
    status: 400,
    body: '{}',
  });
});

test.each(peers)('%s: other tabs follow sign-in and sign-out by the storage event', async (_, start) => {
  await using peer = await start();
  using browser = openBrowser(peer);
  const [first, second] = [mountClient(browser.openTab()), mountClient(browser.openTab())];
  await expect.poll(first.status).toBe('unauthenticated');
  await expect.poll(second.status).toBe('unauthenticated');
  // Two identical messages in one second raise no event, so the sign-in is kept apart from the first look.
  browser.forgetMessages();
  await first.library.signIn('credentials', { ...peer.person, redirect: false });
  await first.library.getSession();
  await isAuthenticated(second);
  await first.library.signOut({ redirect: false });
  await expect.poll(second.status).toBe('unauthenticated');
});

test('our server: a sign-out in one tab ends what was copied from the browser before', async () => {
  await using peer = await startOurServer();
  using browser = openBrowser(peer);
  using thief = openBrowser(peer);
  await signedIn(browser, peer);
  for (const cookie of await browser.cookies())
    if (cookie.key === 'next-auth.session-token')
      await thief.jar.setCookie(cookie, peer.origin, { http: true });
  await isAuthenticated(mountClient(thief.openTab()));
  await mountClient(browser.openTab()).library.signOut({ redirect: false });
  await expect.poll(mountClient(thief.openTab()).status).toBe('unauthenticated');
});

test('our server: an answer that is no session turns the client away, and is told to the log', async () => {
  await using peer = await startOurServer();
  using browser = openBrowser(peer);
  await signedIn(browser, peer);
  browser.wire.fault = (path) =>
    path === session ? new Response('<h1>Bad gateway</h1>', { status: 502 }) : undefined;
  const client = mountClient(browser.openTab());
  await expect.poll(client.status).toBe('unauthenticated');
  await expect.poll(() => browser.count('POST', '/api/auth/_log')).toBe(1);
  expect(browser.seen.find(({ path }) => path === '/api/auth/_log')).toMatchObject({ status: 200, body: '' });
});
