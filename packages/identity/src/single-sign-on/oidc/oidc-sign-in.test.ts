import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadSecrets, encrypt } from '@rostrum/server-kit';
import { transaction } from '@rostrum/server-kit/database';
import {
  type TestApp,
  type TestBrowser,
  buildTestApp,
  createTestBrowser,
} from '@rostrum/test-support/server';
import { ssoConnectionRepository, type SsoConnection } from '../sso-connections.repository.ts';
import { groupMappingRepository } from '../../groups/group-mappings.repository.ts';
import { ssoMemberRepository } from '../sso-members.repository.ts';
import { ssoDomainRepository } from '../sso-domains.repository.ts';
import { startOidcIssuer, walkThrough, type OidcIssuer } from '../testing/oidc-issuer.ts';

const origin = 'http://rostrum.test';
const ines = { sub: 'ic-4711', email: 'ines.calder@northmere.example', email_verified: true };
let server: TestApp;
let issuer: OidcIssuer;
let org: { id: string };

const give = (orgId: string, values: Partial<SsoConnection> = {}) =>
  ssoConnectionRepository.save(server.db, orgId, {
    kind: 'oidc',
    status: 'active',
    issuer: issuer.issuer,
    clientId: issuer.clientId,
    clientSecret: encrypt(loadSecrets(server.config).clientSecret, issuer.clientSecret, orgId),
    trustsEmail: false,
    jitOn: false,
    ...values,
  });

beforeAll(async () => {
  server = await buildTestApp({ servers: 2, environment: { PUBLIC_URL: origin } });
  issuer = await startOidcIssuer([
    `${origin}/api/auth/callback/oidc-northmere`,
    `${origin}/api/auth/callback/oidc-pellworth`,
  ]);
  org = await server.given.organisation({ companyUsername: 'northmere' });
  const domain = await ssoDomainRepository.add(server.db, org.id, 'northmere.example', 'txt');
  await ssoDomainRepository.markVerified(server.db, domain.id);
  await server.given.user('expert', { email: ines.email, orgId: org.id });
});
afterAll(async () => {
  await issuer[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
});
beforeEach(async () => {
  Object.assign(issuer, { account: ines, delay: 0, mood: 'consent' });
  await give(org.id);
});

async function leave(browser: TestBrowser, fields: Record<string, string> = {}, name = 'oidc-northmere') {
  const answer = await browser.post(`/api/auth/signin/${name}`, fields);
  return { status: answer.statusCode, url: new URL(answer.json<{ url: string }>().url) };
}

/** Follows what the server answers to a user who came back, to the sign-in page or to where they wanted to go. */
async function arrive(browser: TestBrowser, address: URL) {
  let at = address;
  for (let step = 0; step < 5; step += 1) {
    const answer = await browser.get(at.pathname + at.search);
    if (answer.statusCode !== 302) break;
    at = new URL(String(answer.headers.location), origin);
    if (!at.pathname.startsWith('/api/auth')) break;
  }
  const { user } = (await browser.get('/api/auth/session')).json<{ user?: { email: string } }>();
  return {
    page: at.pathname,
    error: at.searchParams.get('error'),
    callbackUrl: at.searchParams.get('callbackUrl'),
    email: user?.email,
  };
}

async function signIn(fields: Record<string, string> = {}) {
  const browser = createTestBrowser(server.app);
  const { url } = await leave(browser, fields);
  return arrive(browser, await walkThrough(url.href, origin));
}

test('a member signs in at a real issuer and arrives where they wanted to go', async () => {
  const browser = createTestBrowser(server.app);
  const { url } = await leave(browser, { callbackUrl: '/dashboard/people?q=surge' });
  expect(url.origin).toBe(issuer.issuer);
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    code_challenge_method: 'S256',
    response_type: 'code',
    redirect_uri: `${origin}/api/auth/callback/oidc-northmere`,
    nonce: expect.stringMatching(/.{20}/),
  });
  expect(await arrive(browser, await walkThrough(url.href, origin))).toMatchObject({
    page: '/dashboard/people',
    error: null,
    email: ines.email,
  });
});

test('groups and realm roles of a sign-in give the role that they map to, and leaving them takes it back', async () => {
  const member = await server.given.user('expert', { email: 'ada.nordin@northmere.example', orgId: org.id });
  // The last member who runs an organisation would keep their role.
  await server.given.user('owner', { orgId: org.id });
  const role = () => ssoMemberRepository.roleOf(server.db, org.id, member.id);
  const ada = { sub: 'an-1', email: 'ada.nordin@northmere.example', email_verified: true };
  const mappingIds = await transaction(server.db, async (tx) => [
    await groupMappingRepository.add(tx, {
      orgId: org.id,
      groupName: 'Newsroom',
      role: 'agent',
      departments: [],
    }),
    await groupMappingRepository.add(tx, {
      orgId: org.id,
      groupName: 'press-admin',
      role: 'administrator',
      departments: [],
    }),
  ]);
  try {
    issuer.account = { ...ada, groups: ['newsroom', 'Rowing'] };
    expect(await signIn()).toMatchObject({ email: ada.email, error: null });
    expect(await role()).toBe('agent');
    issuer.account = { ...ada, realm_access: { roles: ['press-admin'] } };
    await signIn();
    expect(await role()).toBe('administrator');
    issuer.account = { ...ada, groups: ['Rowing'] };
    await signIn();
    expect(await role()).toBe('staff');
  } finally {
    await transaction(server.db, async (tx) => {
      for (const id of mappingIds) await groupMappingRepository.remove(tx, { orgId: org.id, id: id ?? '' });
    });
  }
});

test('the providers that are listed name no organisation', async () => {
  const listed = (await createTestBrowser(server.app).get('/api/auth/providers')).json();
  expect(Object.keys(listed).filter((id) => id.startsWith('oidc'))).toEqual([]);
});

describe('refused, on the sign-in page, with the target kept:', () => {
  const failed = (error: string) => ({
    page: '/login',
    error,
    callbackUrl: `${origin}/dashboard/people`,
    email: undefined,
  });
  const callbackUrl = '/dashboard/people';
  const begin = async () => {
    const browser = createTestBrowser(server.app);
    const { url } = await leave(browser, { callbackUrl });
    return { browser, back: await walkThrough(url.href, origin) };
  };

  test('another state', async () => {
    const { browser, back } = await begin();
    back.searchParams.set('state', 'A'.repeat(43));
    expect(await arrive(browser, back)).toEqual(failed('SsoExpired'));
    back.searchParams.delete('state');
    expect(await arrive(browser, back)).toEqual(failed('SsoExpired'));
  });

  test('the state of another flow of the same browser with this code', async () => {
    const browser = createTestBrowser(server.app);
    const one = await leave(browser, { callbackUrl });
    const two = await leave(browser, { callbackUrl });
    const back = await walkThrough(one.url.href, origin);
    back.searchParams.set('state', two.url.searchParams.get('state') ?? '');
    expect(await arrive(browser, back)).toEqual(failed('SsoRefused'));
  });

  test('a code that was used', async () => {
    const { browser, back } = await begin();
    expect(await arrive(browser, back)).toMatchObject({ email: ines.email });
    const again = createTestBrowser(server.app);
    for (const [name, cookie] of browser.jar) if (name.includes('state')) again.jar.set(name, cookie);
    expect(await arrive(again, back)).toMatchObject({
      page: '/login',
      error: 'SsoExpired',
      email: undefined,
    });
  });

  test('a code that was used, under a state that is fresh', async () => {
    const { browser, back } = await begin();
    await arrive(browser, back);
    const other = createTestBrowser(server.app);
    const { url } = await leave(other, { callbackUrl });
    back.searchParams.set('state', url.searchParams.get('state') ?? '');
    expect(await arrive(other, back)).toEqual(failed('SsoRefused'));
  });

  test('another browser, which uses nothing up', async () => {
    const { browser, back } = await begin();
    const victim = createTestBrowser(server.app);
    expect(await arrive(victim, back)).toMatchObject({ error: 'SsoOtherBrowser', email: undefined });
    const busy = createTestBrowser(server.app);
    await leave(busy, { callbackUrl });
    expect(await arrive(busy, back)).toEqual(failed('SsoOtherBrowser'));
    expect(await arrive(browser, back)).toMatchObject({ email: ines.email });
  });

  test('another issuer in the answer', async () => {
    const { browser, back } = await begin();
    back.searchParams.set('iss', 'https://evil.example');
    expect(await arrive(browser, back)).toEqual(failed('SsoRefused'));
  });

  test('the way back of another organisation', async () => {
    const other = await server.given.organisation({ companyUsername: 'pellworth' });
    await give(other.id);
    const { browser, back } = await begin();
    back.pathname = '/api/auth/callback/oidc-pellworth';
    expect(await arrive(browser, back)).toEqual(failed('SsoExpired'));
  });

  test('somebody who cancelled there', async () => {
    issuer.mood = 'deny';
    expect(await signIn({ callbackUrl })).toEqual(failed('SsoDenied'));
  });

  test.each([
    ['an address that is not confirmed', { email_verified: false }, 'SsoNoEmail'],
    ['an address of which nothing is said', { email_verified: undefined }, 'SsoNoEmail'],
    ['no address', { email: undefined }, 'SsoNoEmail'],
    ['an address of a domain that is not proven', { email: 'ines@elsewhere.example' }, 'SsoForeignDomain'],
    ['somebody without an account', { sub: 'new', email: 'new@northmere.example' }, 'SsoNoAccount'],
  ])('%s', async (_name, values, error) => {
    issuer.account = { ...ines, sub: 'somebody', ...values };
    expect(await signIn({ callbackUrl })).toEqual(failed(error));
  });

  test('a client secret that is wrong', async () => {
    const key = loadSecrets(server.config).clientSecret;
    await give(org.id, { clientSecret: encrypt(key, 'not the secret', org.id) });
    expect(await signIn({ callbackUrl })).toEqual(failed('SsoRefused'));
  });

  test('an organisation without OIDC, and one that is not there', async () => {
    const browser = createTestBrowser(server.app);
    for (const name of ['oidc-nobody', 'oidc-'])
      expect((await leave(browser, { callbackUrl }, name)).url.searchParams.get('error')).toMatch(
        /^(SsoDisabled|OAuthSignin)$/,
      );
  });
});

test('an issuer may be trusted with addresses that it never calls confirmed, but not against its word', async () => {
  await give(org.id, { trustsEmail: true, jitOn: true });
  issuer.account = {
    sub: 'silent',
    email: 'silent@northmere.example',
    given_name: 'Si',
    family_name: 'Lent',
  };
  expect(await signIn()).toMatchObject({ email: 'silent@northmere.example' });
  issuer.account = { sub: 'loud', email: 'loud@northmere.example', email_verified: false };
  expect(await signIn()).toMatchObject({ error: 'SsoNoEmail', email: undefined });
});

describe('an issuer that', () => {
  test('is slow is given up within the time limit, with a page', async () => {
    issuer.delay = 8000;
    await give(org.id);
    const givenUp = new Promise<boolean>((settle) =>
      issuer.server.once('request', (_request, response) =>
        response.once('close', () => settle(!response.writableEnded)),
      ),
    );
    const { status, url } = await leave(createTestBrowser(server.app));
    // By the time the issuer would have answered, no one is there any more.
    expect(await givenUp).toBe(true);
    expect([status, url.searchParams.get('error')]).toEqual([400, 'SsoUnreachable']);
  });

  test('is away is told as such, before and after the way there, and found again', async () => {
    const browser = createTestBrowser(server.app);
    const { url } = await leave(browser);
    const back = await walkThrough(url.href, origin);
    issuer.server.closeAllConnections();
    issuer.server.close();
    expect(await arrive(browser, back)).toMatchObject({ page: '/login', error: 'SsoUnreachable' });
    await give(org.id);
    const gone = await leave(createTestBrowser(server.app));
    expect(gone.url.searchParams.get('error')).toBe('SsoUnreachable');
    issuer.server.listen(Number(new URL(issuer.issuer).port), '127.0.0.1');
    expect(await signIn()).toMatchObject({ email: ines.email });
  });
});

test('an account is linked by whoever is signed in to it, and only in that browser', async () => {
  issuer.account = { sub: 'second-identity', email: 'second@northmere.example', email_verified: true };
  const user = await server.given.user('agent', { email: 'agent@northmere.example', orgId: org.id });
  const signedIn = await server.signIn(user.id, org.id);
  const stranger = createTestBrowser(server.app);
  expect((await leave(stranger, { action: 'link' })).url.searchParams.get('error')).toBe('SessionRequired');
  const browser = createTestBrowser(server.app);
  browser.jar.set('next-auth.session-token', { value: signedIn.cookie, path: '/' });
  const { sessions } = await import('../../sessions/sessions.schema.ts');
  const { eq, sql } = await import('drizzle-orm');
  const begun = (at: string) =>
    server.db
      .update(sessions)
      .set({ createdAt: sql.raw(at) })
      .where(eq(sessions.userId, user.id));
  await begun("now() - interval '1 hour'");
  expect((await leave(browser, { action: 'link' })).url.searchParams.get('error')).toBe('SsoConfirmFirst');
  await begun('now()');
  const { url } = await leave(browser, { action: 'link' });
  expect(await arrive(browser, await walkThrough(url.href, origin))).toMatchObject({
    email: 'agent@northmere.example',
  });
  expect(await signIn()).toMatchObject({ email: 'agent@northmere.example' });
});

test('a link begins it as well', async () => {
  const browser = createTestBrowser(server.app);
  const answer = await browser.get('/v1/login/sso/northmere?callbackUrl=%2Fdashboard%2Fposts');
  const back = await walkThrough(String(answer.headers.location), origin);
  expect(await arrive(browser, back)).toMatchObject({ page: '/dashboard/posts', email: ines.email });
});
