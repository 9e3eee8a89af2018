import { access, account, activity, people } from '@rostrum/contracts';
import { notifications } from '@rostrum/contracts/notifications';
import { licenses, type SeatKind } from '@rostrum/contracts/settings';
import { setSeats } from '@rostrum/identity';
import { runAsSystem } from '@rostrum/server-kit/database';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { modules } from '../../../modules.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { mailedToken } from '../../../testing/mailbox.ts';
import { tellSeatUse } from './notices/tell-seat-use.ts';
import { listSeatRequests } from './seat-requests.repository.ts';

async function begin(server: TestApp, limits: Partial<Record<SeatKind, number>>) {
  const org = await server.given.organisation();
  const owner = await server.signInAs('owner', { orgId: org.id });
  await setSeats(
    server.db,
    org.companyUsername,
    new Map(Object.entries(limits).map(([kind, seats]) => [kind as SeatKind, seats])),
  );
  const useOf = async (kind: SeatKind) =>
    (await owner.call(licenses.get)).seats.find((use) => use.kind === kind);
  return { org, owner, useOf };
}

const invitation = (email: string, role: 'agent' | 'expert' = 'agent') => ({ email, role });

test('an expired invitation holds no seat, so sending it again needs one', async () => {
  await using server = await buildTestApp();
  const { org, owner } = await begin(server, { agents: 1 });
  await owner.call(access.invite, { body: { invitations: [invitation('a@x.example')] } });
  const { items } = await owner.call(access.listInvitations);
  const resend = () => owner.call(access.resendInvitation, { params: { id: items[0]?.id ?? '' } });
  // An open one has its seat.
  await resend();
  await server.db.execute(sql`UPDATE invitations SET expires_at = now() - interval '1 day'`);
  await server.given.user('agent', { orgId: org.id });
  await expect(resend()).rejects.toMatchObject({ status: 422, code: 'seat_limit' });
});

test('an invitation takes a seat, a list that needs more is refused whole, and accepting keeps it', async () => {
  await using server = await buildTestApp();
  const { org, owner, useOf } = await begin(server, { agents: 2 });
  const agent = await server.given.user('agent', { orgId: org.id });
  const invite = (...invitations: ReturnType<typeof invitation>[]) =>
    owner.call(access.invite, { body: { invitations } });

  await expect(invite(invitation('a@x.example'), invitation('b@x.example'))).rejects.toMatchObject({
    status: 422,
    code: 'seat_limit',
    envelope: {
      message:
        '1 agent seat is left, and this needs 2. Nothing was sent. Settings > Licenses shows who holds them.',
    },
  });
  expect((await owner.call(access.listInvitations)).total).toBe(0);
  await invite(invitation('a@x.example'), invitation('expert@x.example', 'expert'));
  expect(await useOf('agents')).toMatchObject({ used: 2, invited: 1, limit: 2 });
  // The same address again takes the place of its open invitation.
  await invite(invitation('a@x.example'));
  await expect(invite(invitation('b@x.example'))).rejects.toMatchObject({ status: 422, code: 'seat_limit' });

  const holders = await owner.call(licenses.holders, { query: { kind: 'agents' } });
  expect(holders.items.map(({ id, type, name }) => [type === 'member' ? id : name, type])).toEqual([
    [agent.id, 'member'],
    ['a@x.example', 'invitation'],
  ]);

  const token = await mailedToken(server, 'a@x.example', 'account.invitation');
  const accept = () =>
    server.call(account.acceptInvitation, {
      body: { token, firstname: 'Ada', lastname: 'Adams', password: 'nine-quiet-otters-swim' },
    });
  await setSeats(server.db, org.companyUsername, new Map([['agents', 1]]));
  await expect(accept()).rejects.toMatchObject({ status: 422, code: 'seat_limit' });
  await setSeats(server.db, org.companyUsername, new Map([['agents', 2]]));
  await accept();
  expect(await useOf('agents')).toMatchObject({ used: 2, invited: 0 });
  expect((await owner.call(licenses.get)).history).toMatchObject([
    { seats: [{ kind: 'agents', limit: 2 }] },
    { seats: [{ kind: 'agents', limit: 1 }] },
    { seats: [{ kind: 'agents', limit: 2 }] },
  ]);
  expect((await owner.call(activity.list)).items.map(({ verb }) => verb)).toContain(
    'organisation.seats_changed',
  );
});

test('publishing beyond the seats is refused and the profile kept; of two at once one gets the last seat', async () => {
  await using server = await buildTestApp();
  const { org, owner, useOf } = await begin(server, { experts: 2, administrators: 1 });
  await server.given.person(org.id);
  const drafts = [
    await server.given.person(org.id, { status: 'unpublished', image: '/x.jpg' }),
    await server.given.person(org.id, { status: 'unpublished', image: '/x.jpg' }),
  ];
  const staff = await server.given.person(org.id, { kind: 'staff', status: 'unpublished', image: '/x.jpg' });
  const publish = (id: string) => owner.call(people.move, { params: { id }, body: { status: 'published' } });

  const outcomes = await Promise.allSettled(drafts.map(({ id }) => publish(id)));
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const refused = outcomes.find((outcome) => outcome.status === 'rejected');
  expect(refused?.reason).toMatchObject({ status: 422, code: 'seat_limit' });
  expect(await useOf('experts')).toMatchObject({ used: 2, limit: 2 });
  await publish(staff.id);

  const member = await server.given.user('expert', { orgId: org.id });
  const promote = () =>
    owner.call(access.changeMember, { params: { id: member.id }, body: { role: 'administrator' } });
  await expect(promote()).rejects.toMatchObject({ status: 422, code: 'seat_limit' });
  expect(await useOf('administrators')).toMatchObject({ used: 1, limit: 1 });
  expect(await useOf('agents')).toMatchObject({ used: 0, limit: null });
});

test('more seats are asked for, mailed to who runs the installation, and answered by setting them', async () => {
  await using server = await buildTestApp({
    environment: { OPERATOR_EMAIL: 'operator@rostrum.example', RATE_LIMIT_SCALE: '1' },
  });
  const { org, owner } = await begin(server, { experts: 1 });
  await server.given.person(org.id);
  const ask = (more: number, note = '') =>
    owner.call(licenses.request, { body: { kind: 'experts', more, note } });
  expect(await owner.call(licenses.get)).toMatchObject({ request: null });
  for (const more of [0, 10_001]) await expect(ask(more)).rejects.toMatchObject({ status: 422 });

  expect(await ask(5)).toMatchObject({ is_emailed: true, request: { kind: 'experts', more: 5 } });
  await ask(9, 'Two faculties join\nin spring.');
  const { request, seats } = await owner.call(licenses.get);
  expect(request).toMatchObject({ kind: 'experts', more: 9, note: 'Two faculties join\nin spring.' });
  expect(seats[0]).toMatchObject({ kind: 'experts', used: 1, limit: 1 });
  expect(await listSeatRequests(server.db)).toMatchObject([
    { companyUsername: org.companyUsername, request: { more: 9 } },
  ]);
  const { rows } = await server.database.pool.query<{ to_email: string; text: string }>(
    `select to_email, text from mails where kind = 'seats.requested' order by created_at`,
  );
  expect(rows.map(({ to_email }) => to_email)).toEqual([
    'operator@rostrum.example',
    'operator@rostrum.example',
  ]);
  expect(rows[1]?.text).toContain(`npm run seats -- --org ${org.companyUsername} --experts 10`);

  await setSeats(server.db, org.companyUsername, new Map([['experts', 10]]));
  expect(await owner.call(licenses.get)).toMatchObject({ request: null });
  expect(await listSeatRequests(server.db)).toEqual([]);
  for (let more = 1; more <= 3; more += 1) await ask(more);
  await expect(ask(4)).rejects.toMatchObject({ status: 429 });
});

test('without an address nothing is mailed, and those who hold a seat since long ago do not count as recent', async () => {
  await using server = await buildTestApp();
  const { org, owner, useOf } = await begin(server, { experts: 9 });
  const long = new Date('2020-01-01T00:00:00Z');
  await server.given.person(org.id, { publishedAt: long });
  await server.given.person(org.id, { publishedAt: new Date() });
  expect(await useOf('experts')).toMatchObject({ used: 2, recent: 1 });
  expect(await useOf('administrators')).toMatchObject({ used: 1, recent: 1 });
  const body = { kind: 'agents' as const, more: 1, note: '' };
  expect(await owner.call(licenses.request, { body })).toMatchObject({ is_emailed: false });
});

test('seats are told to administrators of the organisation alone', async () => {
  await using server = await buildTestApp();
  const { org } = await begin(server, { experts: 1 });
  const stranger = await server.signInAs('administrator');
  expect((await stranger.call(licenses.get)).seats.map(({ limit }) => limit)).toEqual([
    null,
    null,
    null,
    null,
  ]);
  for (const role of ['agent', 'expert', 'staff', 'individual'] as const) {
    const caller = await server.signInAs(role, { orgId: org.id });
    await expect(caller.call(licenses.get)).rejects.toMatchObject({ status: 403 });
    const body = { kind: 'agents' as const, more: 1, note: '' };
    await expect(caller.call(licenses.request, { body })).rejects.toMatchObject({ status: 403 });
    await expect(caller.call(licenses.holders, { query: { kind: 'agents' } })).rejects.toMatchObject({
      status: 403,
    });
  }
});

test('who runs an organisation is told at 80, 95 and 100 percent of its seats, once each time it gets there', async () => {
  const built: Parameters<typeof tellSeatUse>[0][] = [];
  await using server = await buildTestApp({
    worksJobs: false,
    modules: [...modules, { name: 'catch', routes: (deps) => (built.push(deps), []) }],
  });
  const { org, owner } = await begin(server, { agents: 20 });
  const admin = await server.signInAs('administrator', { orgId: org.id });
  const agent = await server.signInAs('agent', { orgId: org.id });
  for (let count = 1; count < 15; count += 1) await server.given.user('agent', { orgId: org.id });
  // Both servers look at once, and each of them twice.
  const look = async () =>
    (
      await runAsSystem('the test does what the job does', () =>
        Promise.all([...built, ...built].map((deps) => tellSeatUse(deps))),
      )
    ).reduce((sum, count) => sum + count, 0);
  const toldTo = async ({ call }: Pick<typeof admin, 'call'>) =>
    (await call(notifications.list)).items.map(({ text, detail, href }) => `${text}. ${detail}. ${href}`);
  const href = '/dashboard/settings/licenses';
  const at = (used: number, detail: string) => `${used} of 20 agent seats are in use. ${detail}. ${href}`;

  expect(await look()).toBe(0);
  await server.given.user('agent', { orgId: org.id });
  expect(await look()).toBe(1);
  expect(await look()).toBe(0);
  expect(await toldTo(admin)).toEqual([at(16, '4 left')]);
  for (let count = 0; count < 3; count += 1) await server.given.user('agent', { orgId: org.id });
  await look();
  await server.given.user('agent', { orgId: org.id });
  await look();
  expect(await toldTo(owner)).toEqual([at(20, 'None is left'), at(19, '1 left'), at(16, '4 left')]);
  expect(await toldTo(agent)).toEqual([]);
  const { rows } = await server.database.pool.query(
    `select subject, text from mails where kind = 'seats.running_out' order by created_at, id`,
  );
  expect(rows).toHaveLength(6);
  expect(rows[5]).toMatchObject({
    subject: `${org.name}: 20 of 20 agent seats are in use`,
    text: expect.stringContaining(`http://rostrum.test${href}`),
  });

  // What falls below and gets there again is told again; the page itself marks it as read.
  await setSeats(server.db, org.companyUsername, new Map([['agents', 40]]));
  expect(await look()).toBe(0);
  await setSeats(server.db, org.companyUsername, new Map([['agents', 25]]));
  expect(await look()).toBe(1);
  expect(await admin.call(notifications.count)).toEqual({ unread: 4 });
  await admin.call(licenses.get);
  expect(await admin.call(notifications.count)).toEqual({ unread: 0 });
});
