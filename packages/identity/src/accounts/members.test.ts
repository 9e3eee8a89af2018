import { expect, test } from 'vitest';
import { access, settings } from '@rostrum/contracts';
import { buildTestApp, refusalsOf } from '@rostrum/test-support/server';
import { totpCredentials } from '../second-factor/security.schema.ts';

test('members are listed with what an administrator needs to know, owners first', async () => {
  await using server = await buildTestApp();
  const admin = await server.signInAs('administrator', { firstname: 'Ada' });
  const orgId = admin.orgId ?? '';
  const person = await server.given.person(orgId, { firstname: 'Pat', lastname: 'Profile' });
  await server.given.user('expert', { orgId, personId: person.id });
  const owner = await server.given.user('owner', { orgId });
  await server.db
    .insert(totpCredentials)
    .values({ userId: owner.id, secret: Buffer.from('x'), lastUsedStep: 0 });
  await server.signInAs('owner');
  const { items, total } = await admin.call(access.listMembers);
  expect([total, items.map(({ role }) => role)]).toEqual([3, ['owner', 'administrator', 'expert']]);
  expect(items[0]).toMatchObject({ has_second_factor: true, is_self: false });
  expect(items[1]).toMatchObject({ is_self: true, is_active: true, has_second_factor: false });
  expect(items[1]?.last_sign_in_at).not.toBeNull();
  expect(items[2]).toMatchObject({
    person: { id: person.id, name: 'Pat Profile' },
    last_sign_in_at: null,
    is_self: false,
  });
});

test('a new role ends the sessions in that organisation and no others', async () => {
  await using server = await buildTestApp();
  const owner = await server.signInAs('owner');
  const orgId = owner.orgId ?? '';
  const other = await server.given.organisation();
  const user = await server.given.user('agent', { orgId });
  await server.db.execute(
    `insert into memberships (org_id, user_id, role) values ('${other.id}', '${user.id}', 'agent')`,
  );
  const [here, there] = [await server.signIn(user.id, orgId), await server.signIn(user.id, other.id)];
  const params = { id: user.id };
  const scopes = { departments: ['Marine Science'], tags: [] };
  await owner.call(access.changeMember, { params, body: { role: 'agent', scopes } });
  await expect(here.call(settings.getContact)).resolves.toBeDefined();
  const assigned = await server.given.inquiry(orgId, { status: 'open', assigneeId: user.id });
  expect(await owner.call(access.changeMember, { params, body: { role: 'staff' } })).toMatchObject({
    role: 'staff',
    scopes: { departments: [], tags: [] },
    // Staff look after their profile, so there is one now.
    person: { id: expect.any(String), name: `${user.firstname} ${user.lastname}` },
  });
  await expect(here.call(settings.getContact)).rejects.toMatchObject({ status: 401 });
  await expect(there.call(settings.getContact)).resolves.toBeDefined();
  const { rows: given } = await server.db.execute(
    `select i.assignee_id, a.text from inquiries i join activity_entries a on a.entity_id = i.id
     where i.id = '${assigned.id}' and a.verb = 'inquiry.assigned'`,
  );
  expect(given).toEqual([
    { assignee_id: null, text: expect.stringMatching(/, who has a role now that is not at the desk$/) },
  ]);

  const again = await server.signIn(user.id, orgId);
  const open = await server.given.inquiry(orgId, { status: 'open', assigneeId: user.id });
  const closed = await server.given.inquiry(orgId, {
    status: 'closed',
    outcome: 'quote_supplied',
    closedAt: new Date(),
    assigneeId: user.id,
  });
  const elsewhere = await server.given.inquiry(other.id, { status: 'open', assigneeId: user.id });
  await owner.call(access.removeMember, { params });
  // What is open goes back to the desk; what is done stays theirs, and so does what another organisation gave them.
  for (const [{ id }, assigneeId] of [
    [open, null],
    [closed, user.id],
    [elsewhere, user.id],
  ] as const) {
    const { rows } = await server.db.execute(`select assignee_id from inquiries where id = '${id}'`);
    expect(rows).toEqual([{ assignee_id: assigneeId }]);
  }
  const { rows: told } = await server.db.execute(
    `select text from activity_entries where verb = 'inquiry.assigned' and entity_id = '${open.id}'`,
  );
  expect(told).toEqual([
    { text: expect.stringMatching(/^removed the assignment of .+, who left the organisation$/) },
  ]);
  await expect(again.call(settings.getContact)).rejects.toMatchObject({ status: 401 });
  await expect(there.call(settings.getContact)).resolves.toBeDefined();
  await expect(owner.call(access.removeMember, { params })).rejects.toMatchObject({ status: 404 });
});

test('only owners touch owners, and nobody of another organisation is found', async () => {
  await using server = await buildTestApp();
  const admin = await server.signInAs('administrator');
  const orgId = admin.orgId ?? '';
  const owner = await server.signInAs('owner', { orgId });
  for (const [id, role] of [
    [owner.userId, 'staff'],
    [admin.userId, 'owner'],
  ] as const)
    await expect(admin.call(access.changeMember, { params: { id }, body: { role } })).rejects.toMatchObject({
      status: 403,
    });
  await expect(admin.call(access.removeMember, { params: { id: owner.userId } })).rejects.toMatchObject({
    status: 403,
  });
  const foreign = await server.signInAs('owner');
  for (const id of [owner.userId, '0198c3de-0000-7000-8000-000000000000']) {
    const params = { id };
    await expect(foreign.call(access.removeMember, { params })).rejects.toMatchObject({ status: 404 });
    await expect(
      foreign.call(access.changeMember, { params, body: { role: 'staff' } }),
    ).rejects.toMatchObject({ status: 404 });
  }
});

test('the last owner stays; without owners, the last administrator does', async () => {
  await using server = await buildTestApp();
  const owner = await server.signInAs('owner');
  const orgId = owner.orgId ?? '';
  await server.given.user('owner', { orgId, status: 'deactivated' });
  const own = { params: { id: owner.userId } };
  for (const act of [
    () => owner.call(access.changeMember, { ...own, body: { role: 'administrator' } }),
    () => owner.call(access.removeMember, own),
  ])
    await expect(act()).rejects.toMatchObject({ status: 409, code: 'invalid_transition' });
  const admin = await server.signInAs('administrator');
  await expect(admin.call(access.removeMember, { params: { id: admin.userId } })).rejects.toMatchObject({
    status: 409,
  });
  await server.given.user('administrator', { orgId: admin.orgId ?? '' });
  await admin.call(access.removeMember, { params: { id: admin.userId } });
});

test('S19: owners who demote each other at once leave one', async () => {
  await using server = await buildTestApp();
  for (let round = 0; round < 5; round += 1) {
    const first = await server.signInAs('owner');
    const orgId = first.orgId ?? '';
    const second = await server.signInAs('owner', { orgId });
    const results = await Promise.allSettled([
      first.call(access.changeMember, { params: { id: second.userId }, body: { role: 'staff' } }),
      second.call(access.changeMember, { params: { id: first.userId }, body: { role: 'staff' } }),
      first.call(access.removeMember, { params: { id: first.userId } }),
      second.call(access.removeMember, { params: { id: second.userId } }),
    ]);
    expect(results.some(({ status }) => status === 'fulfilled')).toBe(true);
    const { rows } = await server.database.pool.query(
      `select count(*)::int as owners from memberships where org_id = $1 and role = 'owner'`,
      [orgId],
    );
    expect(rows).toEqual([{ owners: 1 }]);
    for (const { status } of refusalsOf(results) as { status: number }[])
      expect([401, 403, 404, 409]).toContain(status);
  }
});

test('a member is given another profile of the organisation, which belongs to no one yet', async () => {
  await using server = await buildTestApp();
  const admin = await server.signInAs('administrator');
  const orgId = admin.orgId ?? '';
  const drafted = await server.given.person(orgId, { status: 'draft' });
  const meant = await server.given.person(orgId, { firstname: 'Maren', lastname: 'Okonjo' });
  const user = await server.given.user('expert', { orgId, personId: drafted.id });
  const link = (personId: string, userId = user.id, who = admin) =>
    who.call(access.linkProfile, { params: { id: userId }, body: { person_id: personId } });
  const other = await server.given.person((await server.given.organisation()).id);
  for (const id of [drafted.id, other.id])
    await expect(link(id)).rejects.toMatchObject({
      status: 422,
      envelope: { fields: [{ path: 'person_id' }] },
    });
  expect(await link(meant.id)).toMatchObject({ person: { id: meant.id, name: 'Maren Okonjo' } });
  // What they had is free for another one, and of two who take it at once one gets it.
  const [first, second] = [
    await server.given.user('expert', { orgId }),
    await server.given.user('staff', { orgId }),
  ];
  const results = await Promise.allSettled([link(drafted.id, first.id), link(drafted.id, second.id)]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const owner = await server.given.user('owner', { orgId });
  const free = await server.given.person(orgId);
  await expect(link(free.id, owner.id)).rejects.toMatchObject({ status: 403 });
  const stranger = await server.signInAs('administrator');
  await expect(link(free.id, user.id, stranger)).rejects.toMatchObject({ status: 404 });
});
