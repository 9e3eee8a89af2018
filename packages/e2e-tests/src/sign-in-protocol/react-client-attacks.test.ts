import { afterAll, beforeAll, expect, test } from 'vitest';
import { evilTargets } from './testing/evil-targets.ts';
import { mountClient } from './testing/mount-client.ts';
import { startOurServer, type OurServer } from './testing/our-server.ts';
import { openBrowser } from './testing/tabs.ts';
import { callback, postForm } from './testing/wire-cases.ts';

const origin = 'http://rostrum.test';
let peer: OurServer;
beforeAll(async () => {
  peer = await startOurServer(origin);
});
afterAll(() => peer[Symbol.asyncDispose]());

const login = `/login?callbackUrl=${encodeURIComponent(origin)}`;
const locationOf = (response: Response) => response.headers.get('location');

test('there are at least thirty shapes', () => {
  expect(new Set(evilTargets(origin)).size).toBeGreaterThanOrEqual(30);
});

test.each(evilTargets(origin))('nobody arrives at %j', async (target) => {
  using browser = openBrowser(peer);
  const { wire } = browser;
  const { library } = mountClient(browser.openTab('/login'));
  const { email, password } = peer.person;

  // By the library's client, asking for JSON: sign-in, then sign-out.
  const signedIn = await library.signIn('credentials', {
    email,
    password,
    redirect: false,
    callbackUrl: target,
  });
  expect(signedIn).toEqual({ error: null, status: 200, ok: true, url: origin });
  expect(await library.signOut({ redirect: false, callbackUrl: target })).toEqual({ url: origin });

  // By plain forms.
  const form = await postForm(wire, callback, { email, password, callbackUrl: target });
  expect([form.status, locationOf(form)]).toEqual([302, origin]);
  expect(locationOf(await postForm(wire, '/api/auth/signout', { callbackUrl: target }))).toBe(origin);

  // By the query of the pages, with script and without.
  const query = `callbackUrl=${encodeURIComponent(target)}`;
  expect(locationOf(await wire.request(`/api/auth/signin?${query}`))).toBe(`${origin}${login}`);
  const page = await (await wire.request(`/api/auth/signin?plain=1&${query}`)).text();
  expect(page).toContain(`name="callbackUrl" value="${origin}"`);

  // By a cookie that a sibling domain planted.
  await wire.jar.setCookie(`next-auth.callback-url=${encodeURIComponent(target)}; Path=/`, origin);
  const planted = await postForm(wire, callback, { email, password });
  expect([planted.status, locationOf(planted)]).toEqual([302, origin]);
});

test('targets on this site are kept to the letter', async () => {
  using browser = openBrowser(peer);
  const { library } = mountClient(browser.openTab('/login'));
  for (const [target, url] of [
    ['/dashboard', `${origin}/dashboard`],
    [`${origin}/dashboard?tab=new&page=2#row-3`, `${origin}/dashboard?tab=new&page=2#row-3`],
    ['/profiles/northmere?q=%2F%2Fevil.example', `${origin}/profiles/northmere?q=%2F%2Fevil.example`],
    [origin, origin],
    ['', origin],
  ])
    expect(
      await library.signIn('credentials', { ...peer.person, redirect: false, callbackUrl: target }),
    ).toMatchObject({ ok: true, url });
});

test.each([
  ['a foreign one', 'f'.repeat(64)],
  ['an empty one', ''],
  ['the text undefined', 'undefined'],
  ['token and mac', `${'f'.repeat(64)}|${'f'.repeat(64)}`],
])('csrf token: %s signs nobody in and nobody out', async (_, csrfToken) => {
  using browser = openBrowser(peer);
  const { wire } = browser;
  const { email, password } = peer.person;
  const signIn = await postForm(wire, callback, { csrfToken, email, password, json: 'true' });
  expect([signIn.status, await signIn.json()]).toEqual([
    403,
    { url: `${origin}/api/auth/signin?csrf=true&error=Callback` },
  ]);
  await postForm(wire, callback, { email, password, json: 'true' });
  const signOut = await postForm(wire, '/api/auth/signout', { csrfToken, json: 'true' });
  expect([signOut.status, await signOut.json()]).toEqual([
    403,
    { url: `${origin}/api/auth/signout?csrf=true` },
  ]);
  expect(await (await wire.request('/api/auth/session')).json()).toHaveProperty('user');
});

test("another browser's csrf cookie and token together are of no use to another site", async () => {
  using browser = openBrowser(peer);
  const { csrfToken } = (await (await browser.request('/api/auth/csrf')).json()) as { csrfToken: string };
  const { email, password } = peer.person;
  const body = new URLSearchParams({ csrfToken, email, password, json: 'true' });
  const foreign = await browser.request(callback, { method: 'POST', body }, 'https://evil.example');
  expect(foreign.status).toBe(403);
  const sibling = await browser.request(callback, { method: 'POST', body }, 'http://blog.rostrum.test');
  expect(sibling.status).toBe(403);
  expect((await browser.cookies()).some(({ key }) => key.includes('session-token'))).toBe(false);
});

/** The cookie of this name, changed in transit or on disk. */
async function tamper(
  browser: ReturnType<typeof openBrowser>,
  name: string,
  change: (value: string) => string,
) {
  const cookie = (await browser.cookies()).find(({ key }) => key === name);
  if (!cookie) throw new Error(`There is no cookie ${name}.`);
  await browser.jar.setCookie(`${name}=${change(cookie.value)}; Path=/`, origin, { http: true });
}

test.each<[string, (value: string) => string]>([
  ['cut short', (value) => value.slice(0, -1)],
  ['made longer', (value) => `${value}A`],
  ['changed in one place', (value) => `${value[0] === 'A' ? 'B' : 'A'}${value.slice(1)}`],
  ['empty', () => ''],
  ['a JSON Web Token', () => 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.'],
  ['not even text', () => '%00%ff%fe'],
  ['very long', (value) => value.repeat(80)],
])('session cookie %s: a visitor, and the cookie is taken away', async (_, change) => {
  using browser = openBrowser(peer);
  const { library } = mountClient(browser.openTab('/login'));
  await library.signIn('credentials', { ...peer.person, redirect: false });
  await tamper(browser, 'next-auth.session-token', change);
  const answer = await browser.request('/api/auth/session');
  expect([answer.status, await answer.json()]).toEqual([200, {}]);
  const client = mountClient(browser.openTab());
  await expect.poll(client.status).toBe('unauthenticated');
  expect((await browser.cookies()).some(({ key, value }) => key.includes('session') && value !== '')).toBe(
    false,
  );
});

test.each<[string, (value: string) => string]>([
  ['another token, same mac', (value) => `${'f'.repeat(64)}${value.slice(64)}`],
  ['no mac', (value) => value.slice(0, 64)],
  ['a mac of one’s own', () => `${'f'.repeat(64)}%7C${'f'.repeat(64)}`],
  ['garbled', () => '%E0%A4%A'],
])('csrf cookie: %s is replaced, and its token is worth nothing', async (_, change) => {
  using browser = openBrowser(peer);
  const before = mountClient(browser.openTab('/login'));
  const old = (await before.library.getCsrfToken()) ?? '';
  await tamper(browser, 'next-auth.csrf-token', change);
  const body = new URLSearchParams({ csrfToken: 'f'.repeat(64), json: 'true', ...peer.person });
  expect((await browser.request(callback, { method: 'POST', body })).status).toBe(403);
  const fresh = await before.library.getCsrfToken();
  expect(fresh).toMatch(/^[\da-f]{64}$/);
  expect(fresh).not.toBe(old);
  expect(await before.library.signIn('credentials', { ...peer.person, redirect: false })).toMatchObject({
    ok: true,
  });
});
