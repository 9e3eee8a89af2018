import { beforeEach, expect, test, vi } from 'vitest';
import { mountClient } from './testing/mount-client.ts';
import { startNextAuthServer } from './testing/next-auth-server.ts';
import { openAuthClient } from './testing/open-auth-client.ts';
import { startOurServer } from './testing/our-server.ts';
import { openBrowser } from './testing/tabs.ts';

/** Our client must not need to know which of the two it talks to. */
const peers = [
  ["the library's handler", () => startNextAuthServer()],
  ["the library's handler on https", () => startNextAuthServer('https://peer.test')],
  ['our server', () => startOurServer()],
  ['our server on https', () => startOurServer('https://rostrum.test')],
] as const;
const session = '/api/auth/session';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

test.each(peers)('%s: loading, one request, unauthenticated', async (_, start) => {
  await using peer = await start();
  using browser = openBrowser(peer);
  const client = openAuthClient(browser.openTab());
  expect(client.get().status).toBe('loading');
  expect(await client.whenKnown()).toEqual({ status: 'unauthenticated', session: null });
  expect(browser.count('GET', session)).toBe(1);
});

test.each(peers)('%s: signs in, is the person, signs out and goes to /login', async (_, start) => {
  await using peer = await start();
  using browser = openBrowser(peer);
  const tab = browser.openTab('/login');
  const client = openAuthClient(tab);
  const { email, password, name } = peer.person;
  const fields = { email, password };

  expect(await client.signIn('credentials', { fields, callbackUrl: '/dashboard/people?page=2' })).toEqual({
    ok: true,
    url: `${peer.origin}/dashboard/people?page=2`,
  });
  expect(client.get()).toMatchObject({ status: 'authenticated', session: { user: { name, email } } });
  expect(await client.getAccessToken()).toEqual(expect.any(String));

  await client.signOut();
  expect(tab.left).toEqual(['/login']);
  expect(await openAuthClient(browser.openTab()).whenKnown()).toEqual({
    status: 'unauthenticated',
    session: null,
  });
  expect((await browser.cookies()).some(({ key }) => key.includes('session-token'))).toBe(false);
});

test.each(peers)('%s: a wrong password and an unknown provider say what they are', async (_, start) => {
  await using peer = await start();
  using browser = openBrowser(peer);
  const client = openAuthClient(browser.openTab('/login'));
  const fields = { email: peer.person.email, password: 'wrong' };
  expect(await client.signIn('credentials', { fields })).toMatchObject({
    ok: false,
    error: 'CredentialsSignin',
    status: 401,
  });
  expect(await client.signIn('nobody', { fields })).toMatchObject({ ok: false, error: 'Configuration' });
});

test.each(peers)('%s: a form with a wrong csrf token is no success, in or out', async (_, start) => {
  await using peer = await start();
  using browser = openBrowser(peer);
  const client = openAuthClient(browser.openTab('/login'));
  const { email, password } = peer.person;
  const foreign = (path: string) =>
    path === '/api/auth/csrf' ? Response.json({ csrfToken: 'f'.repeat(64) }) : undefined;
  const honest = browser.wire.fault;

  browser.wire.fault = foreign;
  expect(await client.signIn('credentials', { fields: { email, password } })).toMatchObject({
    ok: false,
    error: 'Callback',
  });
  expect((await client.reload()).status).toBe('unauthenticated');

  browser.wire.fault = honest;
  await client.signIn('credentials', { fields: { email, password } });
  browser.wire.fault = foreign;
  await expect(client.signOut()).rejects.toThrow('/api/auth/signout');
  browser.wire.fault = honest;
  expect((await client.reload()).status).toBe('authenticated');
});

test.each(peers)("%s: understands the library's client in the next tab, both ways", async (_, start) => {
  await using peer = await start();
  using browser = openBrowser(peer);
  const ours = openAuthClient(browser.openTab());
  const library = mountClient(browser.openTab());
  await ours.whenKnown();
  await expect.poll(library.status).toBe('unauthenticated');
  // Two identical messages in one second raise no event.
  browser.forgetMessages();

  const { email, password } = peer.person;
  await ours.signIn('credentials', { fields: { email, password } });
  await expect.poll(library.status).toBe('authenticated');
  await library.library.signOut({ redirect: false });
  await expect.poll(() => ours.get().status).toBe('unauthenticated');

  await library.library.signIn('credentials', { email, password, redirect: false });
  browser.forgetMessages();
  await library.library.getSession();
  await expect.poll(() => ours.get().status).toBe('authenticated');
  await ours.signOut();
  await expect.poll(library.status).toBe('unauthenticated');
});

test.each(peers)(
  '%s: looks again when the tab becomes visible; a passing fault signs nobody out',
  async (_, start) => {
    await using peer = await start();
    using browser = openBrowser(peer);
    const tab = browser.openTab();
    const client = openAuthClient(tab);
    await client.whenKnown();
    const { email, password } = peer.person;
    await client.signIn('credentials', { fields: { email, password } });
    const before = browser.count('GET', session);

    browser.wire.fault = (path) =>
      path === session ? new Response('<h1>Bad gateway</h1>', { status: 502 }) : undefined;
    tab.hide();
    tab.show();
    await expect.poll(() => browser.count('POST', '/api/auth/_log')).toBe(1);
    expect(client.get().status).toBe('authenticated');
    expect(browser.seen.find(({ path }) => path === '/api/auth/_log')?.status).toBe(200);

    browser.wire.fault = () => undefined;
    await browser.jar.removeAllCookies();
    tab.show();
    await expect.poll(() => client.get().status).toBe('unauthenticated');
    expect(browser.count('GET', session)).toBe(before + 2);
  },
);
