import {
  account,
  activity,
  inquiries as inquiryCalls,
  publicProfiles,
  sentInquiries,
  settings,
} from '@rostrum/contracts';
import { inquiryAsks as askCalls, inquiryAttachments } from '@rostrum/contracts/inquiries';
import { accountDeletion } from '@rostrum/contracts/settings';
import { accountDeletions, memberships, users } from '@rostrum/identity/schema';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { collectOwnData } from './own-data.service.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { mailedToken, mailsTo } from '../../testing/mailbox.ts';
import { inquiries, inquiryAsks, inquiryMessages } from '../inquiries/index.ts';
import { people } from '../people/index.ts';
import { retiredFiles, uploads } from '../uploads/uploads.schema.ts';
import { namesOfUpload } from '../uploads/upload-names.ts';
import { createAnonymiseAccountsService } from './anonymise-accounts.service.ts';

const reason = 'no_longer_need_access' as const;
const days = (count: number) => new Date(Date.now() + count * 86_400_000);
const anonymise = ({ db }: TestApp, at: Date) =>
  createAnonymiseAccountsService({ db, clock: () => at }).anonymiseDue();
const open = { status: 'open' as const };

async function restore(server: TestApp, email: string) {
  const token = await mailedToken(server, email, 'account.restore');
  const url = `/account/restore/${token}`;
  const asked = await server.app.inject({ url });
  const done = await server.app.inject({ method: 'POST', url });
  return { asked, done, again: () => server.app.inject({ method: 'POST', url }) };
}

async function individual(server: TestApp) {
  const org = await server.given.organisation({ kind: 'individual', name: 'Saoirse van der Meer' });
  const person = await server.given.person(org.id, { kind: 'individual', status: 'published' });
  const user = await server.given.user('individual', { orgId: org.id, personId: person.id });
  return { org, person, user, caller: await server.signIn(user.id, org.id) };
}

const publicStatus = (server: TestApp, username: string) =>
  server.call(publicProfiles.person, { params: { username } }).then(
    () => 200,
    (error: { status: number }) => error.status,
  );

test('an individual leaves: offline and signed out at once, senders told, and back as it was by the link', async () => {
  await using server = await buildTestApp();
  const { org, person, user, caller } = await individual(server);
  const journalist = await server.signInAs('media');
  const inquiry = await server.given.inquiry(org.id, {
    ...open,
    seekerId: journalist.userId,
    email: 'callum@ledger.example',
  });
  expect(await publicStatus(server, person.username)).toBe(200);
  expect(await caller.call(accountDeletion.plan)).toMatchObject({
    closes: org.name,
    published_profiles: 1,
    open_received: 1,
    blocked_by: [],
    kept_by: [],
  });

  await caller.call(accountDeletion.request, { body: { reason, email: user.email.toUpperCase() } });
  await expect(caller.call(settings.getContact)).rejects.toMatchObject({ status: 401 });
  expect([404, 410]).toContain(await publicStatus(server, person.username));
  expect(await journalist.call(sentInquiries.get, { params: { id: inquiry.id } })).toMatchObject({
    status: 'closed',
  });
  expect((await mailsTo(server, 'callum@ledger.example')).map(({ kind }) => kind)).toEqual([
    'inquiry.closed',
  ]);

  const { asked, done, again } = await restore(server, user.email);
  expect([asked.statusCode, done.statusCode]).toEqual([200, 200]);
  expect((await again()).statusCode).toBe(410);
  expect(await publicStatus(server, person.username)).toBe(200);
  const back = await server.signIn(user.id, org.id);
  expect((await back.call(settings.getContact)).email).toBe(user.email);
  const verbs = (await back.call(activity.list)).items.map(({ verb }) => verb);
  expect(verbs).toEqual(expect.arrayContaining(['account.deleted', 'account.restored', 'inquiry.closed']));
  expect(await anonymise(server, days(40))).toBe(0);
});

test('what experts were asked about an inquiry ends with the account of its sender', async () => {
  await using server = await buildTestApp();
  const org = await server.given.organisation();
  const admin = await server.signInAs('administrator', { orgId: org.id });
  const expert = await server.given.person(org.id);
  const seeker = await server.signInAs('media');
  const [account] = await server.db.select().from(users).where(eq(users.id, seeker.userId));
  const { id } = await server.given.inquiry(org.id, { ...open, seekerId: seeker.userId });
  const { version } = await admin.call(inquiryCalls.get, { params: { id } });
  await admin.call(askCalls.ask, {
    params: { id },
    body: { version, person_ids: [expert.id], text: 'Can you take this one?' },
    idempotencyKey: crypto.randomUUID(),
  });
  await seeker.call(accountDeletion.request, { body: { reason, email: account?.email ?? '' } });
  expect(await server.db.select().from(inquiryAsks).where(eq(inquiryAsks.inquiryId, id))).toMatchObject([
    { state: 'cancelled', cancelledBecause: 'over' },
  ]);
});

test('after 30 days names and addresses are gone, and inquiries keep their threads', async () => {
  await using server = await buildTestApp();
  const org = await server.given.organisation();
  const admin = await server.signInAs('administrator', { orgId: org.id });
  const seeker = await server.signInAs('media', { firstname: 'Callum', lastname: 'Strand' });
  const [before] = await server.db.select().from(users).where(eq(users.id, seeker.userId));
  const inquiry = await server.given.inquiry(org.id, {
    ...open,
    seekerId: seeker.userId,
    firstname: 'Callum',
    lastname: 'Strand',
    email: before?.email ?? '',
    phone: '01632 960 001',
    message: 'What does a barrier cost?',
  });
  const [file, reply] = await server.db
    .insert(uploads)
    .values(
      [seeker.userId, admin.userId].map((userId, index) => ({
        userId,
        name: 'plan.pdf',
        size: 9,
        received: 9,
        key: String(index).repeat(32),
        purpose: 'attachment' as const,
        state: 'ready' as const,
        mediaType: 'application/pdf',
        scan: 'not_scanned' as const,
      })),
    )
    .returning();
  const params = { id: inquiry.id };
  await seeker.call(sentInquiries.reply, {
    params,
    body: { body: 'By noon, please.', attachments: [file?.id ?? ''] },
  });
  await admin.call(inquiryAttachments.add, { params, body: { upload_id: reply?.id ?? '', mode: 'note' } });
  await admin.call(inquiryCalls.reply, {
    params,
    body: { visibility: 'internal', body: 'A note.', attachments: [reply?.id ?? ''] },
  });

  expect((await collectOwnData(server.db, seeker.userId, new Date())).files).toMatchObject([
    { id: file?.id, name: 'plan.pdf', purpose: 'attachment', size: 9, inquiry: inquiry.ref, sent: true },
  ]);

  await seeker.call(accountDeletion.request, {
    body: { reason: 'other', comment: 'Moved on', email: before?.email ?? '' },
  });
  expect(await admin.call(inquiryCalls.get, { params: { id: inquiry.id } })).toMatchObject({
    status: 'closed',
    outcome: 'withdrawn',
  });
  expect(await anonymise(server, days(29))).toBe(0);
  expect(await anonymise(server, days(31))).toBe(1);
  expect(await anonymise(server, days(32))).toBe(0);

  const [after] = await server.db.select().from(users).where(eq(users.id, seeker.userId));
  expect(after).toMatchObject({
    firstname: 'Former',
    lastname: 'member',
    passwordHash: null,
    status: 'deleted',
  });
  // What the seeker sent goes with them, the team's file does not.
  const { messages: thread } = await admin.call(inquiryCalls.get, { params });
  expect(thread.flatMap(({ attachments }) => attachments.map(({ id }) => id))).toEqual([reply?.id]);
  expect(await server.db.select({ name: retiredFiles.name }).from(retiredFiles)).toEqual(
    namesOfUpload(file?.key ?? '').map((name) => ({ name })),
  );
  const [kept] = await server.db.select().from(inquiries).where(eq(inquiries.id, inquiry.id));
  expect(kept).toMatchObject({ firstname: 'Former', phone: null, message: 'What does a barrier cost?' });
  const messages = await server.db
    .select()
    .from(inquiryMessages)
    .where(eq(inquiryMessages.authorUserId, seeker.userId));
  expect(messages.map(({ authorName, body }) => [authorName, body])).toEqual([
    ['Former member', 'By noon, please.'],
  ]);
  expect(JSON.stringify([after, kept, messages])).not.toContain('Strand');
  expect(await mailsTo(server, before?.email ?? '')).toEqual([]);
  const [deletion] = await server.db.select().from(accountDeletions);
  expect(deletion).toMatchObject({ reason: 'other', comment: '' });
  // The address is free again.
  await server.given.user('media', { email: before?.email ?? '' });
});

test('an organisation of one goes with its person; an organisation keeps the profile of a former expert, offline', async () => {
  await using server = await buildTestApp();
  const own = await individual(server);
  const org = await server.given.organisation();
  const person = await server.given.person(org.id, { status: 'published' });
  const user = await server.given.user('expert', { orgId: org.id, personId: person.id });
  const expert = await server.signIn(user.id, org.id);
  expect(await expert.call(accountDeletion.plan)).toMatchObject({ kept_by: [org.name], closes: null });
  for (const [caller, { email }] of [
    [own.caller, own.user],
    [expert, user],
  ] as const)
    await caller.call(accountDeletion.request, { body: { reason, email } });
  const shown = 'c'.repeat(32);
  await server.db
    .update(people)
    .set({ image: `/files/${shown}-400.webp` })
    .where(eq(people.id, own.person.id));
  const uploaded = (userId: string, purpose: 'photo' | 'logo', key: string) => ({
    userId,
    purpose,
    name: 'p.jpg',
    size: 9,
    received: 9,
    key: key.repeat(32),
    state: 'ready' as const,
    usedAt: new Date(),
  });
  await server.db
    .insert(uploads)
    .values([
      uploaded(own.user.id, 'photo', 'a'),
      uploaded(user.id, 'photo', 'b'),
      uploaded(user.id, 'logo', 'd'),
    ]);
  expect(await anonymise(server, days(31))).toBe(2);
  // Photos go with every size that was made of them; the logo that the organisation shows stays.
  const gone = (await server.db.select().from(retiredFiles)).map(({ name }) => name);
  for (const key of ['a', 'b']) expect(gone).toContain(key.repeat(32));
  expect(gone.filter((name) => name.startsWith(shown)).length).toBeGreaterThan(1);
  expect(gone.some((name) => name.startsWith('d'))).toBe(false);
  expect((await server.db.select().from(uploads)).map(({ purpose }) => purpose)).toEqual(['logo']);
  const find = async (id: string) => (await server.db.select().from(people).where(eq(people.id, id)))[0];
  expect(await find(own.person.id)).toMatchObject({ firstname: 'Former', biography: '', status: 'archived' });
  expect(await find(person.id)).toMatchObject({ firstname: person.firstname, status: 'unpublished' });
  expect(await server.db.select().from(memberships).where(eq(memberships.userId, user.id))).toEqual([]);
});

test('the last one who runs an organisation is refused, also when two leave at once', async () => {
  await using server = await buildTestApp();
  const org = await server.given.organisation({ name: 'Northmere University' });
  const first = await server.given.user('owner', { orgId: org.id });
  const second = await server.given.user('owner', { orgId: org.id });
  const leave = async ({ id, email }: { id: string; email: string }) =>
    (await server.signIn(id, org.id)).call(accountDeletion.request, { body: { reason, email } });
  const results = await Promise.allSettled([leave(first), leave(second)]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const stayed = results[0]?.status === 'rejected' ? first : second;
  await expect(leave(stayed)).rejects.toMatchObject({
    status: 409,
    code: 'invalid_transition',
    message: expect.stringContaining('Northmere University'),
  });
  const caller = await server.signIn(stayed.id, org.id);
  expect((await caller.call(accountDeletion.plan)).blocked_by).toEqual(['Northmere University']);
});

test('the address must be typed, and who it is must have been proved lately', async () => {
  await using server = await buildTestApp();
  const { user, caller } = await individual(server);
  await expect(
    caller.call(accountDeletion.request, { body: { reason, email: 'another@example.org' } }),
  ).rejects.toMatchObject({ status: 422, envelope: { fields: [{ path: 'email' }] } });
  await server.database.pool.query(
    "update sessions set confirmed_at = now() - interval '1 hour', created_at = now() - interval '1 hour'",
  );
  await expect(
    caller.call(accountDeletion.request, { body: { reason, email: user.email } }),
  ).rejects.toMatchObject({ status: 403, code: 'confirmation_required' });
  await expect(caller.call(settings.getContact)).resolves.toBeDefined();
});

test('whoever asks for a way in during the 30 days is mailed the way back, and nobody else learns of it', async () => {
  await using server = await buildTestApp();
  const { user, caller } = await individual(server);
  await caller.call(accountDeletion.request, { body: { reason, email: user.email } });
  expect(await server.call(account.forgotPassword, { body: { email: user.email } })).toEqual({
    acknowledged: true,
  });
  await expect
    .poll(async () => (await mailsTo(server, user.email)).map(({ kind }) => kind))
    .toEqual(['account.restore', 'account.restore']);
});
