import { groupMappings } from '@rostrum/contracts/settings';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { clientFor, connectScim, groupSchema, patchOf } from '../testing/scim-client.ts';

const group = (displayName: string, ...members: string[]) => ({
  schemas: [groupSchema],
  displayName,
  externalId: `ext-${displayName}`,
  members: members.map((value) => ({ value })),
});

test('groups are added, found, changed and deleted, with members of the organisation only', async () => {
  await using server = await buildTestApp({ worksJobs: false });
  const { scim, addMember } = await connectScim(server);
  const other = await connectScim(server);
  const [ada, bob, cem] = [await addMember('staff'), await addMember('staff'), await addMember('staff')];
  const stranger = await other.addMember('staff');

  const made = await scim('POST', '/Groups', group('Press', ada));
  expect(made).toMatchObject({
    status: 201,
    body: { schemas: [groupSchema], displayName: 'Press', members: [{ value: ada, type: 'User' }] },
  });
  expect(made.headers['location']).toBe(made.body.meta.location);
  const url = `/Groups/${made.body.id}`;
  expect(await scim('POST', '/Groups', group('press', ada))).toMatchObject({ status: 201 });
  expect(await scim('POST', '/Groups', group('Press'))).toMatchObject({
    status: 409,
    body: { scimType: 'uniqueness' },
  });
  expect((await scim('POST', '/Groups', group('Foreign', stranger))).status).toBe(400);
  expect((await other.scim('GET', url)).status).toBe(404);
  expect((await other.scim('DELETE', url)).status).toBe(404);

  const members = async () =>
    (await scim('GET', url)).body.members.map(({ value }: { value: string }) => value);
  const patch = (...operations: unknown[]) => scim('PATCH', url, patchOf(...operations));
  await patch({ op: 'Add', path: 'members', value: [{ value: bob }, { value: ada }] });
  expect(await members()).toEqual([ada, bob].toSorted());
  await patch({ op: 'add', value: { members: [{ value: cem.toUpperCase() }] } });
  expect(await members()).toEqual([ada, bob, cem].toSorted());
  await patch({ op: 'Remove', path: `members[value eq "${bob}"]` });
  await patch({ op: 'Remove', path: 'members', value: [{ value: cem }, { value: stranger }] });
  expect(await members()).toEqual([ada]);
  expect(await patch({ op: 'remove', path: `members[value eq "${bob}"]` })).toMatchObject({
    status: 400,
    body: { scimType: 'noTarget' },
  });
  // One member who does not exist leaves all others as they were.
  expect(
    (await patch({ op: 'add', path: 'members', value: [{ value: bob }, { value: stranger }] })).status,
  ).toBe(400);
  expect(await members()).toEqual([ada]);
  expect(
    (await patch({ op: 'replace', value: { id: made.body.id, displayName: 'Newsroom' } })).body.displayName,
  ).toBe('Newsroom');
  await patch({ op: 'replace', path: 'members', value: [{ value: bob }] });
  expect(await members()).toEqual([bob]);

  for (const [filter, total] of [
    ['displayName eq "newsroom"', 1],
    ['externalId eq "ext-Press"', 1],
    [`members.value eq "${bob}"`, 1],
    [`members[value eq "${ada}"] and displayName eq "press"`, 1],
    ['members pr', 2],
  ] as const)
    expect((await scim('GET', `/Groups?filter=${encodeURIComponent(filter)}`)).body, filter).toMatchObject({
      totalResults: total,
    });
  const brief = await scim('GET', `/Groups?excludedAttributes=members&count=1&startIndex=2`);
  expect(brief.body).toMatchObject({ totalResults: 2, itemsPerPage: 1 });
  expect(brief.body.Resources[0].members).toBeUndefined();

  const { body, headers } = await scim('GET', url);
  await patch({ op: 'remove', path: 'members' });
  expect((await scim('PUT', url, body, { 'if-match': headers['etag'] })).status).toBe(412);
  expect((await scim('PUT', url, { displayName: 'Newsroom' })).body.members).toEqual([]);
  expect((await scim('DELETE', url)).status).toBe(204);
  expect((await scim('GET', url)).status).toBe(404);
});

test('members get the highest role and all departments of their mapped groups, and lose them with the groups', async () => {
  await using server = await buildTestApp({ worksJobs: true });
  const { owner, orgId, scim, addMember } = await connectScim(server);
  const map = (group_name: string, role: 'administrator' | 'agent' | 'expert', ...departments: string[]) =>
    owner.call(groupMappings.add, { body: { group_name, role, departments } });
  await map('Press physics', 'agent', 'Physics');
  await map('ext-Press biology', 'agent', 'Biology');
  await map('Professors', 'expert');
  const ada = await addMember('staff');
  const access = async (id: string) => {
    const { rows } = await server.database.pool.query(
      `select role, scopes->'departments' as departments from memberships where org_id = $1 and user_id = $2
       union all select role, scopes->'departments' from deactivated_members where org_id = $1 and user_id = $2`,
      [orgId, id],
    );
    return rows[0];
  };
  const add = async (name: string, ...ids: string[]): Promise<string> =>
    `/Groups/${(await scim('POST', '/Groups', group(name, ...ids))).body.id}`;
  const professors = await add('Professors', ada);
  expect(await access(ada)).toMatchObject({ role: 'expert' });
  const physics = await add('Press physics', ada, owner.userId);
  await add('press biology', ada);
  expect(await access(ada)).toEqual({ role: 'agent', departments: ['Biology', 'Physics'] });
  expect(await access(owner.userId)).toMatchObject({ role: 'owner' });
  await scim('PATCH', physics, patchOf({ op: 'remove', path: `members[value eq "${ada}"]` }));
  expect(await access(ada)).toEqual({ role: 'agent', departments: ['Biology'] });

  // Deactivated members return with what their groups gave meanwhile.
  const bob = await addMember('administrator', { active: false });
  await scim('PATCH', professors, patchOf({ op: 'add', path: 'members', value: [{ value: bob }] }));
  expect(
    (await scim('PATCH', `/Users/${bob}`, patchOf({ op: 'replace', path: 'active', value: true }))).body
      .roles[0].value,
  ).toBe('expert');

  // A changed mapping is applied to members; a removed one takes the role back.
  const { items } = await owner.call(groupMappings.list);
  const biology = items.find(({ group_name }) => group_name === 'ext-Press biology');
  await owner.call(groupMappings.remove, { params: { id: biology?.id ?? '' } });
  await expect.poll(() => access(ada), { timeout: 20_000 }).toMatchObject({ role: 'expert' });
  await scim('DELETE', professors);
  expect(await access(ada)).toMatchObject({ role: 'staff' });

  // A role that was set by hand since is not taken back.
  const cem = await addMember('staff');
  const again = await add('Professors', cem);
  await scim(
    'PATCH',
    `/Users/${cem}`,
    patchOf({ op: 'replace', path: 'roles', value: [{ value: 'agent' }] }),
  );
  await scim('DELETE', again);
  expect(await access(cem)).toMatchObject({ role: 'agent' });
});

test('groups leave owners alone, keep to seats, and stay in their organisation', async () => {
  await using server = await buildTestApp({ worksJobs: false });
  const { owner, orgId, scim, addMember } = await connectScim(server);
  const other = await connectScim(server);
  await other.owner.call(groupMappings.add, {
    body: { group_name: 'IT', role: 'administrator', departments: [] },
  });
  const ada = await addMember('staff');
  await scim('POST', '/Groups', group('IT', ada));
  const roleOf = async (id: string) => (await scim('GET', `/Users/${id}`)).body.roles[0].value;
  expect(await roleOf(ada)).toBe('staff');
  await server.database.pool.query(`insert into seat_limits (org_id, kind, seats) values ($1, 'agents', 0)`, [
    orgId,
  ]);
  await owner.call(groupMappings.add, {
    body: { group_name: 'Desk', role: 'agent', departments: ['Physics'] },
  });
  await owner.call(groupMappings.add, { body: { group_name: 'Everyone', role: 'expert', departments: [] } });
  await scim('POST', '/Groups', group('Desk', ada));
  expect(await roleOf(ada)).toBe('staff');
  const admin = await server.signInAs('administrator', { orgId });
  const ofAdmin = await clientFor(server, admin);
  await ofAdmin('POST', '/Groups', group('Everyone', owner.userId, ada));
  expect(await roleOf(owner.userId)).toBe('owner');
  // Mappings are for those who run the organisation, one for each name.
  const expert = await server.signInAs('expert', { orgId });
  await expect(expert.call(groupMappings.list)).rejects.toMatchObject({ status: 403 });
  await expect(
    owner.call(groupMappings.add, { body: { group_name: 'DESK', role: 'expert', departments: [] } }),
  ).rejects.toMatchObject({ status: 422 });
});
