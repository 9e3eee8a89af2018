import { expect, test } from 'vitest';
import { buildTestApp, createTestBrowser, readConfig } from '@rostrum/test-support/server';
import { ssoConnectionRepository } from '../sso-connections.repository.ts';
import { startOidcIssuer, walkThrough } from '../testing/oidc-issuer.ts';

const origin = 'http://rostrum.test';

test('an issuer of the installation signs in those whose address both sides have confirmed, and makes nobody', async () => {
  await using issuer = await startOidcIssuer([`${origin}/api/auth/callback/campus`]);
  const settings = {
    id: 'campus',
    name: 'Campus account',
    issuer: issuer.issuer,
    client_id: issuer.clientId,
    client_secret: issuer.clientSecret,
  };
  await using server = await buildTestApp({
    environment: { PUBLIC_URL: origin, OIDC_ISSUERS: JSON.stringify([settings]) },
  });
  const signIn = async (account: typeof issuer.account) => {
    issuer.account = account;
    const browser = createTestBrowser(server.app);
    const left = await browser.post('/api/auth/signin/campus', { callbackUrl: '/dashboard' });
    const back = await walkThrough(left.json<{ url: string }>().url, origin);
    const answer = await browser.get(back.pathname + back.search);
    const error = new URL(String(answer.headers.location)).searchParams.get('error');
    const { user } = (await browser.get('/api/auth/session')).json<{ user?: { email: string } }>();
    return error ?? user?.email;
  };
  const org = await server.given.organisation();
  const confirmed = { emailVerifiedAt: new Date() };
  await server.given.user('expert', { email: 'ada@campus.example', orgId: org.id, ...confirmed });
  await server.given.user('media', { email: 'squatter@campus.example' });

  const listed = (await createTestBrowser(server.app).get('/api/auth/providers')).json();
  expect(listed.campus).toMatchObject({ name: 'Campus account', type: 'oauth' });
  const ada = { sub: 'ada', email: 'ada@campus.example', email_verified: true };
  expect(await signIn({ ...ada, email_verified: false })).toBe('SsoNoEmail');
  expect(await signIn(ada)).toBe('ada@campus.example');
  expect(await signIn({ ...ada, email: 'renamed@campus.example' })).toBe('ada@campus.example');
  expect(await signIn({ sub: 'new', email: 'new@campus.example', email_verified: true })).toBe(
    'SsoNoAccount',
  );
  // An address that its account never confirmed may be another user's.
  expect(await signIn({ sub: 's', email: 'squatter@campus.example', email_verified: true })).toBe(
    'SsoNoAccount',
  );
  // It is not the organisation's own identity provider, and so no way around one that is enforced.
  await ssoConnectionRepository.save(server.db, org.id, { kind: 'saml', status: 'enforced' });
  expect(await signIn(ada)).toBe('SingleSignOnRequired');
});

test('an issuer of the installation ends the sessions that began there, each token once', async () => {
  await using issuer = await startOidcIssuer([`${origin}/api/auth/callback/campus`]);
  const settings = {
    id: 'campus',
    name: 'Campus account',
    issuer: issuer.issuer,
    client_id: issuer.clientId,
    client_secret: issuer.clientSecret,
  };
  await using server = await buildTestApp({
    environment: { PUBLIC_URL: origin, OIDC_ISSUERS: JSON.stringify([settings]) },
  });
  await server.given.user('media', { email: 'ada@campus.example', emailVerifiedAt: new Date() });
  issuer.account = { sub: 'ada', email: 'ada@campus.example', email_verified: true };
  const enter = async (sessionId: string) => {
    issuer.sessionId = sessionId;
    const browser = createTestBrowser(server.app);
    const left = await browser.post('/api/auth/signin/campus', { callbackUrl: '/dashboard' });
    const back = await walkThrough(left.json<{ url: string }>().url, origin);
    await browser.get(back.pathname + back.search);
    return async () => 'user' in (await browser.get('/api/auth/session')).json<object>();
  };
  const post = async (token: string) =>
    (
      await server.app.inject({
        method: 'POST',
        url: '/v1/login/oidc/campus/backchannel-logout',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ logout_token: token }).toString(),
      })
    ).statusCode;
  const first = await enter('session-1');
  const second = await enter('session-2');
  expect([await first(), await second()]).toEqual([true, true]);
  const token = await issuer.signLogoutToken({ sub: undefined, sid: 'session-1' });
  expect([await post(token), await first(), await second()]).toEqual([200, false, true]);
  expect(await post(token)).toBe(400);
  expect(await post(await issuer.signLogoutToken({ sub: 'somebody else' }))).toBe(200);
  expect(await post(await issuer.signLogoutToken({ aud: 'another client' }))).toBe(400);
  expect(await second()).toBe(true);
  expect([await post(await issuer.signLogoutToken()), await second()]).toEqual([200, false]);
});

test('issuers that are not written right are refused at the start, in words', () => {
  const start = (value: string) => () => readConfig({ OIDC_ISSUERS: value });
  const good = { id: 'campus', name: 'Campus', issuer: 'https://id.example', client_id: 'x' };
  expect(start(JSON.stringify([good]))().oidcIssuers).toEqual([good]);
  expect(start('')().oidcIssuers).toEqual([]);
  expect(start('{')).toThrow('OIDC_ISSUERS must be JSON');
  expect(start(JSON.stringify([{ ...good, id: 'saml' }]))).toThrow('taken');
  expect(start(JSON.stringify([{ ...good, id: 'oidc-northmere' }]))).toThrow('taken');
  expect(start(JSON.stringify([{ ...good, issuer: 'x' }]))).toThrow('issuer must be a web address');
});
