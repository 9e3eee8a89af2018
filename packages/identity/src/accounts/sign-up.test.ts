import { expect, test } from 'vitest';
import { access, account, people, publicProfiles, seekerRoles } from '@rostrum/contracts';
import { eq, sql } from 'drizzle-orm';
import {
  type TestApp,
  buildTestApp,
  createTestBrowser,
  mailedToken,
  mailsTo,
  recordedQueries,
} from '@rostrum/test-support/server';
import { organisations } from '../organisations/organisations.schema.ts';
import { oneTimeTokens } from '../sessions/one-time-tokens.schema.ts';
import { seekerProfiles, users } from '../users/users.schema.ts';
import { accountRepository } from './account.repository.ts';

const password = 'kelp forest at dawn';
const seeker = { firstname: 'Rhea', lastname: 'Quist', seeker_type: 'media' as const, country: 'GB' };
const organisation = {
  firstname: 'Omar',
  lastname: 'Quist',
  organization: 'Saltmarsh Institute',
  kind: 'university' as const,
  country: 'GB',
  password,
};
const userOf = async ({ db }: TestApp, email: string) =>
  (await db.select().from(users).where(eq(users.email, email)))[0];
/** Follows the mailed link in a browser that knows nothing. */
async function follow(server: TestApp, token: string) {
  const browser = createTestBrowser(server.app);
  const answer = await browser.post('/api/auth/callback/email', { token });
  return {
    status: answer.statusCode,
    url: new URL(answer.json<{ url: string }>().url),
    user: (await browser.get('/api/auth/session')).json<{ user?: Record<string, unknown> }>().user,
    browser,
  };
}

test.each(seekerRoles)('a %s signs up, confirms the address, and is signed in', async (seeker_type) => {
  await using server = await buildTestApp();
  const email = `rhea@${seeker_type}.example`;
  await server.call(account.signUpSeeker, {
    body: {
      ...seeker,
      seeker_type,
      email,
      password,
      organization: 'The Estuary',
      timezone: 'Europe/Oslo',
      callback_url: '/dashboard/bookmarks',
    },
  });
  const token = await mailedToken(server, email, 'account.confirm_address');
  expect(await userOf(server, email)).toMatchObject({
    status: 'invited',
    passwordHash: null,
    emailVerifiedAt: null,
  });
  const browser = createTestBrowser(server.app);
  expect((await browser.signIn(email, password)).statusCode).toBe(401);

  const arrived = await follow(server, token);
  expect(arrived).toMatchObject({ status: 200, user: { type: seeker_type, email, name: 'Rhea Quist' } });
  expect(arrived.url.href).toBe('http://rostrum.test/dashboard/bookmarks');
  const user = await userOf(server, email);
  expect(user).toMatchObject({ status: 'active', timezone: 'Europe/Oslo' });
  expect(user?.emailVerifiedAt).not.toBeNull();
  const [profile] = await server.db
    .select()
    .from(seekerProfiles)
    .where(eq(seekerProfiles.userId, user?.id ?? ''));
  expect(profile).toMatchObject({
    seekerType: seeker_type,
    organization: 'The Estuary',
    verification: 'unverified',
  });
  expect((await browser.signIn(email, password)).statusCode).toBe(200);

  const again = await follow(server, token);
  expect([again.status, again.url.searchParams.get('error'), again.user]).toEqual([
    401,
    'Verification',
    undefined,
  ]);
});

test('an organisation begins with its owner once the address is confirmed; a second of the name gets a number', async () => {
  await using server = await buildTestApp();
  const sessions = [];
  for (const email of ['omar@saltmarsh.example', 'omar@elsewhere.example']) {
    await server.call(account.signUpOrganisation, { body: { ...organisation, email } });
    const token = await mailedToken(server, email, 'account.confirm_address');
    expect(await server.db.$count(organisations)).toBe(sessions.length);
    sessions.push((await follow(server, token)).user);
  }
  expect(sessions).toMatchObject([
    { type: 'owner', company_username: 'saltmarsh-institute' },
    { type: 'owner', company_username: 'saltmarsh-institute-2' },
  ]);
  expect(await server.db.select().from(organisations)).toMatchObject([
    { name: 'Saltmarsh Institute', kind: 'university', status: 'trial', country: 'GB' },
    {},
  ]);
});

test('an individual begins as an organisation of one with a draft that only they see, and publishes it themselves', async () => {
  await using server = await buildTestApp();
  const individual = {
    firstname: 'Saoirse',
    lastname: 'van der Meer',
    job_title: 'Author on ocean policy',
    country: 'IE',
    password,
    timezone: 'Europe/Dublin',
  };
  const arrivals = [];
  for (const email of ['saoirse@vandermeer.example', 'another@vandermeer.example']) {
    await server.call(account.signUpIndividual, { body: { ...individual, email } });
    const token = await mailedToken(server, email, 'account.confirm_address');
    expect(await server.db.$count(organisations)).toBe(arrivals.length);
    arrivals.push(await follow(server, token));
  }
  expect(arrivals.map(({ user }) => user)).toMatchObject([
    { type: 'individual', company_username: 'saoirse-van-der-meer', username: 'saoirse-van-der-meer' },
    { type: 'individual', company_username: 'saoirse-van-der-meer-2', username: 'saoirse-van-der-meer-2' },
  ]);
  const [org] = await server.db.select().from(organisations);
  expect(org).toMatchObject({ name: 'Saoirse van der Meer', kind: 'individual', timezone: 'Europe/Dublin' });

  const user = await userOf(server, 'saoirse@vandermeer.example');
  const caller = await server.signIn(user?.id ?? '', org?.id ?? '');
  const own = await caller.call(people.own);
  expect(own).toMatchObject({ kind: 'individual', status: 'draft', job_title: 'Author on ocean policy' });
  await expect(
    server.call(publicProfiles.person, { params: { username: 'saoirse-van-der-meer' } }),
  ).rejects.toMatchObject({ status: 404 });
  expect(await caller.call(people.setStatus, { body: { ids: [own.id], status: 'published' } })).toMatchObject(
    {
      changed: [],
      refused: [{ reason: expect.stringContaining('Missing') }],
    },
  );
  await expect(caller.call(access.listMembers)).rejects.toMatchObject({ status: 403 });
});

test('a weak password or a country that is none is told by field, before anything else happens', async () => {
  await using server = await buildTestApp();
  const email = 'omar@saltmarsh.example';
  for (const [change, path] of [
    [{ password: 'passwordpassword' }, 'password'],
    [{ password: 'short' }, 'password'],
    [{ country: 'XX' }, 'country'],
    [{ website: `https://a.example/${'x'.repeat(400)}` }, 'website'],
  ] as const)
    await expect(
      server.call(account.signUpOrganisation, { body: { ...organisation, email, ...change } }),
    ).rejects.toMatchObject({ status: 422, envelope: { fields: [{ path }] } });
  expect(await mailsTo(server, email)).toEqual([]);
});

test('an address with an account is answered like a new one; its owner is told', async () => {
  await using server = await buildTestApp();
  const known = await server.given.user('media', { email: 'known@paper.example' });
  const attempt = (email: string) =>
    server.app.inject({
      method: 'POST',
      url: account.signUpSeeker.path,
      payload: { ...seeker, firstname: 'Mallory', email, password },
    });
  await attempt('warm@up.example');
  const seen = [];
  for (const email of [known.email, 'new@paper.example']) {
    let answer: Awaited<ReturnType<typeof attempt>> | undefined;
    const queries = await recordedQueries(async () => (answer = await attempt(email)));
    const ofEachCall = /^(date|x-request-id|x-ratelimit-\w+)$/;
    const headers = Object.entries(answer?.headers ?? {}).filter(([name]) => !ofEachCall.test(name));
    seen.push({ status: answer?.statusCode, body: answer?.body, headers, queries });
  }
  expect(seen[1]).toEqual(seen[0]);
  expect(seen[0]?.status).toBe(200);
  expect(seen[0]?.queries.join('\n')).not.toContain('"users"');

  const [mail] = await mailsTo(server, known.email);
  expect(mail).toMatchObject({ kind: 'security.known_address' });
  expect(mail?.text).not.toContain('Mallory');
  expect(await userOf(server, known.email)).toMatchObject({
    firstname: known.firstname,
    passwordHash: null,
  });
});

test('a stranger who signed up first gives the owner of the address neither their password nor their name', async () => {
  await using server = await buildTestApp();
  const email = 'victim@paper.example';
  const strangers = 'a password of a stranger';
  await server.call(account.signUpSeeker, {
    body: { ...seeker, firstname: 'Visit evil.example', email, password: strangers },
  });
  await mailsTo(server, email);
  await server.call(account.signUpSeeker, { body: { ...seeker, email, password } });
  const mails = await mailsTo(server, email);
  expect(mails.map(({ kind, toName }) => [kind, toName])).toEqual([
    ['account.confirm_address', ''],
    ['account.confirm_address', ''],
  ]);
  expect(mails.map(({ text }) => text).join()).not.toContain('evil');
  const [first = '', second = ''] = mails.map(({ text }) => /token=([\w-]{43})/.exec(text)?.[1] ?? '');
  expect((await follow(server, second)).status).toBe(200);
  expect((await follow(server, first)).status).toBe(401);
  const browser = createTestBrowser(server.app);
  expect((await browser.signIn(email, strangers)).statusCode).toBe(401);
  expect((await browser.signIn(email, password)).statusCode).toBe(200);
  expect(await userOf(server, email)).toMatchObject({ firstname: 'Rhea' });
});

test('S19: links of one sign-up that are followed at once make one account', async () => {
  await using server = await buildTestApp();
  const email = 'omar@saltmarsh.example';
  await server.call(account.signUpOrganisation, { body: { ...organisation, email } });
  await server.call(account.signUpOrganisation, { body: { ...organisation, email } });
  const tokens = (await mailsTo(server, email)).map(({ text }) => /token=([\w-]{43})/.exec(text)?.[1] ?? '');
  const arrivals = await Promise.all([...tokens, ...tokens].map((token) => follow(server, token)));
  expect(arrivals.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(arrivals.filter(({ status }) => status === 401)).toHaveLength(3);
  expect(await server.db.$count(organisations)).toBe(1);
});

test('S18: a mailbox gets three mails of sign-ups in an hour, however it is spelled', async () => {
  await using server = await buildTestApp({ environment: { RATE_LIMIT_SCALE: '1' } });
  for (let number = 0; number < 8; number += 1) {
    const answer = await server.app.inject({
      method: 'POST',
      url: account.signUpSeeker.path,
      payload: { ...seeker, email: `victim+${number}@paper.example` },
      remoteAddress: `203.0.113.${number}`,
    });
    expect(answer.statusCode).toBe(200);
  }
  const { rows } = await server.database.pool.query('select count(*)::int as total from mails');
  await mailsTo(server, 'x@x.example');
  const after = await server.database.pool.query('select count(*)::int as total from mails');
  expect([rows[0].total <= 3, after.rows[0].total]).toEqual([true, 3]);
});

test('a sign-up that nobody confirms is forgotten, one that may still be confirmed is not', async () => {
  await using server = await buildTestApp();
  for (const email of ['lost@paper.example', 'waits@paper.example'])
    await server.call(account.signUpSeeker, { body: { ...seeker, email } });
  await mailsTo(server, 'waits@paper.example');
  const member = await server.given.user('media');
  const lost = await userOf(server, 'lost@paper.example');
  await server.db.update(users).set({ createdAt: sql`now() - interval '3 days'` });
  await server.db.delete(oneTimeTokens).where(eq(oneTimeTokens.userId, lost?.id ?? ''));
  await accountRepository.pruneUnconfirmed(server.db, new Date(Date.now() - 48 * 3_600_000));
  const left = await server.db.select({ email: users.email }).from(users);
  expect(left.map(({ email }) => email).toSorted()).toEqual([member.email, 'waits@paper.example'].toSorted());
});
