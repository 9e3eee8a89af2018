import { expect, test } from 'vitest';
import { activity, deskTimeZoneHeader, sessionAnswer } from '@rostrum/contracts';
import { eq } from 'drizzle-orm';
import { memberships, users } from '../users/users.schema.ts';
import { type TestApp, buildTestApp, createCaller, createTestBrowser } from '@rostrum/test-support/server';
import { hashPassword } from '../password-hash/password-hash.ts';

const password = 'correct horse battery staple';
const origin = 'http://rostrum.test';

async function withAda(environment: Record<string, string> = {}) {
  const server = await buildTestApp({ servers: 2, environment });
  const organisation = await server.given.organisation({ companyUsername: 'northmere' });
  const ada = await server.given.user('administrator', {
    orgId: organisation.id,
    email: 'ada@northmere.example',
    firstname: 'Ada',
    lastname: 'Byron',
    passwordHash: await hashPassword(password),
  });
  return { server, ada, orgId: organisation.id, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}
const browse = ({ app }: TestApp) => createTestBrowser(app);

test('an anonymous visitor has the session {}', async () => {
  await using house = await withAda();
  const response = await browse(house.server).get('/api/auth/session');
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({});
  expect(response.headers).not.toHaveProperty(deskTimeZoneHeader);
  expect(response.headers).toMatchObject({
    'cache-control': 'private, no-cache, no-store',
    pragma: 'no-cache',
    expires: '0',
  });
});

test('signs in by the form of the protocol and answers the session of the specification', async () => {
  await using house = await withAda();
  const browser = browse(house.server);
  const response = await browser.signIn('ADA@northmere.example', password, { callbackUrl: '/dashboard' });
  expect([response.statusCode, response.json()]).toEqual([200, { url: `${origin}/dashboard` }]);
  const answer = await browser.get('/api/auth/session');
  // The fields of a session are fixed, so the zone of the desk stands beside them.
  expect(answer.headers[deskTimeZoneHeader]).toBe('Europe/London');
  const session = sessionAnswer.parse(answer.json());
  expect(session).toMatchObject({
    user: {
      type: 'administrator',
      name: 'Ada Byron',
      email: 'ada@northmere.example',
      image: null,
      identifier: house.ada.id,
      username: null,
      company_username: 'northmere',
    },
  });
  const seconds = (Date.parse('expires' in session ? session.expires : '') - Date.now()) / 1000;
  expect(seconds).toBeGreaterThan(35_900);
  const token = 'sessionToken' in session ? session.sessionToken : '';
  expect(
    await createCaller(house.server.app, { token, identifier: house.ada.id })(activity.list),
  ).toMatchObject({
    items: [],
    total: 0,
  });
});

test('sets cookies that scripts cannot read, with prefixes on https', async () => {
  await using house = await withAda({ PUBLIC_URL: 'https://rostrum.test' });
  const browser = browse(house.server);
  const response = await browser.signIn('ada@northmere.example', password);
  const byName = Object.fromEntries(response.cookies.map((cookie) => [cookie.name, cookie]));
  expect(byName['__Secure-next-auth.session-token']).toMatchObject({
    httpOnly: true,
    secure: true,
    sameSite: 'Lax',
    path: '/',
  });
  expect(byName.refreshToken).toMatchObject({
    httpOnly: true,
    secure: true,
    sameSite: 'Strict',
    path: '/api/auth/refresh-token',
  });
  expect(browser.cookie('__Host-next-auth.csrf-token')).toMatch(/^[\da-f]{64}%7C[\da-f]{64}$/);
});

test('wrong password, unknown address, deactivated and password-less account read the same', async () => {
  await using house = await withAda();
  const { given, db } = house.server;
  await given.user('media', { email: 'sso@paper.example' });
  await given.user('media', {
    email: 'gone@paper.example',
    passwordHash: await hashPassword(password),
    status: 'deactivated',
  });
  const answers = [];
  for (const [email, attempt] of [
    ['ada@northmere.example', 'wrong'],
    ['nobody@paper.example', password],
    ['gone@paper.example', password],
    ['sso@paper.example', password],
  ] as const) {
    const response = await browse(house.server).signIn(email, attempt);
    answers.push([
      response.statusCode,
      response.body,
      response.cookies.some(({ name }) => name.includes('session')),
    ]);
  }
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]).toEqual([
    401,
    JSON.stringify({ url: `${origin}/api/auth/error?error=CredentialsSignin&provider=credentials` }),
    false,
  ]);
  expect((await db.select().from(users)).length).toBe(3);
});

test('a plain form is answered with redirects', async () => {
  await using house = await withAda();
  const refused = await browse(house.server).signIn('ada@northmere.example', 'wrong', { json: 'false' });
  expect([refused.statusCode, refused.headers.location]).toEqual([
    302,
    `${origin}/api/auth/error?error=CredentialsSignin&provider=credentials`,
  ]);
  const admitted = await browse(house.server).signIn('ada@northmere.example', password, {
    json: 'false',
    callbackUrl: '/dashboard/people',
  });
  expect([admitted.statusCode, admitted.headers.location]).toEqual([302, `${origin}/dashboard/people`]);
});

test('refuses forms of other sites and forms without the token, and signs nobody in', async () => {
  await using house = await withAda();
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site' },
  ];
  for (const headers of foreign) {
    const browser = browse(house.server);
    const response = await browser.post(
      '/api/auth/callback/credentials',
      { email: 'ada@northmere.example', password },
      headers,
    );
    expect(response.statusCode).toBe(403);
    expect(response.json().url).toBe(`${origin}/api/auth/signin?csrf=true&error=Callback`);
    expect(browser.cookie('next-auth.session-token')).toBeUndefined();
  }
  const browser = browse(house.server);
  expect(
    (await browser.signIn('ada@northmere.example', password, { csrfToken: 'x'.repeat(64) })).statusCode,
  ).toBe(403);
});

test('a sign-in ends the session the browser brought along; a sign-out ends it everywhere', async () => {
  await using house = await withAda();
  const browser = browse(house.server);
  await browser.signIn('ada@northmere.example', password);
  const first = browser.cookie('next-auth.session-token') ?? '';
  await browser.signIn('ada@northmere.example', password);
  const second = browser.cookie('next-auth.session-token') ?? '';
  const sessionOf = async (secret: string) =>
    (
      await house.server.app.inject({
        url: '/api/auth/session',
        headers: { cookie: `next-auth.session-token=${secret}` },
      })
    ).json();
  expect(await sessionOf(first)).toEqual({});
  const { sessionToken } = await sessionOf(second);
  const call = createCaller(house.server.app, { token: sessionToken, identifier: house.ada.id });
  await call(activity.list);
  const response = await browser.post('/api/auth/signout', { callbackUrl: '/login' });
  expect([response.json(), response.headers['clear-site-data']]).toEqual([
    { url: `${origin}/login` },
    '"cache"',
  ]);
  expect(await sessionOf(second)).toEqual({});
  await expect(call(activity.list)).rejects.toMatchObject({ status: 401 });
  expect((await browser.post('/api/auth/signout')).statusCode).toBe(200);
});

test('a demotion counts from the next request on', async () => {
  await using house = await withAda();
  const tester = await house.server.signIn(house.ada.id, house.orgId);
  await house.server.db
    .update(memberships)
    .set({ role: 'staff' })
    .where(eq(memberships.userId, house.ada.id));
  const session = (
    await house.server.app.inject({
      url: '/api/auth/session',
      headers: { cookie: `next-auth.session-token=${tester.cookie}` },
    })
  ).json();
  expect(session.user.type).toBe('staff');
  await house.server.db.delete(memberships).where(eq(memberships.userId, house.ada.id));
  await expect(tester.call(activity.list)).rejects.toMatchObject({ status: 401 });
});

test('stops guessing after five wrong passwords, for that address only, in JSON with an absolute url', async () => {
  await using house = await withAda({ RATE_LIMIT_SCALE: '1' });
  const statuses = [];
  for (let attempt = 0; attempt < 6; attempt += 1)
    statuses.push((await browse(house.server).signIn('ada@northmere.example', 'wrong')).statusCode);
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  const locked = await browse(house.server).signIn('ada@northmere.example', password);
  expect([locked.statusCode, locked.json().url, Number(locked.headers['retry-after']) > 0]).toEqual([
    429,
    `${origin}/api/auth/error?error=TooMany&provider=credentials`,
    true,
  ]);
  const browser = createTestBrowser(house.server.app);
  const { csrfToken } = (await browser.get('/api/auth/csrf')).json();
  const elsewhere = await browser.request({
    method: 'POST',
    url: '/api/auth/callback/credentials',
    remoteAddress: '198.51.100.7',
    payload: { csrfToken, json: 'true', email: 'ada@northmere.example', password },
  });
  expect(elsewhere.statusCode).toBe(200);
});

test('successful sign-ins never lock anybody out', async () => {
  await using house = await withAda({ RATE_LIMIT_SCALE: '1' });
  for (let round = 0; round < 7; round += 1)
    expect((await browse(house.server).signIn('ada@northmere.example', password)).statusCode).toBe(200);
});
