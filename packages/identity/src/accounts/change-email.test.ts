import { expect, test } from 'vitest';
import { account, activity, settings } from '@rostrum/contracts';
import { sql } from 'drizzle-orm';
import { hashPassword } from '../password-hash/password-hash.ts';
import {
  type TestApp,
  buildTestApp,
  createTestBrowser,
  mailedToken,
  mailsTo,
} from '@rostrum/test-support/server';

const password = 'storm surge barrier';
const next = 'new@saltmarsh.example';

async function member(server: TestApp, passwordHash?: string | null) {
  const org = await server.given.organisation();
  const hash = passwordHash === undefined ? await hashPassword(password) : passwordHash;
  const user = await server.given.user('administrator', { orgId: org.id, passwordHash: hash });
  const [here, there] = [await server.signIn(user.id, org.id), await server.signIn(user.id, org.id)];
  return { user, here, there };
}
const kindsTo = async (server: TestApp, email: string) =>
  (await mailsTo(server, email)).map(({ kind }) => kind);

test('an account moves to a proved address; the old one hears of it twice and signs in no more', async () => {
  await using server = await buildTestApp();
  const { user, here, there } = await member(server);
  await expect(
    here.call(settings.changeEmail, { body: { email: next, current_password: 'wrong' } }),
  ).rejects.toMatchObject({ status: 422, envelope: { fields: [{ path: 'current_password' }] } });
  await expect(
    here.call(settings.changeEmail, {
      body: { email: user.email.toUpperCase(), current_password: password },
    }),
  ).rejects.toMatchObject({ envelope: { fields: [{ path: 'email' }] } });
  expect(
    await here.call(settings.changeEmail, { body: { email: next, current_password: password } }),
  ).toEqual({ sent_to: next });
  const token = await mailedToken(server, next, 'account.change_address');
  expect((await here.call(settings.getContact)).email).toBe(user.email);
  const stranger = await server.signInAs('media');
  await expect(stranger.call(settings.confirmEmail, { body: { token } })).rejects.toMatchObject({
    status: 410,
  });

  expect(await here.call(settings.confirmEmail, { body: { token } })).toEqual({
    email: next,
    other_sessions_ended: 1,
  });
  expect((await here.call(settings.getContact)).email).toBe(next);
  await expect(there.call(settings.getContact)).rejects.toMatchObject({ status: 401 });
  expect(await kindsTo(server, user.email)).toEqual(['security.address_change', 'security.address_change']);
  expect((await mailsTo(server, user.email)).map(({ text }) => text).join()).not.toContain(next);
  const browser = createTestBrowser(server.app);
  expect((await browser.signIn(user.email, password)).statusCode).toBe(401);
  expect((await browser.signIn(next, password)).statusCode).toBe(200);
  expect((await here.call(activity.list)).items[0]?.verb).toBe('user.email_changed');
  await expect(here.call(settings.confirmEmail, { body: { token } })).rejects.toMatchObject({ status: 410 });
});

test('an address with an account answers the same, and its owner is told instead', async () => {
  await using server = await buildTestApp();
  const { here } = await member(server);
  const taken = await server.given.user('media');
  expect(
    await here.call(settings.changeEmail, { body: { email: taken.email, current_password: password } }),
  ).toEqual({ sent_to: taken.email });
  expect(await kindsTo(server, taken.email)).toEqual(['security.address_taken']);
});

test('an address that is taken between mail and confirmation is refused; an unproved sign-up gives way', async () => {
  await using server = await buildTestApp();
  const { here } = await member(server);
  const ask = async (email: string) => {
    await here.call(settings.changeEmail, { body: { email, current_password: password } });
    return mailedToken(server, email, 'account.change_address');
  };
  const lost = await ask('taken@saltmarsh.example');
  await server.given.user('media', { email: 'taken@saltmarsh.example' });
  await expect(here.call(settings.confirmEmail, { body: { token: lost } })).rejects.toMatchObject({
    status: 409,
    code: 'already_exists',
  });
  await server.call(account.signUpSeeker, {
    body: { email: next, firstname: 'M', lastname: 'M', seeker_type: 'seeker' },
  });
  const token = await ask(next);
  expect(await here.call(settings.confirmEmail, { body: { token } })).toMatchObject({ email: next });
});

test('a changed password ends a move that is under way', async () => {
  await using server = await buildTestApp();
  const { here } = await member(server);
  await here.call(settings.changeEmail, { body: { email: next, current_password: password } });
  const token = await mailedToken(server, next, 'account.change_address');
  await here.call(settings.changePassword, {
    body: { current_password: password, new_password: 'changed by hand today' },
  });
  await expect(here.call(settings.confirmEmail, { body: { token } })).rejects.toMatchObject({ status: 410 });
});

test('without the password, having signed in or confirmed lately is the proof', async () => {
  await using server = await buildTestApp();
  const { here } = await member(server, null);
  await expect(here.call(settings.changeEmail, { body: { email: next } })).resolves.toBeDefined();
  await server.db.execute(
    sql`update sessions set created_at = now() - interval '20 minutes', confirmed_at = now() - interval '20 minutes'`,
  );
  await expect(
    here.call(settings.changeEmail, { body: { email: 'another@saltmarsh.example' } }),
  ).rejects.toMatchObject({ status: 403, code: 'confirmation_required' });
});

test('guessing the password through this form is limited', async () => {
  await using server = await buildTestApp({ environment: { RATE_LIMIT_SCALE: '1' } });
  const { here } = await member(server);
  const statuses = [];
  for (let number = 0; number < 12; number += 1)
    statuses.push(
      await here
        .call(settings.changeEmail, { body: { email: next, current_password: `guess ${number}` } })
        .catch(({ status }: { status: number }) => status),
    );
  expect(statuses.slice(0, 10)).toEqual(Array<number>(10).fill(422));
  expect(statuses.slice(10)).toEqual([429, 429]);
});

test('a mailbox that had its three mails is told how long to wait, not the longest it can be', async () => {
  await using server = await buildTestApp({ environment: { RATE_LIMIT_SCALE: '1' } });
  const { user, here } = await member(server);
  const order = () =>
    server.app.inject({
      method: 'POST',
      url: `/app/settings/${user.id}/email`,
      headers: { authorization: `Bearer ${here.token}` },
      payload: { email: next, current_password: password },
    });
  for (let number = 0; number < 3; number += 1) expect((await order()).statusCode).toBe(200);
  // Fifty minutes later.
  await server.db.execute(
    sql`update rate_limits set expire = expire - 3000000 where key like 'mail-change_email:%'`,
  );
  const { statusCode, headers } = await order();
  expect(statusCode).toBe(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(600);
});
