import { expect, test } from 'vitest';
import { securedAccount } from '../modules/security/testing/secured-account.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { createTestBrowser } from '../testing/test-browser.ts';
import { hashPassword } from './password-hash.ts';

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
  const fields = Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value]));
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
