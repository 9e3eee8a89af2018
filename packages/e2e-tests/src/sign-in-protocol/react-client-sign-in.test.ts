import { expect, test } from 'vitest';
import { mountClient } from './testing/mount-client.ts';
import { startNextAuthServer } from './testing/next-auth-server.ts';
import { startOurServer } from './testing/our-server.ts';
import { openBrowser } from './testing/tabs.ts';

/** The library's client must not see which of the two it talks to. */
const peers = [
  ['our server', () => startOurServer()],
  ['our server on https', () => startOurServer('https://rostrum.test')],
  ["the library's handler", () => startNextAuthServer()],
] as const;

test.each(peers)('%s: providers, csrf and the session of a visitor', async (_, start) => {
  await using peer = await start();
  using browser = openBrowser(peer);
  const client = mountClient(browser.openTab());
  await expect.poll(client.status).toBe('unauthenticated');
  expect([client.statuses, client.session()]).toEqual([['loading', 'unauthenticated'], null]);
  expect(browser.count('GET', '/api/auth/session')).toBe(1);
  expect(await client.library.getProviders()).toMatchObject({
    credentials: {
      id: 'credentials',
      name: 'Email and password',
      type: 'credentials',
      signinUrl: `${peer.origin}/api/auth/signin/credentials`,
      callbackUrl: `${peer.origin}/api/auth/callback/credentials`,
    },
  });
  const token = await client.library.getCsrfToken();
  expect(token).toMatch(/^[\da-f]{64}$/);
  expect(await client.library.getCsrfToken()).toBe(token);
});

test.each(peers)('%s: a good sign-in without leaving the page', async (_, start) => {
  await using peer = await start();
  using browser = openBrowser(peer);
  const tab = browser.openTab('/login');
  const client = mountClient(tab);
  await expect.poll(client.status).toBe('unauthenticated');
  const result = await client.library.signIn('credentials', {
    email: peer.person.email,
    password: peer.person.password,
    redirect: false,
    callbackUrl: '/dashboard/people?page=2#top',
  });
  expect(result).toEqual({
    error: null,
    status: 200,
    ok: true,
    url: `${peer.origin}/dashboard/people?page=2#top`,
  });
  await expect.poll(client.status).toBe('authenticated');
  expect(client.session()?.user).toMatchObject({ name: peer.person.name, email: peer.person.email });
  expect(Date.parse(client.session()?.expires ?? '') - Date.now()).toBeGreaterThan(35_900_000);
  expect(tab.left).toEqual([]);
});

test.each(peers)('%s: a good sign-in that leaves for its target', async (_, start) => {
  await using peer = await start();
  using browser = openBrowser(peer);
  const tab = browser.openTab('/login');
  const client = mountClient(tab);
  await client.library.signIn('credentials', {
    email: peer.person.email,
    password: peer.person.password,
    callbackUrl: '/dashboard#inbox',
  });
  expect([tab.left, tab.reloads]).toEqual([[`${peer.origin}/dashboard#inbox`], 1]);
});

test.each(peers)('%s: a wrong password', async (_, start) => {
  await using peer = await start();
  using browser = openBrowser(peer);
  const tab = browser.openTab('/login');
  const client = mountClient(tab);
  await expect.poll(client.status).toBe('unauthenticated');
  const wrong = { email: peer.person.email, password: 'wrong' };
  expect(await client.library.signIn('credentials', { ...wrong, redirect: false })).toEqual({
    error: 'CredentialsSignin',
    status: 401,
    ok: false,
    url: null,
  });
  expect(client.status()).toBe('unauthenticated');
  await client.library.signIn('credentials', wrong);
  expect(tab.left).toEqual([`${peer.origin}/api/auth/error?error=CredentialsSignin&provider=credentials`]);
});

test.each(peers)('%s: an unknown provider leads to the sign-in page with the target', async (_, start) => {
  await using peer = await start();
  using browser = openBrowser(peer);
  const tab = browser.openTab('/dashboard');
  await mountClient(tab).library.signIn('nobody', { callbackUrl: '/dashboard' });
  expect(tab.left).toEqual(['/api/auth/signin?callbackUrl=%2Fdashboard']);
});

test.each(peers)('%s: sign-out, with and without leaving, and once more', async (_, start) => {
  await using peer = await start();
  using browser = openBrowser(peer);
  const tab = browser.openTab('/dashboard');
  const client = mountClient(tab);
  await client.library.signIn('credentials', { ...peer.person, redirect: false });
  await expect.poll(client.status).toBe('authenticated');
  expect(await client.library.signOut({ redirect: false, callbackUrl: '/login' })).toEqual({
    url: `${peer.origin}/login`,
  });
  await expect.poll(client.status).toBe('unauthenticated');
  expect((await browser.cookies()).some(({ key }) => key.includes('session-token'))).toBe(false);
  await client.library.signOut({ callbackUrl: '/login' });
  expect(tab.left).toEqual([`${peer.origin}/login`]);
});

test('a page that requires a session goes to the sign-in page with its own address', async () => {
  await using peer = await startOurServer();
  using browser = openBrowser(peer);
  const tab = browser.openTab('/dashboard/inbox?status=new');
  const client = mountClient(tab, { required: true });
  await expect.poll(() => tab.left).toHaveLength(1);
  expect(client.status()).toBe('loading');
  const answer = await browser.request(tab.left[0] ?? '');
  expect(answer.headers.get('location')).toBe(
    `${peer.origin}/login?callbackUrl=${encodeURIComponent(`${peer.origin}/dashboard/inbox?status=new`)}&error=SessionRequired`,
  );
});

test('a throttled sign-in is told apart from a wrong password, and never breaks the client', async () => {
  await using peer = await startOurServer('http://rostrum.test', { RATE_LIMIT_SCALE: '1' });
  using browser = openBrowser(peer);
  const client = mountClient(browser.openTab('/login'));
  const wrong = { email: peer.person.email, password: 'wrong', redirect: false } as const;
  for (let attempt = 0; attempt < 5; attempt += 1) await client.library.signIn('credentials', wrong);
  expect(await client.library.signIn('credentials', wrong)).toEqual({
    error: 'TooMany',
    status: 429,
    ok: false,
    url: null,
  });
});

test('a password of a hundred kilobytes is an answer the client can read', async () => {
  await using peer = await startOurServer();
  using browser = openBrowser(peer);
  const client = mountClient(browser.openTab('/login'));
  const result = await client.library.signIn('credentials', {
    email: peer.person.email,
    password: 'x'.repeat(100_000),
    redirect: false,
  });
  expect(result).toMatchObject({ ok: false, status: 413, url: null });
});

test('no csrf token, because that request failed: the client does not report a success', async () => {
  await using peer = await startOurServer();
  using browser = openBrowser(peer);
  const client = mountClient(browser.openTab('/login'));
  await expect.poll(client.status).toBe('unauthenticated');
  browser.wire.fault = (path) =>
    path === '/api/auth/csrf' ? new Response('<h1>Bad gateway</h1>', { status: 503 }) : undefined;
  expect(await client.library.signIn('credentials', { ...peer.person, redirect: false })).toEqual({
    error: 'Callback',
    status: 403,
    ok: false,
    url: null,
  });
  expect(client.status()).toBe('unauthenticated');
});
