import { security, settings, signInErrors } from '@rostrum/contracts';
import { expect, test } from 'vitest';
import { totpCredentials } from './security.schema.ts';
import { password, securedAccount } from './testing/secured-account.ts';

const email = 'ada@northmere.example';
const errorOf = (response: { json: () => { url: string } }) =>
  new URL(response.json().url).searchParams.get('error');

test('setting up needs a code, gives ten recovery codes once, and is mailed', async () => {
  await using ada = await securedAccount();
  const { ticket, key, uri, qr } = await ada.here.call(security.startTotp);
  expect(uri).toContain(`secret=${key}`);
  expect(uri).toContain('issuer=Rostrum');
  expect(Buffer.from(qr.replace('data:image/svg+xml;base64,', ''), 'base64').toString()).not.toContain(
    'style',
  );
  await expect(
    ada.here.call(security.finishTotp, { body: { ticket, code: '000000' } }),
  ).rejects.toMatchObject({ envelope: { fields: [{ path: 'code' }] } });
  const { recovery_codes } = await ada.here.call(security.finishTotp, {
    body: { ticket, code: ada.code(key) },
  });
  expect(new Set(recovery_codes)).toHaveProperty('size', 10);
  expect(await ada.here.call(security.get)).toMatchObject({
    totp: { created_at: expect.any(String) },
    recovery_codes_left: 10,
    // With a second step, a password confirms nothing more.
    confirmation_kinds: ['totp'],
  });
  expect(await ada.mails()).toEqual(['totp_added']);
  const [row] = await ada.server.db.select().from(totpCredentials);
  expect(row?.secret.toString('latin1')).not.toContain(key);
  // The ticket is used up, and a second app needs the first to go.
  await expect(
    ada.here.call(security.finishTotp, { body: { ticket, code: ada.code(key) } }),
  ).rejects.toMatchObject({ code: 'gone' });
  await expect(ada.here.call(security.startTotp)).rejects.toMatchObject({ code: 'already_exists' });
});

test('a password alone opens nothing; the code does, once, in the browser of the first step', async () => {
  await using ada = await securedAccount();
  const { key } = await ada.addTotp();
  ada.wait();
  const browser = ada.browser();
  const first = await browser.signIn(email, password, { callbackUrl: '/dashboard/people' });
  expect(first.statusCode).toBe(401);
  expect(first.json().url).toContain('error=SecondFactorRequired');
  expect(first.json().url).toContain('kinds=totp');
  expect((await browser.get('/api/auth/session')).json()).toEqual({});

  const second = (code: string) => browser.post('/api/auth/callback/second-factor', { code });
  expect(errorOf(await second('123'))).toBe(signInErrors.secondFactorInvalid);
  const elsewhere = await ada.browser().post('/api/auth/callback/second-factor', { code: ada.code(key) });
  expect(errorOf(elsewhere)).toBe(signInErrors.secondFactorExpired);

  const code = ada.code(key);
  const done = await second(`${code.slice(0, 3)} ${code.slice(3)}`);
  expect([done.statusCode, done.json().url]).toEqual([200, 'http://rostrum.test/dashboard/people']);
  expect((await browser.get('/api/auth/session')).json().user.email).toBe(email);

  const replay = ada.browser();
  await replay.signIn(email, password);
  expect(errorOf(await replay.post('/api/auth/callback/second-factor', { code }))).toBe(
    signInErrors.secondFactorInvalid,
  );
});

test('a code one step old or early is taken, two steps are not', async () => {
  await using ada = await securedAccount();
  const { key } = await ada.addTotp();
  const tryCode = async (code: string) => {
    const browser = ada.browser();
    await browser.signIn(email, password);
    return (await browser.post('/api/auth/callback/second-factor', { code })).statusCode;
  };
  ada.wait(90);
  const old = ada.code(key);
  ada.wait(60);
  expect(await tryCode(old)).toBe(401);
  const late = ada.code(key);
  ada.wait(30);
  expect(await tryCode(late)).toBe(200);
});

test('of two that bring the same code at once, one gets in', async () => {
  await using ada = await securedAccount();
  const { key } = await ada.addTotp();
  ada.wait();
  const browsers = [ada.browser(), ada.browser(), ada.browser()];
  for (const browser of browsers) await browser.signIn(email, password);
  const answers = await Promise.all(
    browsers.map((browser) => browser.post('/api/auth/callback/second-factor', { code: ada.code(key) })),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401, 401]);
});

test('a recovery code stands in once, however it is typed, and is mailed', async () => {
  await using ada = await securedAccount();
  const { codes } = await ada.addTotp();
  const [code = ''] = codes;
  const use = async (typed: string) => {
    const browser = ada.browser();
    await browser.signIn(email, password);
    return (await browser.post('/api/auth/callback/second-factor', { code: typed })).statusCode;
  };
  expect(await use(code.toUpperCase().replace('-', ' '))).toBe(200);
  expect(await use(code)).toBe(401);
  expect(await ada.here.call(security.get)).toMatchObject({ recovery_codes_left: 9 });
  expect(await ada.mails()).toContain('recovery_code_used');

  const { recovery_codes } = await ada.here.call(security.renewRecoveryCodes);
  expect(await use(codes[1] ?? '')).toBe(401);
  expect(await use(recovery_codes[0] ?? '')).toBe(200);
});

test('five wrong codes are enough for one sign-in, and the account has a limit of its own', async () => {
  await using ada = await securedAccount({ environment: { RATE_LIMIT_SCALE: '1' } });
  await ada.addTotp();
  const browser = ada.browser();
  await browser.signIn(email, password);
  const answers: number[] = [];
  for (let attempt = 0; attempt < 6; attempt += 1)
    answers.push(
      (await browser.post('/api/auth/callback/second-factor', { code: `99999${attempt}` })).statusCode,
    );
  expect(answers).toEqual([401, 401, 401, 401, 401, 429]);
});

test('sensitive changes need a proof of the last ten minutes', async () => {
  await using ada = await securedAccount();
  const { key, codes } = await ada.addTotp();
  await ada.forgetConfirmation();
  const { call } = ada.here;
  const refused = { status: 403, code: 'confirmation_required' };
  await expect(call(security.removeTotp)).rejects.toMatchObject(refused);
  await expect(call(security.renewRecoveryCodes)).rejects.toMatchObject(refused);
  await expect(call(security.passkeyOptions)).rejects.toMatchObject(refused);
  expect((await call(security.get)).confirmed_until).toBeNull();

  await expect(
    call(security.confirm, { body: { kind: 'password', password: 'wrong' } }),
  ).rejects.toMatchObject({ envelope: { fields: [{ path: 'password' }] } });
  // The right password neither: whoever stole it must not be able to take the second step away.
  await expect(call(security.confirm, { body: { kind: 'password', password } })).rejects.toMatchObject({
    envelope: { fields: [{ path: 'password', message: expect.stringContaining('second step') }] },
  });
  for (const change of [security.removeTotp, security.renewRecoveryCodes, security.passkeyOptions])
    await expect(call(change)).rejects.toMatchObject(refused);
  await call(security.confirm, { body: { kind: 'totp', code: codes[0] ?? '' } });
  await call(security.renewRecoveryCodes);

  await ada.forgetConfirmation();
  ada.wait();
  await call(security.confirm, { body: { kind: 'totp', code: ada.code(key) } });
  await expect(call(security.confirm, { body: { kind: 'totp', code: ada.code(key) } })).rejects.toMatchObject(
    { envelope: { fields: [{ path: 'code' }] } },
  );
  await call(security.removeTotp);
  expect(await call(security.get)).toMatchObject({ totp: null, recovery_codes_left: 0 });
  expect((await ada.browser().signIn(email, password)).statusCode).toBe(200);
});

test('a first password is set once, and only where there is none', async () => {
  await using ada = await securedAccount();
  const next = { body: { new_password: 'storm surge barrier' } };
  await expect(ada.here.call(security.setPassword, next)).rejects.toMatchObject({ code: 'already_exists' });
  const { server, organisation } = ada;
  const guest = await server.signInAs('expert', { orgId: organisation.id, email: 'eve@northmere.example' });
  expect((await guest.call(security.get)).has_password).toBe(false);
  await expect(
    guest.call(security.setPassword, { body: { new_password: 'passwordpassword' } }),
  ).rejects.toMatchObject({ envelope: { fields: [{ path: 'new_password' }] } });
  await guest.call(security.setPassword, next);
  expect((await ada.browser().signIn('eve@northmere.example', 'storm surge barrier')).statusCode).toBe(200);
  await expect(
    guest.call(settings.changePassword, {
      body: { current_password: 'storm surge barrier', new_password: 'another good one' },
    }),
  ).resolves.toBeDefined();
});
