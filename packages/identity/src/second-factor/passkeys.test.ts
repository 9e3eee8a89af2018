import { security, settings, signInErrors, type PasskeyProof } from '@rostrum/contracts';
import { expect, test } from 'vitest';
import { type TestBrowser, createCaller } from '@rostrum/test-support/server';
import { origin, password, securedAccount } from './testing/secured-account.ts';
import { createSoftwarePasskey } from './testing/software-passkey.ts';

type Options = { ticket: string; options: { challenge: string } };
const email = 'ada@northmere.example';
const errorOf = (response: { json: () => { url: string } }) =>
  new URL(response.json().url).searchParams.get('error');

async function askedBy(browser: TestBrowser): Promise<Options> {
  await browser.get('/api/auth/csrf');
  const response = await browser.request({ method: 'POST', url: security.signInOptions.path });
  expect(response.statusCode).toBe(200);
  return response.json<{ data: Options }>().data;
}
const send = (browser: TestBrowser, ticket: string, proof: PasskeyProof) =>
  browser.post('/api/auth/callback/passkey', { ticket, proof: JSON.stringify(proof) });

test('a passkey alone signs in: no name, no password, no second step', async () => {
  await using ada = await securedAccount();
  const { device, passkey, recovery_codes } = await ada.addPasskey();
  expect(passkey).toMatchObject({ name: 'My phone', last_used_at: null });
  expect(recovery_codes).toHaveLength(10);
  expect(await ada.mails()).toEqual(['passkey_added']);

  const browser = ada.browser();
  const { ticket, options } = await askedBy(browser);
  expect(options).toMatchObject({ rpId: 'rostrum.test', userVerification: 'required' });
  expect(options).not.toHaveProperty('allowCredentials');
  const done = await send(browser, ticket, device.prove(options));
  expect(done.statusCode).toBe(200);
  expect((await browser.get('/api/auth/session')).json().user.email).toBe(email);
  const { items } = await ada.here.call(security.sessions);
  expect(items.map(({ method, has_second_factor }) => [method, has_second_factor])).toContainEqual([
    'passkey',
    true,
  ]);
  expect((await ada.here.call(security.get)).passkeys[0]?.last_used_at).not.toBeNull();
});

test('as the second step it completes the first one, with its target', async () => {
  await using ada = await securedAccount();
  const { device } = await ada.addPasskey();
  const browser = ada.browser();
  const first = await browser.signIn(email, password, { callbackUrl: '/dashboard/posts' });
  expect(first.json().url).toContain('kinds=passkey');
  const { ticket, options } = await askedBy(browser);
  const done = await send(browser, ticket, device.prove(options));
  expect([done.statusCode, done.json().url]).toEqual([200, `${origin}/dashboard/posts`]);
});

test('a challenge works once, in its own browser, for what it was made for', async () => {
  await using ada = await securedAccount();
  const { device } = await ada.addPasskey();
  const [browser, other] = [ada.browser(), ada.browser()];
  const refused = { error: signInErrors.passkeyInvalid, status: 401 };
  const outcome = async (from: TestBrowser, { ticket, options }: Options, proof = device.prove(options)) => {
    const response = await send(from, ticket, proof);
    return { error: errorOf(response), status: response.statusCode };
  };

  const asked = await askedBy(browser);
  await other.get('/api/auth/csrf');
  expect(await outcome(other, asked)).toEqual(refused);
  // It was used up by the attempt.
  expect(await outcome(browser, asked)).toEqual(refused);

  const again = await askedBy(browser);
  const proof = device.prove(again.options);
  expect((await outcome(browser, again, proof)).status).toBe(200);
  expect(await outcome(browser, again, proof)).toEqual(refused);
  const third = await askedBy(browser);
  expect(await outcome(browser, third, proof)).toEqual(refused);

  const confirming = await ada.here.call(security.confirmOptions);
  expect(await outcome(browser, confirming)).toEqual(refused);
});

test('refuses another site, no finger, a foreign key, a counter that goes back, and nonsense', async () => {
  await using ada = await securedAccount();
  const { device } = await ada.addPasskey();
  const stranger = createSoftwarePasskey({ origin });
  const browser = ada.browser();
  const status = async (make: (asked: Options['options']) => unknown) => {
    const { ticket, options } = await askedBy(browser);
    return (
      await browser.post('/api/auth/callback/passkey', {
        ticket,
        proof: JSON.stringify(make(options) ?? null),
      })
    ).statusCode;
  };
  expect(await status((asked) => device.prove(asked, { from: 'http://rostrum.evil.example' }))).toBe(401);
  expect(await status((asked) => device.prove(asked, { isVerified: false }))).toBe(401);
  expect(await status((asked) => stranger.prove(asked))).toBe(401);
  expect(
    await status((asked) => ({
      ...stranger.prove(asked),
      id: device.credentialId,
      rawId: device.credentialId,
    })),
  ).toBe(401);
  expect(await status(() => ({ id: 'x' }))).toBe(401);
  await ada.server.database.pool.query('update passkeys set counter = 1000');
  expect(await status((asked) => device.prove(asked))).toBe(401);
});

test('without the csrf cookie no challenge is given', async () => {
  await using ada = await securedAccount();
  const response = await ada.server.app.inject({ method: 'POST', url: security.signInOptions.path });
  expect([response.statusCode, response.json().error.code]).toEqual([400, 'malformed_request']);
});

test('a password and an open browser are not enough to add, replace or remove a factor', async () => {
  await using ada = await securedAccount();
  const { device, passkey } = await ada.addPasskey();
  await ada.forgetConfirmation();
  const { call } = ada.here;
  const refused = { status: 403, code: 'confirmation_required' };
  await expect(call(security.confirm, { body: { kind: 'password', password } })).rejects.toMatchObject({
    envelope: { fields: [{ path: 'password' }] },
  });
  for (const change of [security.startTotp, security.passkeyOptions, security.renewRecoveryCodes])
    await expect(call(change)).rejects.toMatchObject(refused);
  await expect(call(security.removePasskey, { params: { id: passkey.id } })).rejects.toMatchObject(refused);
  await expect(
    call(settings.changeEmail, { body: { email: 'mallory@evil.example', current_password: password } }),
  ).rejects.toMatchObject(refused);
  // A session that a passkey began has brought it.
  const browser = ada.browser();
  const { ticket, options } = await askedBy(browser);
  await send(browser, ticket, device.prove(options));
  const { sessionToken } = (await browser.get('/api/auth/session')).json();
  const fresh = createCaller(ada.server.app, { token: sessionToken, identifier: ada.user.id });
  await expect(fresh(security.renewRecoveryCodes)).resolves.toBeDefined();
});

test('a passkey confirms, is renamed and removed, and is nobody else’s business', async () => {
  await using ada = await securedAccount();
  const { device, passkey } = await ada.addPasskey();
  const eve = await ada.server.signInAs('agent', { orgId: ada.organisation.id });
  const missing = { status: 404, code: 'not_found' };
  const params = { id: passkey.id };
  await expect(eve.call(security.renamePasskey, { params, body: { name: 'Mine' } })).rejects.toMatchObject(
    missing,
  );
  await expect(eve.call(security.removePasskey, { params })).rejects.toMatchObject(missing);
  expect((await eve.call(security.get)).passkeys).toEqual([]);
  // The same device twice is told apart from a new one.
  const { ticket, options } = await ada.here.call(security.passkeyOptions);
  expect(options.excludeCredentials?.map(({ id }) => id)).toEqual([device.credentialId]);
  await expect(
    ada.here.call(security.addPasskey, { body: { ticket, created: device.create(options) } }),
  ).rejects.toMatchObject({ code: 'already_exists' });

  await ada.forgetConfirmation();
  const asked = await ada.here.call(security.confirmOptions);
  const proof = device.prove(asked.options);
  await expect(
    eve.call(security.confirm, { body: { kind: 'passkey', ticket: asked.ticket, proof } }),
  ).rejects.toMatchObject({ status: 422 });
  const anew = await ada.here.call(security.confirmOptions);
  await ada.here.call(security.confirm, {
    body: { kind: 'passkey', ticket: anew.ticket, proof: device.prove(anew.options) },
  });
  const renamed = await ada.here.call(security.renamePasskey, { params, body: { name: 'Old phone' } });
  expect(renamed.name).toBe('Old phone');
  await ada.here.call(security.removePasskey, { params });
  expect(await ada.here.call(security.get)).toMatchObject({ passkeys: [], recovery_codes_left: 0 });
  expect((await ada.browser().signIn(email, password)).statusCode).toBe(200);
});
