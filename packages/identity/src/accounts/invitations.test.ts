import { expect, test } from 'vitest';
import { access, account, activity, bookmarks, type MemberRole } from '@rostrum/contracts';
import { eq, sql } from 'drizzle-orm';
import { hashPassword } from '../password-hash/password-hash.ts';
import {
  type SignedInTester,
  type TestApp,
  buildTestApp,
  createTestBrowser,
  mailedToken,
  mailsTo,
  refusalsOf,
} from '@rostrum/test-support/server';
import { memberships, users } from '../users/users.schema.ts';
import { invitations } from './invitations.schema.ts';

const password = 'kelp forest at dawn';
const names = { firstname: 'Rhea', lastname: 'Quist' };
type Boss = SignedInTester & { orgId: string | null };

const invite = (
  boss: Boss,
  email: string,
  values: { role?: MemberRole; person_id?: string; note?: string } = {},
) => boss.call(access.invite, { body: { invitations: [{ email, role: 'expert', ...values }] } });
const tokenOf = (server: TestApp, email: string) => mailedToken(server, email, 'account.invitation');
const accept = (server: TestApp, token: string, values: object = {}) =>
  server.call(account.acceptInvitation, { body: { token, ...values } });
const membersOf = (server: TestApp, orgId: string | null) =>
  server.db
    .select()
    .from(memberships)
    .where(eq(memberships.orgId, orgId ?? ''));

test('somebody new accepts, is signed in to the organisation, and the log tells the story', async () => {
  await using server = await buildTestApp();
  const admin = await server.signInAs('administrator', { firstname: 'Ada', lastname: 'Reyes' });
  const email = 'rhea@saltmarsh.example';
  // Invited by the address alone, they get the profile that waits for them, with its name.
  const person = await server.given.person(admin.orgId ?? '', {
    firstname: 'Rhea',
    lastname: 'Quill',
    email,
  });
  for (const note of ['See https://saltmarsh.example', 'Mail me at a@b.example', 'Call 020 7946 01 00'])
    await expect(invite(admin, email, { note })).rejects.toMatchObject({
      envelope: { fields: [{ path: 'invitations.0.note' }] },
    });
  const { items } = await invite(admin, email, { note: 'Your profile waits for a photo.' });
  expect(items).toMatchObject([
    {
      email,
      outcome: 'invited',
      invitation: { status: 'pending', role: 'expert', person: { id: person.id } },
    },
  ]);
  const token = await tokenOf(server, email);
  expect(await server.call(account.showInvitation, { body: { token } })).toMatchObject({
    role: 'expert',
    email,
    invited_by: 'Ada Reyes',
    note: 'Your profile waits for a photo.',
    firstname: 'Rhea',
    lastname: 'Quill',
    has_account: false,
  });
  expect((await mailsTo(server, email)).at(-1)?.text).toContain(
    'Ada Reyes writes: “Your profile waits for a photo.”',
  );
  await expect(accept(server, token, { firstname: ' ', password })).rejects.toMatchObject({
    envelope: { fields: [{ path: 'firstname' }] },
  });
  const accepted = await accept(server, token, { ...names, password });
  const browser = createTestBrowser(server.app);
  const arrived = await browser.post('/api/auth/callback/email', { token: accepted.sign_in_token ?? '' });
  expect(arrived.statusCode).toBe(200);
  expect((await browser.get('/api/auth/session')).json().user).toMatchObject({
    type: 'expert',
    email,
    username: person.username,
  });
  expect((await createTestBrowser(server.app).signIn(email, password)).statusCode).toBe(200);
  expect((await admin.call(access.listInvitations)).items).toMatchObject([{ status: 'accepted' }]);
  expect((await admin.call(activity.list)).items.map(({ verb }) => verb)).toEqual([
    'invitation.accepted',
    'invitation.sent',
  ]);
  await expect(accept(server, token, { ...names, password })).rejects.toMatchObject({ status: 410 });
});

test('an account that exists joins, and only a fresh mail signs it in: a forwarded invitation opens nothing', async () => {
  await using server = await buildTestApp();
  const first = await server.given.organisation();
  const user = await server.given.user('agent', {
    orgId: first.id,
    passwordHash: await hashPassword(password),
  });
  const admin = await server.signInAs('administrator');
  await invite(admin, user.email);
  const token = await tokenOf(server, user.email);
  expect(await server.call(account.showInvitation, { body: { token } })).toMatchObject({ has_account: true });
  expect(await accept(server, token, { ...names, password: 'ignored entirely here' })).toEqual({
    email: user.email,
    sign_in_token: null,
  });
  const [row] = await server.db.select().from(users).where(eq(users.id, user.id));
  expect(row).toMatchObject({ firstname: user.firstname, passwordHash: user.passwordHash });
  const link = await mailedToken(server, user.email, 'account.joined');
  const browser = createTestBrowser(server.app);
  expect((await browser.post('/api/auth/callback/email', { token: link })).statusCode).toBe(200);
  const members = await membersOf(server, admin.orgId);
  // No profile was chosen: theirs is begun.
  expect(members.find(({ userId }) => userId === user.id)).toMatchObject({
    role: 'expert',
    personId: expect.any(String),
  });
  expect((await browser.get('/api/auth/session')).json().user).toMatchObject({ type: 'expert' });
});

test('an unconfirmed sign-up at the address neither blocks the invitation nor lends it a password', async () => {
  await using server = await buildTestApp();
  const admin = await server.signInAs('administrator');
  const email = 'rhea@saltmarsh.example';
  const strangers = 'a password of a stranger';
  await server.call(account.signUpSeeker, {
    body: { ...names, email, seeker_type: 'seeker', password: strangers },
  });
  const confirming = await mailedToken(server, email, 'account.confirm_address');
  await invite(admin, email);
  const { sign_in_token } = await accept(server, await tokenOf(server, email), { ...names, password });
  expect(sign_in_token).not.toBeNull();
  const browser = createTestBrowser(server.app);
  expect((await browser.signIn(email, strangers)).statusCode).toBe(401);
  expect((await browser.post('/api/auth/callback/email', { token: confirming })).statusCode).toBe(401);
  expect((await browser.signIn(email, password)).statusCode).toBe(200);
});

test('only administrators invite, and only owners invite owners', async () => {
  await using server = await buildTestApp();
  const admin = await server.signInAs('administrator');
  const orgId = admin.orgId ?? '';
  await expect(invite(admin, 'boss@saltmarsh.example', { role: 'owner' })).rejects.toMatchObject({
    status: 403,
  });
  const owner = await server.signInAs('owner', { orgId });
  await invite(owner, 'boss@saltmarsh.example', { role: 'owner' });
  const [open] = (await admin.call(access.listInvitations)).items;
  await expect(admin.call(access.resendInvitation, { params: { id: open?.id ?? '' } })).rejects.toMatchObject(
    { status: 403 },
  );
  for (const role of ['agent', 'expert', 'staff'] as const) {
    const other = await server.signInAs(role, { orgId });
    await expect(invite(other, 'x@saltmarsh.example')).rejects.toMatchObject({ status: 403 });
    await expect(other.call(access.listMembers)).rejects.toMatchObject({ status: 403 });
  }
  const foreign = await server.signInAs('owner');
  for (const call of [access.resendInvitation, access.revokeInvitation])
    await expect(foreign.call(call, { params: { id: open?.id ?? '' } })).rejects.toMatchObject({
      status: 404,
    });
  expect(await foreign.call(access.listInvitations)).toEqual({ items: [], total: 0 });
});

test('twenty addresses at once, each told apart: members, and what cannot be read', async () => {
  await using server = await buildTestApp();
  const admin = await server.signInAs('administrator');
  const member = await server.given.user('agent', { orgId: admin.orgId ?? '' });
  const list = Array.from({ length: 19 }, (_, number) => ({
    email: `new${number}@saltmarsh.example`,
    role: 'staff' as const,
  }));
  const { items } = await admin.call(access.invite, {
    body: { invitations: [{ email: member.email.toUpperCase(), role: 'expert' }, ...list] },
  });
  expect(items.map(({ outcome }) => outcome)).toEqual(['already_member', ...list.map(() => 'invited')]);
  expect((await admin.call(access.listInvitations, { query: { status: 'pending' } })).total).toBe(19);
  for (const [body, path] of [
    [[...list, ...list], 'invitations'],
    [[list[0], list[0]], 'invitations.1.email'],
    [[{ email: 'a@x.example, evil@e.example', role: 'expert' }], 'invitations.0.email'],
    [[{ email: 'a@x.example', role: 'media' }], 'invitations.0.role'],
    [
      [{ email: 'a@x.example', role: 'expert', person_id: '0198c3de-0000-7000-8000-000000000000' }],
      'invitations.0.person_id',
    ],
  ] as const) {
    const answer = await server.app.inject({
      method: 'POST',
      url: `/app/access/${admin.identifier}/invitations`,
      headers: { authorization: `Bearer ${admin.token}` },
      payload: { invitations: body },
    });
    expect([answer.statusCode, answer.json().error.fields[0].path]).toEqual([422, path]);
  }
});

test('a newer invitation, another mail, a revocation and time each end the link before', async () => {
  await using server = await buildTestApp();
  const admin = await server.signInAs('administrator');
  const email = 'rhea@saltmarsh.example';
  const opens = async (token: string) =>
    server.call(account.showInvitation, { body: { token } }).then(
      () => true,
      ({ code }: { code: string }) => code !== 'gone',
    );
  await invite(admin, email);
  const first = await tokenOf(server, email);
  await invite(admin, email, { role: 'agent' });
  const second = await tokenOf(server, email);
  expect([await opens(first), await opens(second)]).toEqual([false, true]);
  const [open] = (await admin.call(access.listInvitations, { query: { status: 'pending' } })).items;
  const params = { id: open?.id ?? '' };
  await admin.call(access.resendInvitation, { params });
  const third = await tokenOf(server, email);
  expect([await opens(second), await opens(third)]).toEqual([false, true]);
  expect(await admin.call(access.revokeInvitation, { params })).toMatchObject({ status: 'revoked' });
  expect(await opens(third)).toBe(false);
  for (const call of [access.resendInvitation, access.revokeInvitation])
    await expect(admin.call(call, { params })).rejects.toMatchObject({ status: 409 });
  await invite(admin, 'late@saltmarsh.example');
  const late = await tokenOf(server, 'late@saltmarsh.example');
  await server.db.update(invitations).set({ expiresAt: sql`now()` });
  await expect(accept(server, late, { ...names, password })).rejects.toMatchObject({ status: 410 });
  expect((await admin.call(access.listInvitations, { query: { status: 'expired' } })).total).toBe(1);
});

test('S19: an invitation that is accepted many times at once makes one member', async () => {
  await using server = await buildTestApp();
  const admin = await server.signInAs('administrator');
  await invite(admin, 'rhea@saltmarsh.example');
  const token = await tokenOf(server, 'rhea@saltmarsh.example');
  const tries = await Promise.allSettled(
    Array.from({ length: 6 }, () => accept(server, token, { ...names, password })),
  );
  expect(refusalsOf(tries)).toMatchObject(Array.from({ length: 5 }, () => ({ status: 410, code: 'gone' })));
  expect(await membersOf(server, admin.orgId)).toHaveLength(2);
});

test('the same address invited many times at once gets one open invitation, and nobody a failure', async () => {
  await using server = await buildTestApp();
  const admin = await server.signInAs('administrator');
  const answers = await Promise.all(Array.from({ length: 6 }, () => invite(admin, 'rhea@saltmarsh.example')));
  expect(answers.map(({ items }) => items[0]?.outcome)).toEqual(Array<string>(6).fill('invited'));
  expect((await admin.call(access.listInvitations, { query: { status: 'pending' } })).total).toBe(1);
});

test('S18: a mailbox gets three invitations an hour, whoever sends them, and the sender is told', async () => {
  await using server = await buildTestApp({ environment: { RATE_LIMIT_SCALE: '1' } });
  const outcomes = [];
  const admins = [];
  for (let number = 0; number < 3; number += 1) {
    const admin = await server.signInAs('administrator');
    admins.push(admin);
    for (const tag of ['', '+a'])
      outcomes.push((await invite(admin, `victim${tag}@paper.example`)).items[0]?.outcome);
  }
  expect(outcomes).toEqual([...Array<string>(3).fill('invited'), ...Array<string>(3).fill('too_many_mails')]);
  const [open] = (await admins[0]?.call(access.listInvitations))?.items ?? [];
  await expect(
    admins[0]?.call(access.resendInvitation, { params: { id: open?.id ?? '' } }),
  ).rejects.toMatchObject({ status: 429 });
  const { rows } = await server.database.pool.query('select count(*)::int as total from mails');
  expect(rows).toEqual([{ total: 3 }]);
});

test('S25: an invitation to a closed organisation, or for an account that is switched off, opens nothing', async () => {
  await using server = await buildTestApp();
  const admin = await server.signInAs('administrator');
  const off = await server.given.user('media', { status: 'deactivated' });
  await invite(admin, off.email);
  const token = await tokenOf(server, off.email);
  await expect(accept(server, token)).rejects.toMatchObject({ status: 410 });
  await invite(admin, 'rhea@saltmarsh.example');
  const other = await tokenOf(server, 'rhea@saltmarsh.example');
  await server.db.execute(sql`update organisations set status = 'closed'`);
  await expect(accept(server, other, { ...names, password })).rejects.toMatchObject({ status: 410 });
  await expect(admin.call(bookmarks.list)).rejects.toMatchObject({ status: 401 });
  expect(await mailsTo(server, off.email)).toHaveLength(1);
});
