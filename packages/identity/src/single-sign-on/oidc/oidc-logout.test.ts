import { generateKeyPairSync } from 'node:crypto';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { encrypt, loadSecrets } from '@rostrum/server-kit';
import {
  buildTestApp,
  createTestBrowser,
  type TestApp,
  type TestBrowser,
} from '@rostrum/test-support/server';
import { ssoAttempts } from '../attempts/sso-attempts.schema.ts';
import { ssoConnectionRepository, type SsoConnection } from '../sso-connections.repository.ts';
import { ssoDomainRepository } from '../sso-domains.repository.ts';
import { startOidcIssuer, walkThrough, type OidcIssuer } from '../testing/oidc-issuer.ts';

const origin = 'http://rostrum.test';
const ines = { sub: 'ic-4711', email: 'ines.calder@northmere.example', email_verified: true };
const address = '/v1/login/oidc/oidc-northmere/backchannel-logout';
let server: TestApp;
let issuer: OidcIssuer;
let orgId: string;

const connect = (values: Partial<SsoConnection> = {}) =>
  ssoConnectionRepository.save(server.db, orgId, {
    kind: 'oidc',
    status: 'active',
    issuer: issuer.issuer,
    clientId: issuer.clientId,
    clientSecret: encrypt(loadSecrets(server.config).clientSecret, issuer.clientSecret, orgId),
    signOutAtProvider: false,
    forceAuthn: false,
    ...values,
  });

beforeAll(async () => {
  server = await buildTestApp({ servers: 2, environment: { PUBLIC_URL: origin } });
  issuer = await startOidcIssuer([`${origin}/api/auth/callback/oidc-northmere`]);
  orgId = (await server.given.organisation({ companyUsername: 'northmere' })).id;
  const domain = await ssoDomainRepository.add(server.db, orgId, 'northmere.example', 'txt');
  await ssoDomainRepository.markVerified(server.db, domain.id);
  await server.given.user('expert', { email: ines.email, orgId });
});
afterAll(async () => {
  await issuer[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
});
beforeEach(async () => {
  Object.assign(issuer, { account: ines, sessionId: 'session-1' });
  await connect();
});

/** Signs in at the issuer, and returns the browser with the page it arrived at. */
async function enter(): Promise<{ browser: TestBrowser; page: URL; left: URL }> {
  const browser = createTestBrowser(server.app);
  const left = new URL((await browser.post('/api/auth/signin/oidc-northmere')).json<{ url: string }>().url);
  const back = await walkThrough(left.href, origin);
  const answer = await browser.get(back.pathname + back.search);
  return { browser, left, page: new URL(String(answer.headers.location), origin) };
}
const isSignedIn = async (browser: TestBrowser) =>
  'user' in (await browser.get('/api/auth/session')).json<object>();

const post = (token: string | undefined, to = address) =>
  server.app.inject({
    method: 'POST',
    url: to,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: token === undefined ? '' : new URLSearchParams({ logout_token: token }).toString(),
  });

describe('a logout token of the issuer', () => {
  test('ends the session that it names and leaves the other one', async () => {
    const { browser: first } = await enter();
    issuer.sessionId = 'session-2';
    const { browser: second } = await enter();
    const answer = await post(await issuer.signLogoutToken({ sid: 'session-1' }));
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect([await isSignedIn(first), await isSignedIn(second)]).toEqual([false, true]);
    await post(await issuer.signLogoutToken({ sub: undefined, sid: 'session-2' }));
    expect(await isSignedIn(second)).toBe(false);
  });

  test('that names only the person ends all of their sessions, and of nobody else', async () => {
    const { browser: first } = await enter();
    issuer.sessionId = 'session-2';
    const { browser: second } = await enter();
    expect((await post(await issuer.signLogoutToken({ sub: 'somebody else' }))).statusCode).toBe(200);
    expect(await isSignedIn(first)).toBe(true);
    await post(await issuer.signLogoutToken());
    expect([await isSignedIn(first), await isSignedIn(second)]).toEqual([false, false]);
  });

  test('works once', async () => {
    const token = await issuer.signLogoutToken({ jti: 'used-twice' });
    expect((await post(token)).statusCode).toBe(200);
    const { browser } = await enter();
    const again = await post(token);
    expect([again.statusCode, again.json()]).toMatchObject([400, { error: 'invalid_request' }]);
    expect(await isSignedIn(browser)).toBe(true);
  });

  const now = () => Math.floor(Date.now() / 1000);
  test.each([
    ['with a nonce, as an ID token has', () => ({ nonce: 'n' })],
    ['without the event', () => ({ events: undefined })],
    ['with another event', () => ({ events: { 'https://example.org/other': {} } })],
    [
      'with an event that is no object',
      () => ({
        events: { 'http://schemas.openid.net/event/backchannel-logout': true },
      }),
    ],
    ['for another client', () => ({ aud: 'somebody' })],
    ['of another issuer', () => ({ iss: 'https://elsewhere.example' })],
    ['that is old', () => ({ iat: now() - 1200 })],
    ['from the future', () => ({ iat: now() + 600 })],
    ['that has ended', () => ({ exp: now() - 600 })],
    ['without iat', () => ({ iat: undefined })],
    ['without jti', () => ({ jti: undefined })],
    ['with an empty jti', () => ({ jti: '' })],
    ['that names nobody', () => ({ sub: undefined })],
  ])('%s is refused and ends nothing', async (_name, claims) => {
    const { browser } = await enter();
    const answer = await post(await issuer.signLogoutToken(claims()));
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { error: 'invalid_request' }]);
    expect(await isSignedIn(browser)).toBe(true);
  });

  test('within the three minutes that clocks may differ is taken', async () => {
    const { browser } = await enter();
    expect((await post(await issuer.signLogoutToken({ iat: now() + 170 }))).statusCode).toBe(200);
    expect(await isSignedIn(browser)).toBe(false);
  });
});

test('a token that is signed by another key, by none, or that is missing ends nothing', async () => {
  const { browser } = await enter();
  const genuine = await issuer.signLogoutToken();
  const [, payload = ''] = genuine.split('.');
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const forged = await new SignJWT(JSON.parse(Buffer.from(payload, 'base64url').toString()))
    .setProtectedHeader({ alg: 'RS256', kid: 'unknown' })
    .sign(privateKey);
  const none = Buffer.from('{"alg":"none"}').toString('base64url');
  for (const token of [
    forged,
    `${none}.${payload}.`,
    `${genuine}x`,
    'nonsense',
    undefined,
    'x'.repeat(20_000),
  ])
    expect((await post(token)).statusCode).toBe(400);
  expect((await post(genuine, '/v1/login/oidc/oidc-nobody/backchannel-logout')).statusCode).toBe(400);
  expect(await isSignedIn(browser)).toBe(true);
  const [attempt] = await server.db.select().from(ssoAttempts);
  expect(attempt).toMatchObject({ orgId, kind: 'oidc', reason: 'logout_refused' });
});

test('a new key of the issuer is found at the next sign-in and at the next logout', async () => {
  await enter();
  issuer.rotateKey();
  const { browser, page } = await enter();
  expect(page.searchParams.get('error')).toBeNull();
  expect((await post(await issuer.signLogoutToken())).statusCode).toBe(200);
  expect(await isSignedIn(browser)).toBe(false);
});

describe('signing out', () => {
  const signOut = async (browser: TestBrowser) =>
    (await browser.post('/api/auth/signout', { callbackUrl: '/login' })).json<{ url: string }>().url;

  test('stays here unless the organisation signs out at its issuer', async () => {
    const { browser } = await enter();
    expect(await signOut(browser)).toBe(`${origin}/login`);
  });

  test('leads through the issuer with the ID token, and ends the session here first', async () => {
    await connect({ signOutAtProvider: true });
    const { browser } = await enter();
    const url = new URL(await signOut(browser));
    expect(url.origin).toBe(issuer.issuer);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      post_logout_redirect_uri: `${origin}/login`,
      id_token_hint: expect.stringMatching(/^eyJ/),
    });
    expect(await isSignedIn(browser)).toBe(false);
    const page = await (await fetch(url)).text();
    expect(page).not.toContain('invalid');
  });

  test('ends the session here even when the issuer is away', async () => {
    await connect({ signOutAtProvider: true });
    const { browser } = await enter();
    // Another version of the connection, whose issuer was not read yet.
    await connect({ signOutAtProvider: true });
    issuer.server.closeAllConnections();
    issuer.server.close();
    expect(await signOut(browser)).toBe(`${origin}/login`);
    expect(await isSignedIn(browser)).toBe(false);
    issuer.server.listen(Number(new URL(issuer.issuer).port), '127.0.0.1');
  });
});

test('a new sign-in is asked of the issuer each time where the organisation wants that', async () => {
  const { left } = await enter();
  expect(left.searchParams.has('prompt')).toBe(false);
  await connect({ forceAuthn: true });
  const forced = await enter();
  expect(Object.fromEntries(forced.left.searchParams)).toMatchObject({ prompt: 'login', max_age: '300' });
  expect(forced.page.searchParams.get('error')).toBeNull();
  expect(await isSignedIn(forced.browser)).toBe(true);
});

test.each([
  [
    'an address that is not verified',
    { email_verified: false },
    'email_not_verified',
    'email_verified is false',
  ],
  [
    'an address of which nothing is said',
    { email_verified: undefined },
    'email_not_verified',
    'email_verified is missing',
  ],
  ['a foreign domain', { email: 'a@elsewhere.example' }, 'foreign_domain', null],
  ['nobody known', { sub: 'new', email: 'new@northmere.example' }, 'no_account', null],
])('administrators see why a sign-in was refused: %s', async (_name, values, reason, received) => {
  await server.db.delete(ssoAttempts);
  issuer.account = { ...ines, sub: 'somebody', ...values };
  await enter();
  expect(await server.db.select().from(ssoAttempts)).toEqual([
    expect.objectContaining({ orgId, kind: 'oidc', reason, received, email: issuer.account.email }),
  ]);
});

test('administrators see that the client secret is wrong', async () => {
  await server.db.delete(ssoAttempts);
  await connect({ clientSecret: encrypt(loadSecrets(server.config).clientSecret, 'wrong', orgId) });
  await enter();
  expect(await server.db.select().from(ssoAttempts)).toEqual([
    expect.objectContaining({ reason: 'wrong_client_secret', error: 'SsoRefused' }),
  ]);
});
