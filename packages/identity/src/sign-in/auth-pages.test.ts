import { expect, test } from 'vitest';
import { securedAccount } from '../second-factor/testing/secured-account.ts';
import { buildTestApp, createTestBrowser } from '@rostrum/test-support/server';
import { hashPassword } from '../password-hash/password-hash.ts';

const origin = 'http://rostrum.test';
const password = 'correct horse battery staple';

async function open() {
  const server = await buildTestApp();
  const browser = createTestBrowser(server.app);
  const locationOf = async (url: string) => (await browser.get(url)).headers.location;
  return { server, browser, locationOf, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}
const login = (callbackUrl: string, rest = '') =>
  `${origin}/login?callbackUrl=${encodeURIComponent(callbackUrl)}${rest}`;

test('signin, error and verify-request lead to the pages of the shell and keep the target', async () => {
  await using house = await open();
  const { locationOf } = house;
  expect(await locationOf('/api/auth/signin?callbackUrl=/dashboard/people&error=SessionRequired')).toBe(
    login(`${origin}/dashboard/people`, '&error=SessionRequired'),
  );
  // Remembered from here on, so that the way round by another page does not lose it.
  expect(await locationOf('/api/auth/error?error=AccessDenied')).toBe(
    login(`${origin}/dashboard/people`, '&error=AccessDenied'),
  );
  expect(await locationOf('/api/auth/error')).toBe(login(`${origin}/dashboard/people`, '&error=Default'));
  expect(await locationOf('/api/auth/verify-request?provider=email&type=email')).toBe(
    `${origin}/login/verify?callbackUrl=${encodeURIComponent(`${origin}/dashboard/people`)}`,
  );
  expect(await locationOf('/api/auth/error?error=SecondFactorRequired&kinds=totp.passkey')).toBe(
    `${origin}/api/auth/signin?error=SecondFactorRequired&kinds=totp.passkey`,
  );
  expect(await locationOf('/api/auth/signin?error=SecondFactorRequired&kinds=totp.passkey')).toBe(
    login(`${origin}/dashboard/people`, '&error=SecondFactorRequired&kinds=totp.passkey'),
  );
});

test('the pages without script have the statuses of the library and say what to do', async () => {
  await using house = await open();
  for (const [code, status] of [
    ['Configuration', 500],
    ['AccessDenied', 403],
    ['Verification', 403],
    ['Default', 200],
    ['constructor', 200],
  ] as const) {
    const page = await house.browser.get(`/api/auth/error?error=${code}&plain=1`);
    expect([page.statusCode, page.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
    expect(page.body).toContain(`<a href="${origin}/api/auth/signin?plain=1">`);
  }
  const sent = await house.browser.get('/api/auth/verify-request?plain=1');
  expect([sent.statusCode, sent.body.includes('Check your email')]).toEqual([200, true]);
  expect((await house.browser.get('/api/auth/signout')).body).toContain('Are you sure you want to sign out?');
});

type Browser = ReturnType<typeof createTestBrowser>;

/** What a browser sends for the first form of a page: its hidden fields, and what was typed. */
async function submit(browser: Browser, page: string, typed: Record<string, string>) {
  const [, action = ''] = /<form method="post" action="([^"]+)"/.exec(page) ?? [];
  const hidden = Array.from(
    page.split('</form>')[0]?.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g) ?? [],
  );
  const fields = Object.fromEntries(
    hidden.map(([, name = '', value = '']) => [name, value.replaceAll('&amp;', '&')]),
  );
  return browser.request({
    method: 'POST',
    url: action.slice(origin.length),
    payload: new URLSearchParams({ ...fields, ...typed }).toString(),
    headers: {
      accept: 'text/html,application/xhtml+xml',
      'content-type': 'application/x-www-form-urlencoded',
      origin,
      'sec-fetch-site': 'same-origin',
    },
  });
}

/** The page where redirects end. */
async function follow(browser: Browser, answer: Awaited<ReturnType<Browser['get']>>) {
  let page = answer;
  for (let hops = 0; page.statusCode === 302 && hops < 5; hops += 1)
    page = await browser.get((page.headers.location ?? '').slice(origin.length));
  return page;
}

test('signs in and out by forms alone: wrong password, message, right password, target, sign-out', async () => {
  await using house = await open();
  await house.server.given.user('media', {
    email: 'ada@paper.example',
    passwordHash: await hashPassword(password),
  });
  const first = await house.browser.get('/api/auth/signin?plain=1&callbackUrl=/profiles/northmere');
  const wrong = await submit(house.browser, first.body, { email: 'ada@paper.example', password: 'wrong' });
  const answer = await follow(house.browser, wrong);
  expect(answer.body).toContain('Sign in failed. Check the details you provided are correct.');
  const admitted = await submit(house.browser, answer.body, { email: 'ada@paper.example', password });
  expect([admitted.statusCode, admitted.headers.location]).toEqual([302, `${origin}/profiles/northmere`]);
  expect((await house.browser.get('/api/auth/session')).json()).toHaveProperty('user');

  const goodbye = await submit(house.browser, (await house.browser.get('/api/auth/signout')).body, {});
  expect(goodbye.statusCode).toBe(302);
  expect((await house.browser.get('/api/auth/session')).json()).toEqual({});
});

const heldIn = (page: string, field: string) =>
  new RegExp(`name="${field}"[^>]* value="([^"]*)"`).exec(page)?.[1]?.replaceAll('&quot;', '"');
const deskUrl = '/dashboard/inquiries?status=new&page_from=10';

test('a failed form comes back with the address and the target, the fault at the field, and never the password', async () => {
  await using house = await open();
  const { browser } = house;
  const first = await browser.get(`/api/auth/signin?plain=1&callbackUrl=${encodeURIComponent(deskUrl)}`);
  expect([heldIn(first.body, 'email'), first.body.includes('autofocus')]).toEqual(['', false]);
  const wrong = await submit(browser, first.body, { email: 'ada@paper.example', password: 'secret-typed' });
  // Neither histories nor logs of addresses may hold it.
  expect(wrong.headers.location).not.toContain('ada');
  const page = await follow(browser, wrong);
  expect(heldIn(page.body, 'email')).toBe('ada@paper.example');
  expect(heldIn(page.body, 'callbackUrl')).toBe(`${origin}${deskUrl.replace('&', '&amp;')}`);
  expect(page.body).toMatch(/<p role="alert" id="failure">Sign in failed/);
  expect(page.body).toMatch(/<title>Sign in failed[^<]* Sign in · Rostrum<\/title>/);
  expect(page.body).toMatch(/name="password"[^>]* autofocus aria-invalid="true" aria-describedby="failure"/);
  expect(page.body + JSON.stringify([wrong.headers, page.headers])).not.toContain('secret-typed');
  // Without a failure nothing is filled in: whoever comes next to this browser finds an empty form.
  expect(heldIn((await browser.get('/api/auth/signin?plain=1')).body, 'email')).toBe('');
});

test('what was typed is kept through an expired form and through a fault of ours, and forgotten at sign-in', async () => {
  await using house = await open();
  const { browser, server } = house;
  await server.given.user('media', {
    email: 'ada@paper.example',
    passwordHash: await hashPassword(password),
  });
  const typed = { email: 'ada@paper.example', password };
  const first = await browser.get(`/api/auth/signin?plain=1&callbackUrl=${encodeURIComponent(deskUrl)}`);
  // A window that was open when the browser lost its cookies.
  browser.jar.clear();
  const expired = await follow(browser, await submit(browser, first.body, typed));
  expect(expired.body).toContain('This page was open too long, or cookies are switched off. Try again.');
  expect([heldIn(expired.body, 'email'), heldIn(expired.body, 'callbackUrl')]).toEqual([
    typed.email,
    `${origin}${deskUrl.replace('&', '&amp;')}`,
  ]);
  browser.jar.delete('next-auth.callback-url');
  // Refused before any handler of the protocol runs.
  const refused = await submit(browser, expired.body, { ...typed, json: 'x', password: 'x'.repeat(70_000) });
  const tooLarge = await follow(browser, refused);
  expect(tooLarge.body).toContain('role="alert"');
  expect((await submit(browser, expired.body, typed)).statusCode).toBe(302);
  expect([browser.cookie('rostrum.typed-email'), (await browser.get('/api/auth/session')).json()]).toEqual([
    undefined,
    expect.objectContaining({ user: expect.anything() }),
  ]);
});

test('a typed address is kept for our own forms alone, and only what an address can be', async () => {
  await using house = await open();
  const first = await house.browser.get('/api/auth/signin?plain=1');
  const attempt = (headers: Record<string, string>, email: string) =>
    house.browser.request({
      method: 'POST',
      url: '/api/auth/callback/credentials',
      payload: new URLSearchParams({ plain: '1', email, password: 'x' }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });
  await attempt({ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, 'planted@evil.example');
  expect(house.browser.cookie('rostrum.typed-email')).toBeUndefined();
  for (const email of ['a'.repeat(255), 'a\r\nb@c.example', '\u202Eevil@c.example'])
    await submit(house.browser, first.body, { email, password: 'wrong' });
  expect(house.browser.cookie('rostrum.typed-email')).toBeUndefined();
  const script = '"><script>alert(1)</script>@c.example';
  const page = await follow(
    house.browser,
    await submit(house.browser, first.body, { email: script, password: 'wrong' }),
  );
  expect(page.body).not.toContain('<script>alert');
  expect(page.body).toContain('value="&quot;&gt;&lt;script&gt;');
  // The protocol's client keeps its own form; nothing is left in its browser.
  const browser = createTestBrowser(house.server.app);
  await browser.signIn('ada@paper.example', 'wrong');
  expect(browser.cookie('rostrum.typed-email')).toBeUndefined();
});

test('every page without script keeps its own target and says the next step', async () => {
  await using house = await open();
  const { browser } = house;
  const target = encodeURIComponent(deskUrl);
  const held = encodeURIComponent(`${origin}${deskUrl}`);
  const back = `href="${origin}/api/auth/signin?plain=1&amp;callbackUrl=${held}"`;
  for (const code of ['AccessDenied', 'Verification', 'Configuration', 'Default'])
    expect((await browser.get(`/api/auth/error?error=${code}&plain=1&callbackUrl=${target}`)).body).toContain(
      back,
    );
  const sent = await browser.get(`/api/auth/verify-request?plain=1&callbackUrl=${target}`);
  expect(sent.body).toContain(back);
  expect(sent.body).toContain('spam folder');
  const leaving = await browser.get(`/api/auth/signout?callbackUrl=${target}`);
  expect(leaving.body).toContain(`<a href="${origin}${deskUrl.replace('&', '&amp;')}">Stay signed in</a>`);
  // Another tab remembers another target; the form sends its own.
  await browser.get('/api/auth/signin?plain=1&callbackUrl=/help');
  expect((await submit(browser, leaving.body, {})).headers.location).toBe(`${origin}${deskUrl}`);
  browser.jar.clear();
  const failed = await follow(browser, await submit(browser, leaving.body, {}));
  expect(failed.body).toContain('You are still signed in: the page was open too long');
  expect(failed.body).toContain('Stay signed in');
});

test('asks for the second factor by a form too, again after a wrong code, and lets the right one in', async () => {
  await using account = await securedAccount();
  const { key } = await account.addTotp();
  account.wait();
  const browser = account.browser();
  const first = await browser.get('/api/auth/signin?plain=1&callbackUrl=/dashboard/people');
  expect(first.body).not.toContain('name="code"');
  const typed = { email: 'ada@northmere.example', password };
  const second = await follow(browser, await submit(browser, first.body, typed));
  expect(second.body).toContain('Enter the code of your authenticator app, or a recovery code.');
  expect(second.body).not.toContain('name="password"');
  const again = await follow(browser, await submit(browser, second.body, { code: '000000' }));
  expect(again.body).toContain('name="code"');
  const admitted = await submit(browser, again.body, { code: account.code(key) });
  expect([admitted.statusCode, admitted.headers.location]).toEqual([302, `${origin}/dashboard/people`]);
  expect((await browser.get('/api/auth/session')).json()).toHaveProperty('user');
});

test('the query never becomes part of a page', async () => {
  await using house = await open();
  for (const query of [
    'error=%3Cscript%3Ealert(1)%3C/script%3E',
    'error=__proto__',
    'error[]=x',
    'providers=x',
    'csrfToken=x',
    'callbackUrl=%22%3E%3Cscript%3E',
    'email=%3Cimg%20src=x%3E',
  ]) {
    const page = await house.browser.get(`/api/auth/signin?plain=1&${query}`);
    expect(page.statusCode).toBe(200);
    expect(page.body).not.toMatch(/<script|<img|alert\(1\)/);
  }
});
