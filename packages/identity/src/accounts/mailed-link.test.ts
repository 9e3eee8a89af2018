import { expect, test } from 'vitest';
import { account } from '@rostrum/contracts';
import { eq, sql } from 'drizzle-orm';
import {
  type TestApp,
  buildTestApp,
  createTestBrowser,
  mailedToken,
  mailsTo,
  recordedQueries,
} from '@rostrum/test-support/server';
import { oneTimeTokens } from '../sessions/one-time-tokens.schema.ts';
import { users } from '../users/users.schema.ts';

const start = (server: TestApp, email: string, fields: Record<string, string> = {}) =>
  createTestBrowser(server.app).post('/api/auth/signin/email', { email, ...fields });

test('a mailed link signs in once, in any browser, and goes where the person wanted to go', async () => {
  await using server = await buildTestApp();
  const org = await server.given.organisation();
  const user = await server.given.user('expert', { orgId: org.id });
  const started = await start(server, user.email, { callbackUrl: '/dashboard/inquiries?tab=open' });
  expect([started.statusCode, started.json()]).toEqual([
    200,
    { url: 'http://rostrum.test/api/auth/verify-request?provider=email&type=email' },
  ]);
  const token = await mailedToken(server, user.email, 'account.sign_in_link');

  // A program that opens every link in a mail uses nothing up.
  await server.app.inject(`/login/continue?token=${token}`);
  await server.app.inject(`/api/auth/callback/email?token=${token}`);

  const browser = createTestBrowser(server.app);
  const arrived = await browser.post('/api/auth/callback/email', { token });
  expect([arrived.statusCode, arrived.json()]).toEqual([
    200,
    { url: 'http://rostrum.test/dashboard/inquiries?tab=open' },
  ]);
  expect((await browser.get('/api/auth/session')).json().user).toMatchObject({
    type: 'expert',
    company_username: org.companyUsername,
  });
  const again = await createTestBrowser(server.app).post('/api/auth/callback/email', { token });
  expect([again.statusCode, again.json().url]).toEqual([
    401,
    'http://rostrum.test/api/auth/error?error=Verification&provider=email',
  ]);
});

test('without a genuine form the link is neither used nor worth anything', async () => {
  await using server = await buildTestApp();
  const user = await server.given.user('media');
  await start(server, user.email);
  const token = await mailedToken(server, user.email, 'account.sign_in_link');
  const forged = await server.app.inject({
    method: 'POST',
    url: '/api/auth/callback/email',
    payload: `token=${token}&json=true`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(forged.statusCode).toBe(403);
  const browser = createTestBrowser(server.app);
  expect((await browser.post('/api/auth/callback/email', { token })).statusCode).toBe(200);
});

test('a link dies when its time is over, and when the account left the mailbox', async () => {
  await using server = await buildTestApp();
  const user = await server.given.user('media');
  const follow = async () => {
    const token = await mailedToken(server, user.email, 'account.sign_in_link');
    return (await createTestBrowser(server.app).post('/api/auth/callback/email', { token })).statusCode;
  };
  await start(server, user.email);
  await mailsTo(server, user.email);
  await server.db.update(oneTimeTokens).set({ expiresAt: sql`now() - interval '1 second'` });
  expect(await follow()).toBe(401);
  await start(server, user.email);
  await mailsTo(server, user.email);
  await server.db.update(users).set({ email: 'moved@paper.example' }).where(eq(users.id, user.id));
  expect(await follow()).toBe(401);
});

test('a deactivated account is not signed in by a link that was mailed before', async () => {
  await using server = await buildTestApp();
  const user = await server.given.user('media');
  await start(server, user.email);
  const token = await mailedToken(server, user.email, 'account.sign_in_link');
  await server.db.update(users).set({ status: 'deactivated' }).where(eq(users.id, user.id));
  expect((await createTestBrowser(server.app).post('/api/auth/callback/email', { token })).statusCode).toBe(
    401,
  );
});

test('a token of one purpose is worth nothing for another', async () => {
  await using server = await buildTestApp();
  const user = await server.given.user('media');
  await start(server, user.email);
  const token = await mailedToken(server, user.email, 'account.sign_in_link');
  expect(await server.call(account.checkResetLink, { body: { token } })).toEqual({ is_usable: false });
  await expect(server.call(account.showInvitation, { body: { token } })).rejects.toMatchObject({
    status: 410,
  });
});

test('whoever asks for a link learns nothing: the answer and its statements are the same for all', async () => {
  await using server = await buildTestApp();
  const known = await server.given.user('media');
  const off = await server.given.user('media', { status: 'deactivated' });
  await start(server, 'warm@up.example');
  const seen = [];
  for (const email of [known.email, off.email, 'nobody@paper.example']) {
    let answer: Awaited<ReturnType<typeof start>> | undefined;
    const queries = await recordedQueries(async () => (answer = await start(server, email)));
    seen.push({ status: answer?.statusCode, body: answer?.body, queries });
  }
  expect(seen[0]?.queries.length).toBeGreaterThan(0);
  for (const other of seen) expect(other).toEqual(seen[0]);
  expect(await mailsTo(server, 'nobody@paper.example')).toEqual([]);
});

test('S18: a mailbox gets three links an hour and every request the same answer', async () => {
  await using server = await buildTestApp({ environment: { RATE_LIMIT_SCALE: '1' } });
  const user = await server.given.user('media');
  for (let number = 0; number < 12; number += 1)
    expect((await start(server, user.email)).statusCode).toBe(200);
  expect(await mailsTo(server, user.email)).toHaveLength(3);
});

test('somebody who has not confirmed the address yet gets the confirming link instead', async () => {
  await using server = await buildTestApp();
  const email = 'rhea@paper.example';
  await server.call(account.signUpSeeker, {
    body: {
      email,
      firstname: 'Rhea',
      lastname: 'Quist',
      seeker_type: 'legal',
      callback_url: '/dashboard/bookmarks',
    },
  });
  await mailsTo(server, email);
  await start(server, email);
  await server.call(account.forgotPassword, { body: { email } });
  const kinds = (await mailsTo(server, email)).map(({ kind }) => kind);
  expect(kinds).toEqual(Array.from({ length: 3 }, () => 'account.confirm_address'));
  const token = await mailedToken(server, email, 'account.confirm_address');
  const browser = createTestBrowser(server.app);
  const arrived = await browser.post('/api/auth/callback/email', { token });
  expect(arrived.json()).toEqual({ url: 'http://rostrum.test/dashboard/bookmarks' });
  expect((await browser.get('/api/auth/session')).json().user).toMatchObject({ type: 'legal' });
});

test.each(['', 'not an address', 'a@x.example, evil@e.example', 'a@x.example\r\nBcc: evil@e.example'])(
  'S10: %j starts nothing',
  async (email) => {
    await using server = await buildTestApp();
    const answer = await start(server, email);
    expect([answer.statusCode, answer.json().url]).toEqual([
      400,
      'http://rostrum.test/api/auth/error?error=EmailSignin&provider=email',
    ]);
    const { rows } = await server.database.pool.query('select count(*)::int as total from mails');
    expect(rows).toEqual([{ total: 0 }]);
  },
);
