import { access, activity, inquiries, settings, signInErrors } from '@rostrum/contracts';
import { apiKeys } from '@rostrum/contracts/settings';
import { buildTestApp, createTestBrowser } from '@rostrum/test-support/server';
import { expect, test } from 'vitest';
import { setSeats } from '../../organisations/set-seats.ts';
import { hashPassword } from '../../password-hash/password-hash.ts';

const password = 'correct horse battery staple';

test('a deactivated member is out at once, is told so, and comes back as what they were', async () => {
  await using server = await buildTestApp({ servers: 2 });
  const organisation = await server.given.organisation();
  const orgId = organisation.id;
  const admin = await server.signInAs('administrator', { orgId });
  const profile = await server.given.person(orgId, { status: 'published' });
  const email = 'wren@northmere.example';
  const scopes = { departments: ['Marine Science'], tags: [] };
  const wren = await server.given.user('agent', {
    orgId,
    email,
    scopes,
    personId: profile.id,
    firstname: 'Wren',
    lastname: 'Abiola',
    passwordHash: await hashPassword(password),
  });
  await setSeats(server.db, organisation.companyUsername, new Map([['agents', 1]]));
  const session = await server.signIn(wren.id, orgId);
  const assigned = await server.given.inquiry(orgId, { status: 'open', assigneeId: wren.id });
  const own = { params: { id: wren.id } };
  const invite = (address: string) =>
    admin.call(access.invite, { body: { invitations: [{ email: address, role: 'agent', scopes }] } });
  await expect(invite('next@northmere.example')).rejects.toMatchObject({ status: 422, code: 'seat_limit' });

  const left = await admin.call(access.deactivateMember, own);
  expect(left).toMatchObject({ role: 'agent', scopes, deactivated_at: expect.any(String) });
  await expect(session.call(settings.getContact)).rejects.toMatchObject({ status: 401 });
  const browser = createTestBrowser(server.app);
  expect((await browser.signIn(email, password)).json().url).toContain(signInErrors.memberDeactivated);
  expect((await browser.signIn(email, 'not the password at all')).json().url).toContain('CredentialsSignin');

  // No picker offers them, the desk has their inquiry back, and their page is offline.
  expect((await admin.call(access.listMembers)).items.map(({ id }) => id)).toEqual([admin.userId]);
  expect((await admin.call(inquiries.assignees)).items.map(({ id }) => id)).not.toContain(wren.id);
  const { rows } = await server.database.pool.query(
    `select assignee_id, (select status from people where id = $2) as profile from inquiries where id = $1`,
    [assigned.id, profile.id],
  );
  expect(rows).toEqual([{ assignee_id: null, profile: 'unpublished' }]);
  const out = await admin.call(access.listMembers, { query: { state: 'deactivated', q: 'wren' } });
  expect(out).toMatchObject({ total: 1, items: [{ id: wren.id, person: { id: profile.id } }] });

  // The seat is free, and whoever took it meanwhile keeps it.
  await invite('next@northmere.example');
  await expect(admin.call(access.activateMember, own)).rejects.toMatchObject({
    status: 422,
    code: 'seat_limit',
  });
  await setSeats(server.db, organisation.companyUsername, new Map([['agents', 2]]));
  expect(await admin.call(access.activateMember, own)).toMatchObject({
    role: 'agent',
    scopes,
    person: { id: profile.id },
    deactivated_at: null,
    joined_at: left.joined_at,
  });
  expect((await browser.signIn(email, password)).json().url).not.toContain('error');
  await expect(admin.call(access.activateMember, own)).rejects.toMatchObject({ status: 404 });

  const log = await admin.call(activity.list, { query: { entity: 'user' } });
  const told = log.items.filter(({ verb }) => verb.startsWith('member.'));
  expect(told).toMatchObject([
    { verb: 'member.activated', changes: [{ field: 'active', before: 'no', after: 'yes' }] },
    { verb: 'member.deactivated', changes: [{ field: 'active', before: 'yes', after: 'no' }] },
  ]);

  // For good: only whoever is deactivated now, and then nothing keeps them out any more.
  await expect(admin.call(access.removeDeactivated, own)).rejects.toMatchObject({ status: 404 });
  await admin.call(access.deactivateMember, own);
  expect(await admin.call(access.removeDeactivated, own)).toEqual({ removed: true });
  await expect(admin.call(access.activateMember, own)).rejects.toMatchObject({ status: 404 });
  expect((await admin.call(access.listMembers, { query: { state: 'deactivated' } })).total).toBe(0);
  expect(await invite(email)).toMatchObject({ items: [{ outcome: 'invited' }] });
  expect((await admin.call(activity.list, { query: { entity: 'user' } })).items).toContainEqual(
    expect.objectContaining({ verb: 'member.removed', text: expect.stringContaining('for good') }),
  );
});

test('oneself, the last owner, owners for administrators and members of others are refused', async () => {
  await using server = await buildTestApp({ servers: 2 });
  const admin = await server.signInAs('administrator');
  const orgId = admin.orgId ?? '';
  const owner = await server.signInAs('owner', { orgId });
  const deactivate = (who: typeof admin, id: string) => who.call(access.deactivateMember, { params: { id } });
  await expect(deactivate(owner, owner.userId)).rejects.toMatchObject({ status: 409 });
  await expect(deactivate(admin, owner.userId)).rejects.toMatchObject({ status: 403 });
  const agent = await server.signInAs('agent', { orgId });
  await expect(deactivate(agent, admin.userId)).rejects.toMatchObject({ status: 403 });
  const foreign = await server.signInAs('owner');
  await expect(deactivate(foreign, agent.userId)).rejects.toMatchObject({ status: 404 });
  await deactivate(owner, agent.userId);
  const params = { id: agent.userId };
  await expect(foreign.call(access.activateMember, { params })).rejects.toMatchObject({ status: 404 });
  await expect(foreign.call(access.removeDeactivated, { params })).rejects.toMatchObject({ status: 404 });
  expect((await foreign.call(access.listMembers, { query: { state: 'deactivated' } })).total).toBe(0);

  const second = await server.signInAs('owner', { orgId });
  const third = await server.signInAs('owner', { orgId });
  await deactivate(owner, third.userId);
  await expect(admin.call(access.removeDeactivated, { params: { id: third.userId } })).rejects.toMatchObject({
    status: 403,
  });
  await owner.call(access.removeDeactivated, { params: { id: third.userId } });
  const { key } = await owner.call(apiKeys.add, {
    body: { name: 'Mine', kind: 'personal', scopes: ['people.read'], days: 30 },
  });
  const read = async () =>
    (await server.app.inject({ url: '/api/v1/people', headers: { authorization: `Bearer ${key}` } }))
      .statusCode;
  expect(await read()).toBe(200);
  await deactivate(second, owner.userId);
  expect(await read()).toBe(401);
  // An owner who was deactivated is let in again by owners alone.
  const former = { params: { id: owner.userId } };
  await expect(admin.call(access.activateMember, former)).rejects.toMatchObject({ status: 403 });
  const results = await Promise.allSettled([
    deactivate(second, admin.userId),
    deactivate(admin, second.userId),
  ]);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await second.call(access.activateMember, former)).toMatchObject({ role: 'owner' });
});

test('a member of two organisations stays in the other, a seeker stays a seeker', async () => {
  await using server = await buildTestApp({ servers: 2 });
  const admin = await server.signInAs('administrator');
  const orgId = admin.orgId ?? '';
  const other = await server.given.organisation();
  const passwordHash = await hashPassword(password);
  const both = await server.given.user('staff', { orgId, passwordHash });
  await server.db.execute(
    `insert into memberships (org_id, user_id, role) values ('${other.id}', '${both.id}', 'agent')`,
  );
  const seeker = await server.given.user('media', { passwordHash });
  await server.db.execute(
    `insert into memberships (org_id, user_id, role) values ('${orgId}', '${seeker.id}', 'staff')`,
  );
  for (const { id, email } of [both, seeker]) {
    await admin.call(access.deactivateMember, { params: { id } });
    const browser = createTestBrowser(server.app);
    expect((await browser.signIn(email, password)).json().url).not.toContain('error');
  }
  // A new invitation is a decision of an administrator too.
  await server.db.execute(`delete from memberships where org_id = '${other.id}'`);
  const invited = await admin.call(access.invite, {
    body: { invitations: [{ email: both.email, role: 'staff' }] },
  });
  expect(invited.items).toMatchObject([{ outcome: 'invited' }]);
});
