import { expect, test } from 'vitest';
import { account, activity, settings } from '@rostrum/contracts';
import { eq } from 'drizzle-orm';
import { hashPassword } from '../password-hash/password-hash.ts';
import {
  type TestApp,
  buildTestApp,
  createTestBrowser,
  mailedToken,
  mailsTo,
  ordersDone,
  recordedQueries,
  refusalsOf,
} from '@rostrum/test-support/server';
import { mails } from '@rostrum/server-kit/mail';
import { users } from '../users/users.schema.ts';

const oldPassword = 'storm surge barrier';
const newPassword = 'kelp forest at dawn';

async function member(server: TestApp, values: Parameters<TestApp['given']['user']>[1] = {}) {
  const org = await server.given.organisation();
  const passwordHash = await hashPassword(oldPassword);
  return { org, user: await server.given.user('agent', { orgId: org.id, passwordHash, ...values }) };
}
const forgot = (server: TestApp, email: string, remoteAddress = '198.51.100.7') =>
  server.app.inject({ method: 'POST', url: account.forgotPassword.path, payload: { email }, remoteAddress });
const resetLink = async (server: TestApp, email: string) => {
  await forgot(server, email);
  return mailedToken(server, email, 'account.reset_password');
};
const signsIn = async (server: TestApp, email: string, password: string) =>
  (await createTestBrowser(server.app).signIn(email, password)).statusCode === 200;

test('a mailed link sets a new password once, ends every session, and signs nobody in', async () => {
  await using server = await buildTestApp();
  const { org, user } = await member(server);
  const elsewhere = await server.signIn(user.id, org.id);
  const token = await resetLink(server, user.email);
  expect(await server.call(account.checkResetLink, { body: { token } })).toEqual({ is_usable: true });

  const answer = await server.app.inject({
    method: 'POST',
    url: account.resetPassword.path,
    payload: { token, new_password: newPassword },
  });
  expect([answer.statusCode, answer.json(), answer.cookies]).toEqual([
    200,
    { data: { acknowledged: true } },
    [],
  ]);
  await expect(elsewhere.call(settings.getContact)).rejects.toMatchObject({ status: 401 });
  expect(await signsIn(server, user.email, oldPassword)).toBe(false);
  expect(await signsIn(server, user.email, newPassword)).toBe(true);
  expect((await mailsTo(server, user.email)).map(({ kind }) => kind)).toEqual([
    'account.reset_password',
    'security.password_changed',
  ]);
  const admin = await server.signInAs('administrator', { orgId: org.id });
  expect((await admin.call(activity.list)).items[0]).toMatchObject({ verb: 'user.password_reset' });

  await expect(
    server.call(account.resetPassword, { body: { token, new_password: 'another good one' } }),
  ).rejects.toMatchObject({ status: 410, code: 'gone' });
  expect(await server.call(account.checkResetLink, { body: { token } })).toEqual({ is_usable: false });
});

test('a weak password is refused by field and costs no link', async () => {
  await using server = await buildTestApp();
  const { user } = await member(server);
  const token = await resetLink(server, user.email);
  for (const new_password of ['short', 'passwordpassword', user.email])
    await expect(server.call(account.resetPassword, { body: { token, new_password } })).rejects.toMatchObject(
      { status: 422, envelope: { fields: [{ path: 'new_password' }] } },
    );
  await server.call(account.resetPassword, { body: { token, new_password: newPassword } });
});

test('S19: of links and tries that come at once, one wins', async () => {
  await using server = await buildTestApp();
  const { user } = await member(server);
  const tokens = [await resetLink(server, user.email), await resetLink(server, user.email)];
  const tries = await Promise.allSettled(
    [...tokens, ...tokens].map((token, number) =>
      server.call(account.resetPassword, { body: { token, new_password: `${newPassword} ${number}` } }),
    ),
  );
  expect(refusalsOf(tries)).toMatchObject(Array.from({ length: 3 }, () => ({ status: 410, code: 'gone' })));
});

test('a link dies with the password it was made for', async () => {
  await using server = await buildTestApp();
  const { org, user } = await member(server);
  const token = await resetLink(server, user.email);
  const here = await server.signIn(user.id, org.id);
  await here.call(settings.changePassword, {
    body: { current_password: oldPassword, new_password: 'changed by hand today' },
  });
  await expect(
    server.call(account.resetPassword, { body: { token, new_password: newPassword } }),
  ).rejects.toMatchObject({ code: 'gone' });
});

test.each(['', 'x'.repeat(20), 'A'.repeat(43), "' or 1=1 --'".padEnd(43, '-')])(
  'the token %j opens nothing',
  async (token) => {
    await using server = await buildTestApp();
    const answer = await server.app.inject({
      method: 'POST',
      url: account.resetPassword.path,
      payload: { token, new_password: newPassword },
    });
    expect([410, 422]).toContain(answer.statusCode);
  },
);

test('whoever asks learns nothing: answers, headers and statements are the same for every kind of account', async () => {
  await using server = await buildTestApp();
  const known = (await member(server)).user.email;
  const passwordless = (await member(server, { passwordHash: null })).user.email;
  const deactivated = (await member(server, { status: 'deactivated' })).user.email;
  const deleted = (await member(server, { status: 'deleted' })).user.email;
  await forgot(server, 'warm@up.example');

  const seen = [];
  for (const email of [known, passwordless, deactivated, deleted, 'nobody@paper.example']) {
    let answer: Awaited<ReturnType<typeof forgot>> | undefined;
    const queries = await recordedQueries(async () => (answer = await forgot(server, email)));
    // How often this network has called says nothing about an address.
    const ofEachCall = /^(date|x-request-id|x-ratelimit-\w+)$/;
    const headers = Object.entries(answer?.headers ?? {}).filter(([name]) => !ofEachCall.test(name));
    seen.push({ status: answer?.statusCode, body: answer?.body, headers, queries });
  }
  expect(seen[0]).toMatchObject({ status: 200, body: '{"data":{"acknowledged":true}}' });
  expect(seen[0]?.queries.length).toBeGreaterThan(3);
  expect(seen[0]?.queries.join('\n')).not.toContain('"users"');
  for (const other of seen) expect(other).toEqual(seen[0]);

  const kindsOf = async (email: string) => (await mailsTo(server, email)).map(({ kind }) => kind);
  expect(await kindsOf(known)).toEqual(['account.reset_password']);
  expect(await kindsOf(passwordless)).toEqual(['account.sign_in_link']);
  expect(await kindsOf(deactivated)).toEqual(['security.deactivated']);
  expect(await kindsOf(deleted)).toEqual([]);
  expect(await kindsOf('nobody@paper.example')).toEqual([]);
});

test('S18: five hundred requests from everywhere are three mails, and each answers 200', async () => {
  await using server = await buildTestApp({ environment: { RATE_LIMIT_SCALE: '1' } });
  const { user } = await member(server);
  const spellings = [user.email, user.email.toUpperCase(), user.email.replace('@', '+1@')];
  for (let round = 0; round < 25; round += 1) {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, number) =>
        forgot(server, spellings[number % 2] ?? '', `203.0.${round}.${number}`),
      ),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  }
  expect(await mailsTo(server, user.email)).toHaveLength(3);
});

test('one network that asks without end is told to wait', async () => {
  await using server = await buildTestApp({ environment: { RATE_LIMIT_SCALE: '1' } });
  const statuses = [];
  for (let number = 0; number < 62; number += 1)
    statuses.push((await forgot(server, `nobody${number}@paper.example`)).statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(60);
  const refused = await forgot(server, 'somebody@paper.example');
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});

test('the link carries the target of this site and no other', async () => {
  await using server = await buildTestApp();
  const linkOf = async (callback_url: string) => {
    const { user } = await member(server);
    await server.call(account.forgotPassword, { body: { email: user.email, callback_url } });
    const [mail] = await mailsTo(server, user.email);
    return new URL(/http:\S+/.exec(mail?.text ?? '')?.[0] ?? '');
  };
  expect((await linkOf('/dashboard/inquiries?x=1')).searchParams.get('callbackUrl')).toBe(
    '/dashboard/inquiries?x=1',
  );
  const evil = await linkOf('https://evil.example/');
  expect([evil.origin, evil.searchParams.get('callbackUrl')]).toEqual(['http://rostrum.test', null]);
});

test('a confirmed reset proves the address', async () => {
  await using server = await buildTestApp();
  const { user } = await member(server);
  const token = await resetLink(server, user.email);
  await server.call(account.resetPassword, { body: { token, new_password: newPassword } });
  const [row] = await server.db.select().from(users).where(eq(users.id, user.id));
  expect(row?.emailVerifiedAt).not.toBeNull();
});

test('no secret stays behind in the queue, and none in a delivered mail', async () => {
  await using server = await buildTestApp({
    mailTransport: { send: async () => undefined, close: () => undefined },
  });
  const { user } = await member(server);
  await forgot(server, user.email);
  await ordersDone(server);
  await expect
    .poll(async () => (await server.db.select().from(mails).where(eq(mails.toEmail, user.email)))[0])
    .toMatchObject({ status: 'sent', text: '', html: '' });
  const { rows } = await server.database.pool.query(
    `select count(*)::int as found from pgboss.job where data::text ilike '%' || $1 || '%'`,
    [user.email],
  );
  expect(rows).toEqual([{ found: 0 }]);
});
