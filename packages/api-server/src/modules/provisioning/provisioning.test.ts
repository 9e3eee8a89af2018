import { access, activity, publicProfiles } from '@rostrum/contracts';
import { apiKeys, provisioning } from '@rostrum/contracts/settings';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';

const userSchema = 'urn:ietf:params:scim:schemas:core:2.0:User';
const patchOf = (...Operations: unknown[]) => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
  Operations,
});
const barbara = {
  schemas: [userSchema],
  userName: 'bjensen@north.example',
  externalId: 'bjensen',
  name: { formatted: 'Ms. Barbara J Jensen III', familyName: 'Jensen', givenName: 'Barbara' },
};

test('an identity provider makes, finds, changes, deactivates and removes members, and no one else’s', async () => {
  await using server = await buildTestApp({ worksJobs: false });
  const owner = await server.signInAs('owner');
  const orgId = owner.orgId ?? '';
  const admin = await server.signInAs('administrator', { orgId });
  const query = (text: string, values: unknown[] = []) => server.database.pool.query(text, values);
  const makeKey = async (maker: typeof owner) => {
    const body = { name: 'Entra', scopes: ['members.provision' as const], days: 365 as const };
    return (await maker.call(apiKeys.add, { body })).key;
  };
  const clientOf =
    (key: string) =>
    async (
      method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
      url: string,
      payload?: object,
      headers = {},
    ) => {
      const response = await server.app.inject({
        method,
        url: `/scim/v2${url}`,
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/scim+json', ...headers },
        ...(payload && { payload: JSON.stringify(payload) }),
      });
      return {
        status: response.statusCode,
        headers: response.headers,
        body: response.body === '' ? null : response.json(),
      };
    };
  const scim = clientOf(await makeKey(owner));

  // Keys that read, and no key, are refused in SCIM's own words.
  const { key: reader } = await owner.call(apiKeys.add, {
    body: { name: 'Website', scopes: ['people.read'], days: 30 },
  });
  expect((await clientOf(reader)('GET', '/Users')).status).toBe(403);
  expect(await clientOf('nonsense')('GET', '/Users')).toMatchObject({
    status: 401,
    body: { schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'], status: '401' },
  });

  // What the server can do is told before anything is done.
  expect((await scim('GET', '/ServiceProviderConfig')).body).toMatchObject({
    patch: { supported: true },
    bulk: { supported: false },
    etag: { supported: true },
  });
  expect((await scim('GET', '/ResourceTypes')).body).toMatchObject({
    totalResults: 2,
    Resources: [{ id: 'User' }, { id: 'Group' }],
  });
  expect((await scim('GET', `/Schemas/${userSchema}`)).body).toMatchObject({ id: userSchema });
  expect(await scim('GET', '/Nothing')).toMatchObject({ status: 404, body: { status: '404' } });

  // Only addresses of a domain that the organisation has proven.
  expect(await scim('POST', '/Users', barbara)).toMatchObject({
    status: 400,
    body: { scimType: 'invalidValue' },
  });
  await query(
    `insert into sso_domains (id, org_id, domain, txt, verified_at) values (gen_random_uuid(), $1, 'north.example', 'x', now())`,
    [orgId],
  );
  const person = await server.given.person(orgId, {
    status: 'published',
    access: 'public',
    email: 'bjensen@north.example',
  });
  const made = await scim('POST', '/Users', barbara);
  expect(made).toMatchObject({
    status: 201,
    body: {
      userName: 'bjensen@north.example',
      externalId: 'bjensen',
      name: { givenName: 'Barbara', familyName: 'Jensen' },
      active: true,
      roles: [{ value: 'staff' }],
      meta: { resourceType: 'User' },
    },
  });
  const id: string = made.body.id;
  expect(made.headers['content-type']).toContain('application/scim+json');
  expect(made.headers['cache-control']).toBe('private, no-store');
  expect(made.headers['location']).toBe(made.body.meta.location);
  expect(made.headers['etag']).toBe(made.body.meta.version);
  // A client that repeats itself is told so, and finds what there is.
  expect(await scim('POST', '/Users', barbara)).toMatchObject({
    status: 409,
    body: { scimType: 'uniqueness' },
  });
  const found = await scim(
    'GET',
    `/Users?filter=${encodeURIComponent('userName eq "BJensen@North.example"')}`,
  );
  expect(found.body).toMatchObject({ totalResults: 1, itemsPerPage: 1, startIndex: 1, Resources: [{ id }] });
  for (const [filter, total] of [
    ['externalId eq "bjensen" and active eq true', 1],
    ['emails[type eq "work" and value ew "@north.example"] or name.familyName sw "Jen"', 1],
    ['not (roles eq "staff")', 2],
    ['meta.lastModified gt "2000-01-01T00:00:00Z" and externalId pr', 1],
    [`id eq "${id}"`, 1],
    ['userName co "%"', 0],
  ] as const)
    expect((await scim('GET', `/Users?filter=${encodeURIComponent(filter)}`)).body, filter).toMatchObject({
      totalResults: total,
    });
  expect(await scim('GET', '/Users?filter=salary%20gt%201')).toMatchObject({
    status: 400,
    body: { scimType: 'invalidFilter' },
  });
  expect(
    (await scim('GET', `/Users/${id}?x=1`, undefined, { 'if-none-match': made.headers['etag'] })).status,
  ).toBe(304);

  // Pages: past the end, before the start, none at all, and what is no number.
  expect((await scim('GET', '/Users?startIndex=2&count=2')).body).toMatchObject({
    totalResults: 3,
    itemsPerPage: 2,
  });
  expect((await scim('GET', '/Users?startIndex=99')).body).toMatchObject({ totalResults: 3, Resources: [] });
  expect((await scim('GET', '/Users?startIndex=-3&count=-1')).body).toMatchObject({
    startIndex: 1,
    Resources: [],
  });
  expect((await scim('GET', '/Users?count=many')).status).toBe(400);
  expect(
    Object.keys((await scim('GET', '/Users?count=1&attributes=userName')).body.Resources[0]).toSorted(),
  ).toEqual(['id', 'schemas', 'userName']);
  expect((await scim('POST', '/Users/.search', { filter: 'active eq true', count: 1 })).body).toMatchObject({
    totalResults: 3,
    itemsPerPage: 1,
  });

  // Changes are made to what the client knew, or not at all.
  const renamed = await scim(
    'PATCH',
    `/Users/${id}`,
    patchOf(
      { op: 'replace', path: 'name.familyName', value: 'Lovelace' },
      { op: 'add', path: 'roles', value: 'expert' },
    ),
    { 'if-match': made.headers['etag'] },
  );
  expect(renamed.body).toMatchObject({ displayName: 'Barbara Lovelace', roles: [{ value: 'expert' }] });
  expect((await scim('PUT', `/Users/${id}`, barbara, { 'if-match': made.headers['etag'] })).status).toBe(412);
  expect(
    (await scim('PATCH', `/Users/${id}`, patchOf({ op: 'replace', path: 'id', value: 'x' }))).body,
  ).toMatchObject({
    scimType: 'mutability',
  });
  expect((await scim('PUT', `/Users/${id}`, { ...barbara, externalId: 'b2' })).body).toMatchObject({
    displayName: 'Barbara Jensen',
    externalId: 'b2',
    roles: [{ value: 'expert' }],
  });

  // A leaver: every session here ends, and the profile is public no more.
  const session = await server.signIn(id, orgId);
  const profile = () => server.call(publicProfiles.person, { params: { username: person.username } });
  expect(await profile()).toMatchObject({ username: person.username });
  const { id: open } = await server.given.inquiry(orgId, { status: 'open', assigneeId: id });
  const left = await scim(
    'PATCH',
    `/Users/${id}`,
    patchOf({ op: 'Replace', path: 'active', value: 'False' }),
  );
  expect(left.body).toMatchObject({ id, active: false });
  await expect(session.call(activity.list)).rejects.toMatchObject({ status: 401 });
  await expect(profile()).rejects.toMatchObject({ status: 410 });
  expect((await owner.call(access.listMembers)).items.map((member) => member.id)).not.toContain(id);
  expect((await query('select assignee_id from inquiries where id = $1', [open])).rows).toEqual([
    { assignee_id: null },
  ]);
  expect((await scim('GET', '/Users?filter=active%20eq%20false')).body.Resources).toMatchObject([{ id }]);
  const back = await scim('PATCH', `/Users/${id}`, patchOf({ op: 'replace', value: { active: true } }));
  expect(back.body).toMatchObject({ active: true, roles: [{ value: 'expert' }] });
  const { rows } = await query(
    'select person_id, (select status from people where id = person_id) as status from memberships where user_id = $1',
    [id],
  );
  expect(rows).toEqual([{ person_id: person.id, status: 'unpublished' }]);

  // An expert of whom there is no profile yet gets a draft, once however often the client repeats itself at once.
  const ada = {
    ...barbara,
    userName: 'ada@north.example',
    externalId: 'ada',
    name: { givenName: 'Ada', familyName: 'Lark' },
    roles: [{ value: 'expert' }],
  };
  const repeated = await Promise.all(Array.from({ length: 8 }, () => scim('POST', '/Users', ada)));
  expect(repeated.map(({ status }) => status).toSorted()).toEqual([201, ...Array(7).fill(409)]);
  const adas = async () =>
    (
      await query(
        `select p.kind, p.status, m.role from people p left join memberships m on m.person_id = p.id where p.email = 'ada@north.example'`,
      )
    ).rows;
  expect(await adas()).toEqual([{ kind: 'expert', status: 'draft', role: 'expert' }]);
  const { Resources: hired } = (
    await scim('GET', `/Users?filter=${encodeURIComponent('externalId eq "ada"')}`)
  ).body;
  expect((await scim('DELETE', `/Users/${hired[0].id}`)).status).toBe(204);
  expect((await scim('POST', '/Users', ada)).status).toBe(201);
  expect(await adas()).toHaveLength(1);
  await scim('DELETE', `/Users/${hired[0].id}`);

  // Seats are kept to.
  await query(`insert into seat_limits (org_id, kind, seats) values ($1, 'agents', 0)`, [orgId]);
  const agent = { ...barbara, userName: 'agent@north.example', roles: [{ value: 'agent' }] };
  expect(await scim('POST', '/Users', agent)).toMatchObject({ status: 403, body: { status: '403' } });
  expect((await scim('POST', '/Users', agent)).body.detail).toContain('seats are taken');
  expect((await scim('GET', '/Users?filter=userName%20sw%20%22agent%22')).body.totalResults).toBe(0);

  // Accounts of other people are not taken, not even at an own domain.
  await server.given.user('seeker', { email: 'press@north.example' });
  expect((await scim('POST', '/Users', { ...barbara, userName: 'press@north.example' })).status).toBe(409);
  const stranger = await server.signInAs('owner');
  expect((await scim('GET', `/Users/${stranger.userId}`)).status).toBe(404);
  expect((await scim('DELETE', `/Users/${stranger.userId}`)).status).toBe(404);

  // Whoever deletes everybody: an administrator's key touches no owner, and the last owner stays whoever made the key.
  const ofAdmin = clientOf(await makeKey(admin));
  expect((await ofAdmin('DELETE', `/Users/${owner.userId}`)).status).toBe(403);
  expect(
    (await ofAdmin('PATCH', `/Users/${id}`, patchOf({ op: 'add', path: 'roles', value: 'owner' }))).status,
  ).toBe(400);
  const statuses: Record<string, number> = {};
  for (const { id: each } of (await scim('GET', '/Users')).body.Resources)
    statuses[each] = (await scim('DELETE', `/Users/${each}`)).status;
  expect(statuses).toEqual({ [owner.userId]: 409, [admin.userId]: 204, [id]: 204 });
  expect((await scim('GET', '/Users')).body).toMatchObject({
    totalResults: 1,
    Resources: [{ id: owner.userId }],
  });
  expect((await scim('DELETE', `/Users/${id}`)).status).toBe(404);
  // Hired again, the account is theirs again.
  expect((await scim('POST', '/Users', barbara)).body).toMatchObject({ id, active: true });

  // The page shows what was done and refused, and what is told here is in the record.
  const state = await owner.call(provisioning.get);
  expect(state).toMatchObject({ members: 1, domains: ['north.example'] });
  expect(state.calls[0]).toMatchObject({ method: 'POST', about: 'bjensen@north.example', status: 201 });
  expect(state.calls.some(({ status, detail }) => status === 403 && detail.includes('seats are taken'))).toBe(
    true,
  );
  await expect(stranger.call(provisioning.get)).resolves.toMatchObject({ calls: [] });
  const verbs = (await owner.call(activity.list, { query: { page_size: 100 } })).items.map(
    ({ verb }) => verb,
  );
  for (const verb of [
    'member.joined',
    'member.deactivated',
    'member.changed',
    'member.removed',
    'person.unpublished',
  ])
    expect(verbs).toContain(verb);
});
