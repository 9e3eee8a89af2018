import { people, security } from '@rostrum/contracts';
import { expect, test } from 'vitest';
import { hashPassword } from '../../password-hash/password-hash.ts';
import {
  type TestBrowser,
  buildTestApp,
  createCaller,
  createTestBrowser,
} from '@rostrum/test-support/server';
import { codeAt } from '../../second-factor/testing/secured-account.ts';
import { multiFactorAcr, startOidcIssuer, walkThrough } from '../testing/oidc-issuer.ts';

const origin = 'http://rostrum.test';
const email = 'ada@campus.example';
const password = 'correct horse battery staple';

/** An administrator whose organisation requires a second factor, and an issuer that vouches for the same address. */
async function campus() {
  const issuer = await startOidcIssuer([`${origin}/api/auth/callback/campus`]);
  issuer.account = { sub: 'ada', email, email_verified: true };
  const settings = {
    id: 'campus',
    name: 'Campus account',
    issuer: issuer.issuer,
    client_id: issuer.clientId,
    client_secret: issuer.clientSecret,
  };
  let now = new Date();
  const server = await buildTestApp({
    clock: () => now,
    environment: { PUBLIC_URL: origin, OIDC_ISSUERS: JSON.stringify([settings]) },
  });
  const organisation = await server.given.organisation();
  const user = await server.given.user('administrator', {
    orgId: organisation.id,
    email,
    emailVerifiedAt: new Date(),
    passwordHash: await hashPassword(password),
  });
  return {
    issuer,
    user,
    async addTotp() {
      const { call } = await server.signIn(user.id, organisation.id);
      const { ticket, key } = await call(security.startTotp);
      await call(security.finishTotp, { body: { ticket, code: codeAt(key, now) } });
      return { code: () => codeAt(key, now) };
    },
    wait: () => void (now = new Date(now.getTime() + 30_000)),
    requireSecondFactor: () =>
      server.database.pool.query('update organisations set requires_second_factor = true'),
    browser: () => createTestBrowser(server.app),
    async come(browser: TestBrowser) {
      const left = await browser.post('/api/auth/signin/campus', { callbackUrl: '/dashboard/people' });
      const back = await walkThrough(left.json<{ url: string }>().url, origin);
      const answer = await browser.get(back.pathname + back.search);
      return new URL(String(answer.headers.location)).searchParams.get('error');
    },
    async caller(browser: TestBrowser) {
      const { sessionToken } = (await browser.get('/api/auth/session')).json<{ sessionToken?: string }>();
      return sessionToken === undefined
        ? undefined
        : createCaller(server.app, { token: sessionToken, identifier: user.id });
    },
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      await issuer[Symbol.asyncDispose]();
    },
  };
}

test('an issuer of the installation is no way around the second factor of a person', async () => {
  await using house = await campus();
  const totp = await house.addTotp();
  await house.requireSecondFactor();
  house.wait();
  const withPassword = house.browser();
  expect((await withPassword.signIn(email, password)).json().url).toContain('error=SecondFactorRequired');

  const browser = house.browser();
  expect(await house.come(browser)).toBe('SecondFactorRequired');
  expect(await house.caller(browser)).toBeUndefined();
  const second = await browser.post('/api/auth/callback/second-factor', { code: totp.code() });
  expect([second.statusCode, second.json().url]).toEqual([200, `${origin}/dashboard/people`]);
  await expect((await house.caller(browser))?.(people.list)).resolves.toBeDefined();
});

test('it does not satisfy an organisation that requires one, until one is set up', async () => {
  await using house = await campus();
  await house.requireSecondFactor();
  const browser = house.browser();
  expect(await house.come(browser)).toBeNull();
  const call = await house.caller(browser);
  await expect(call?.(people.list)).rejects.toMatchObject({ status: 403, code: 'second_factor_required' });
  await house.addTotp();
  house.wait();
  const again = house.browser();
  expect(await house.come(again)).toBe('SecondFactorRequired');
});

test('an issuer that proves several factors is believed', async () => {
  await using house = await campus();
  const factors = async (proof: typeof house.issuer.proof) => {
    house.issuer.proof = proof;
    const browser = house.browser();
    const error = await house.come(browser);
    const call = await house.caller(browser);
    const seen = await call?.(people.list).then(
      () => 'served',
      ({ code }: { code: string }) => code,
    );
    return error ?? seen;
  };
  await house.requireSecondFactor();
  expect(await factors({ amr: ['pwd'] })).toBe('second_factor_required');
  expect(await factors({ amr: ['pwd', 'mfa'] })).toBe('served');
  await house.addTotp();
  expect(await factors({ amr: ['pwd'] })).toBe('SecondFactorRequired');
  expect(await factors({ amr: ['otp'] })).toBe('SecondFactorRequired');
  expect(await factors({ acr: '1' })).toBe('SecondFactorRequired');
  expect(await factors({ amr: ['pwd', 'otp'] })).toBe('served');
  expect(await factors({ acr: multiFactorAcr })).toBe('served');
});
