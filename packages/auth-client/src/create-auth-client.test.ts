import { authPaths } from '@rostrum/contracts';
import { beforeEach, expect, test, vi } from 'vitest';
import { createAuthClient } from './create-auth-client.ts';
import { createBrowser, sessionOf } from './testing/tabs.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const right = { fields: { email: 'administrator@rostrum.example', password: 'right' } };

test('loading, one request, then authenticated', async () => {
  const browser = createBrowser(sessionOf());
  const client = createAuthClient(browser.openTab().page);
  expect(client.get()).toEqual({ status: 'loading', session: null });
  const heard = vi.fn();
  client.subscribe(heard);

  client.start();
  client.start();
  await client.whenKnown();

  expect(client.get()).toEqual({ status: 'authenticated', session: sessionOf() });
  expect(browser.calls(authPaths.session)).toHaveLength(1);
  expect(heard).toHaveBeenCalledTimes(1);
});

test('an empty answer is unauthenticated and carries no token', async () => {
  const client = createAuthClient(createBrowser().openTab().page);

  expect(await client.whenKnown()).toEqual({ status: 'unauthenticated', session: null });
  expect(await client.getAccessToken()).toBeNull();
  expect(await client.getIdentifier()).toBeNull();
});

test.each([
  ['a failing status', 500, {}],
  ['null', 200, null],
  ['a page of HTML', 200, '<h1>Bad gateway</h1>'],
])('at the start %s is unauthenticated and reported once', async (_, status, body) => {
  const browser = createBrowser();
  browser.routes.set(authPaths.session, () => ({ status, body }));
  const client = createAuthClient(browser.openTab().page);

  expect((await client.whenKnown()).status).toBe('unauthenticated');
  expect(browser.beacons).toHaveLength(1);
  expect(Object.fromEntries(browser.beacons[0] ?? [])).toMatchObject({
    code: 'CLIENT_FETCH_ERROR',
    client: 'true',
  });
});

test('at the start an overloaded server is asked again, and the user stays signed in', async () => {
  const session = sessionOf();
  const browser = createBrowser(session);
  browser.routes.set(authPaths.session, () => ({ status: 503, body: {} }));
  const client = createAuthClient(browser.openTab().page);
  client.start();
  await expect.poll(() => browser.beacons.length).toBe(1);
  expect(client.get().status).toBe('loading');
  browser.routes.set(authPaths.session, () => ({ body: session }));
  expect((await client.whenKnown()).status).toBe('authenticated');
});

test('a held session outlives a passing fault, and is asked for again when the tab returns', async () => {
  const browser = createBrowser(sessionOf());
  const tab = browser.openTab();
  const client = createAuthClient(tab.page);
  await client.whenKnown();
  const held = client.get();

  browser.routes.set(authPaths.session, () => ({ status: 503, body: {} }));
  tab.show();
  await vi.waitFor(() => expect(browser.beacons).toHaveLength(1));
  expect(client.get()).toBe(held);

  browser.routes.set(authPaths.session, () => ({ body: {} }));
  tab.show();
  await vi.waitFor(() => expect(client.get().status).toBe('unauthenticated'));
});

test('a visitor’s tab that comes back from the back-forward cache learns that somebody has signed in', async () => {
  const browser = createBrowser();
  const tab = browser.openTab();
  const client = createAuthClient(tab.page);
  await client.whenKnown();
  expect(client.get().status).toBe('unauthenticated');

  browser.routes.set(authPaths.session, () => ({ body: sessionOf() }));
  tab.restore();
  await vi.waitFor(() => expect(client.get().status).toBe('authenticated'));
});

test('a tab without a session does not ask again when it returns', async () => {
  const browser = createBrowser();
  const tab = browser.openTab();
  await createAuthClient(tab.page).whenKnown();

  tab.show();

  expect(browser.calls(authPaths.session)).toHaveLength(1);
});

test('an unchanged answer leaves the snapshot alone', async () => {
  const browser = createBrowser(sessionOf());
  const client = createAuthClient(browser.openTab().page);
  const before = await client.whenKnown();

  await client.reload();

  expect(client.get()).toBe(before);
});

test('signs in by the form of the protocol and tells the other tabs', async () => {
  const browser = createBrowser();
  const other = createAuthClient(browser.openTab().page);
  await other.whenKnown();
  const client = createAuthClient(browser.openTab('/login').page);

  const result = await client.signIn('credentials', { ...right, callbackUrl: '/dashboard/people' });

  expect(result).toEqual({ ok: true, url: 'https://rostrum.example/dashboard/people' });
  expect(Object.fromEntries(browser.calls(authPaths.callback('credentials'))[0]?.form ?? [])).toEqual({
    email: 'administrator@rostrum.example',
    password: 'right',
    redirect: 'false',
    callbackUrl: '/dashboard/people',
    csrfToken: 'csrf-1',
    json: 'true',
  });
  expect(client.get().status).toBe('authenticated');
  await vi.waitFor(() => expect(other.get().status).toBe('authenticated'));
});

test('a refused sign-in says so in the code of the protocol', async () => {
  const client = createAuthClient(createBrowser().openTab('/login').page);

  expect(await client.signIn('credentials', { fields: { email: 'a@b.example', password: 'wrong' } })).toEqual(
    {
      ok: false,
      error: 'CredentialsSignin',
      status: 401,
      retryAfterSeconds: null,
      kinds: [],
    },
  );
});

test('too many attempts carry the time to wait; a broken proxy is unreachable, never a thrown error', async () => {
  const browser = createBrowser();
  const client = createAuthClient(browser.openTab('/login').page);
  browser.routes.set(authPaths.callback('credentials'), () => ({
    status: 429,
    body: { url: 'https://rostrum.example/api/auth/error?error=TooMany' },
    headers: { 'retry-after': '90' },
  }));
  expect(await client.signIn('credentials', right)).toEqual({
    ok: false,
    error: 'TooMany',
    status: 429,
    retryAfterSeconds: 90,
    kinds: [],
  });

  browser.routes.set(authPaths.callback('credentials'), () => ({
    status: 502,
    body: '<h1>Bad gateway</h1>',
  }));
  expect(await client.signIn('credentials', right)).toMatchObject({
    ok: false,
    error: 'unreachable',
    status: 502,
  });

  browser.routes.delete(authPaths.csrf);
  expect(await client.signIn('credentials', right)).toMatchObject({ ok: false, error: 'unreachable' });
});

test('a mailed link is asked for in one place and proven in another; a second factor is named', async () => {
  const browser = createBrowser();
  const client = createAuthClient(browser.openTab('/login').page);
  const url = 'https://rostrum.example/api/auth';
  const listed = { id: 'email', name: 'Email', type: 'email', signinUrl: url, callbackUrl: url };
  browser.routes.set(authPaths.providers, () => ({ body: { email: listed } }));
  browser.routes.set(authPaths.signIn('email'), () => ({ body: { url: `${url}/verify-request` } }));
  browser.routes.set(authPaths.callback('email'), () => ({
    status: 401,
    body: { url: `${url}/error?error=SecondFactorRequired&provider=email&kinds=totp.passkey` },
  }));

  expect(await client.signIn('email', { fields: { email: 'ines@northmere.example' } })).toMatchObject({
    ok: true,
  });
  expect(await client.signIn('email', { finish: true, fields: { token: 't' } })).toMatchObject({
    error: 'SecondFactorRequired',
    kinds: ['totp', 'passkey'],
  });
});

test('the issuer of an organisation needs no place in the list', async () => {
  const browser = createBrowser();
  const client = createAuthClient(browser.openTab('/login').page);
  const url = 'https://issuer.example/authorize';
  browser.routes.set(authPaths.signIn('oidc-northmere'), () => ({ body: { url } }));

  expect(await client.signIn('oidc-northmere')).toEqual({ ok: true, url });
});

test('sign-out ends the session in every tab and leaves for /login only', async () => {
  const browser = createBrowser(sessionOf());
  const other = createAuthClient(browser.openTab().page);
  await other.whenKnown();
  const tab = browser.openTab('/logout');
  const client = createAuthClient(tab.page);
  await client.whenKnown();

  const signedOut = client.signOut();
  // A call that is refused meanwhile neither renews the session nor leads to /logout.
  expect(await client.refresh()).toBe(false);
  await signedOut;
  tab.show();

  expect(tab.left).toEqual(['/login']);
  expect(tab.kept).toEqual([]);
  await vi.waitFor(() => expect(other.get().status).toBe('unauthenticated'));
  // Until it is left, the page keeps what it shows: without a session the frame would redirect it.
  expect(client.get().status).toBe('authenticated');
  tab.restore();
  await vi.waitFor(() => expect(client.get().status).toBe('unauthenticated'));
});

test('a sign-out that the server refused leaves the session as it is', async () => {
  const browser = createBrowser(sessionOf());
  browser.routes.set(authPaths.signOut, () => ({
    body: { url: 'https://rostrum.example/api/auth/signout?csrf=true' },
  }));
  const client = createAuthClient(browser.openTab('/logout').page);
  await client.whenKnown();

  await expect(client.signOut()).rejects.toThrow('/api/auth/signout');

  expect(client.get().status).toBe('authenticated');
});

test('one refresh for all who ask, and the new token from then on', async () => {
  const browser = createBrowser(sessionOf());
  browser.refreshed = sessionOf({}, 'token-2');
  const other = createAuthClient(browser.openTab().page);
  await other.whenKnown();
  const client = createAuthClient(browser.openTab().page);
  await client.whenKnown();

  expect(await Promise.all([client.refresh(), client.refresh(), client.refresh()])).toEqual([
    true,
    true,
    true,
  ]);

  expect(browser.calls(authPaths.refreshToken)).toHaveLength(1);
  expect(await client.getAccessToken()).toBe('token-2');
  await vi.waitFor(async () => expect(await other.getAccessToken()).toBe('token-2'));
});

test('a refresh that fails, or yields no new session, leads to /logout and keeps the way back', async () => {
  for (const body of [
    { success: false, data: null, error: 'expired' },
    { success: true, data: { updatedSession: null }, error: null },
    { success: true, data: { updatedSession: {} }, error: null },
    'not JSON',
  ]) {
    const browser = createBrowser(sessionOf());
    browser.routes.set(authPaths.refreshToken, () => ({ body }));
    const tab = browser.openTab('/experts/maren?from=search#inquire');
    const client = createAuthClient(tab.page);

    expect(await client.refresh()).toBe(false);
    expect(tab.left).toEqual(['/logout']);
    expect(tab.kept).toEqual(['/experts/maren?from=search#inquire']);
    expect(browser.calls(authPaths.refreshToken)).toHaveLength(1);
  }
});

test('a server that is being restarted during a refresh gets a second chance', async () => {
  vi.useFakeTimers();
  const browser = createBrowser(sessionOf());
  browser.refreshed = sessionOf({}, 'token-2');
  const answer = browser.routes.get(authPaths.refreshToken);
  let tries = 0;
  browser.routes.set(authPaths.refreshToken, (init) => {
    tries += 1;
    return tries === 1 || !answer ? { status: 503, body: {} } : answer(init);
  });
  const tab = browser.openTab();

  const refreshed = createAuthClient(tab.page).refresh();
  await vi.advanceTimersByTimeAsync(1_000);

  expect(await refreshed).toBe(true);
  expect(tab.left).toEqual([]);
  vi.useRealTimers();
});

test('on /logout itself a failed refresh does not load the page again', async () => {
  const browser = createBrowser(sessionOf());
  const tab = browser.openTab('/logout');

  expect(await createAuthClient(tab.page).refresh()).toBe(false);
  expect(tab.left).toEqual([]);
});

test('messages of others under the same key are ignored', async () => {
  const browser = createBrowser(sessionOf());
  await createAuthClient(browser.openTab().page).whenKnown();
  const stranger = browser.openTab();

  stranger.page.tellOtherTabs('not JSON');
  stranger.page.tellOtherTabs('null');
  stranger.page.tellOtherTabs(JSON.stringify({ event: 'other' }));

  expect(browser.calls(authPaths.session)).toHaveLength(1);
});

test('a change to another organisation takes every tab to its start page, and a call under way is not made there', async () => {
  const browser = createBrowser(sessionOf());
  const tabs = [browser.openTab('/dashboard/people'), browser.openTab('/dashboard/posts/new')] as const;
  const clients = tabs.map(({ page }) => createAuthClient(page));
  await Promise.all(clients.map((client) => client.whenKnown()));
  const elsewhere = sessionOf({ company_username: 'dunes', type: 'agent' }, 'token-2');
  browser.session = elsewhere;
  browser.refreshed = elsewhere;

  // The second tab is refused with the former token before it has heard anything.
  expect(await clients[1]?.refresh()).toBe(false);
  expect(await clients[1]?.getAccessToken()).toBe('token-1');
  await clients[0]?.reload();

  await vi.waitFor(() => expect(tabs.map(({ left }) => left[0])).toEqual(['/', '/']));
  expect(clients[0]?.get().session?.user.company_username).toBe('northmere');
});
