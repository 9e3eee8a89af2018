import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { connectScim, patchOf, userSchema } from './testing/scim-client.ts';

const filterBy = (filter: string) => `/Users?filter=${encodeURIComponent(filter)}`;

test('PATCH and filters do what the recorded requests of directories expect', async () => {
  await using server = await buildTestApp({ worksJobs: false });
  const { scim, addMember } = await connectScim(server);
  const roleOf = async (id: string) => (await scim('GET', `/Users/${id}`)).body.roles[0].value;

  // A filter that matches nothing changes nothing.
  const agent = await addMember('agent');
  const unmatched = await scim(
    'PATCH',
    `/Users/${agent}`,
    patchOf({ op: 'Remove', path: 'roles[value eq "expert"]' }),
  );
  expect(unmatched).toMatchObject({ status: 400, body: { scimType: 'noTarget' } });
  expect(await roleOf(agent)).toBe('agent');

  // A role exchanged in one request, in either order.
  const expert = await addMember('expert');
  const exchange = [
    { op: 'Add', path: 'roles', value: [{ value: 'administrator' }] },
    { op: 'Remove', path: 'roles[value eq "expert"]' },
  ];
  expect((await scim('PATCH', `/Users/${expert}`, patchOf(...exchange))).status).toBe(200);
  expect(await roleOf(expert)).toBe('administrator');
  const reversed = await addMember('expert');
  expect((await scim('PATCH', `/Users/${reversed}`, patchOf(...exchange.toReversed()))).status).toBe(200);
  expect(await roleOf(reversed)).toBe('administrator');

  // A member who is demoted while inactive returns with the new role, by PATCH and by PUT.
  for (const demote of [
    (id: string) =>
      scim('PATCH', `/Users/${id}`, patchOf({ op: 'replace', path: 'roles', value: [{ value: 'staff' }] })),
    (id: string) => scim('PUT', `/Users/${id}`, { schemas: [userSchema], roles: [{ value: 'staff' }] }),
    (id: string) => scim('PATCH', `/Users/${id}`, patchOf({ op: 'remove', path: 'roles' })),
    (id: string) => scim('PUT', `/Users/${id}`, { schemas: [userSchema], roles: [] }),
  ]) {
    const id = await addMember('administrator');
    await scim('PATCH', `/Users/${id}`, patchOf({ op: 'replace', path: 'active', value: false }));
    expect(await demote(id)).toMatchObject({
      status: 200,
      body: { active: false, roles: [{ value: 'staff' }] },
    });
    const back = await scim('PATCH', `/Users/${id}`, patchOf({ op: 'replace', path: 'active', value: true }));
    expect(back.body).toMatchObject({ active: true, roles: [{ value: 'staff' }] });
  }
  // Demoted and brought back in one request, and demoted while leaving.
  const returning = await addMember('administrator');
  const off = { op: 'replace', value: { active: false, roles: [{ value: 'agent' }] } };
  expect((await scim('PATCH', `/Users/${returning}`, patchOf(off))).body).toMatchObject({
    active: false,
    roles: [{ value: 'agent' }],
  });
  const on = { op: 'replace', value: { active: true, roles: [{ value: 'expert' }] } };
  expect((await scim('PATCH', `/Users/${returning}`, patchOf(on))).body).toMatchObject({
    active: true,
    roles: [{ value: 'expert' }],
  });

  // Sub-attributes that are not stored never lose the deactivation next to them.
  for (const sub of ['display', 'type', 'primary']) {
    const leaver = await addMember('expert');
    const left = await scim(
      'PATCH',
      `/Users/${leaver}`,
      patchOf(
        { op: 'Replace', path: `roles[primary eq "True"].${sub}`, value: 'Expert' },
        { op: 'Replace', path: 'active', value: 'False' },
      ),
    );
    expect(left, sub).toMatchObject({ status: 200, body: { active: false, roles: [{ value: 'expert' }] } });
  }

  // A request that fails in the middle changes nothing.
  const half = await scim(
    'PATCH',
    `/Users/${reversed}`,
    patchOf(
      { op: 'replace', path: 'active', value: false },
      { op: 'remove', path: 'roles[value eq "agent"]' },
    ),
  );
  expect(half).toMatchObject({ status: 400, body: { scimType: 'noTarget' } });
  expect((await scim('GET', `/Users/${reversed}`)).body.active).toBe(true);

  // Values that the database cannot hold or compare.
  for (const filter of [
    'meta.lastModified gt "0000-01-01T00:00:00Z"',
    'meta.lastModified gt "+012026-01-01T00:00:00Z"',
    'meta.created lt "-000001-01-01T00:00:00Z"',
    'meta.created lt "0001-01-01T00:00:00+14:00"',
    'meta.created lt "12"',
    'userName eq "a\\u0000b"',
    'externalId co "\\ud800"',
    'externalId gt 12',
    'active eq "constructor"',
    'active eq "__proto__"',
    'constructor eq "x"',
    'id co null',
  ])
    expect(await scim('GET', filterBy(filter)), filter).toMatchObject({
      status: 400,
      body: { scimType: 'invalidFilter' },
    });
  for (const body of [{ externalId: 'a\0b' }, { externalId: 'a\ud800' }, { userName: 'a\0@x.example' }])
    expect((await scim('PATCH', `/Users/${agent}`, patchOf({ op: 'add', value: body }))).status).toBe(400);

  const emoji = await addMember('staff', { name: { givenName: 'Zoë', familyName: 'Smile 😀' } });
  const { body: known } = await scim('GET', `/Users/${emoji}`);
  for (const [filter, total] of [
    ['name.familyName ew "😀"', 1],
    ['name.familyName co "le 😀"', 1],
    ['name.familyName sw "Smile"', 1],
    [`emails[type eq "work"].value eq "${known.userName}"`, 1],
    [`emails[type eq "home"].value eq "${known.userName}"`, 0],
    [`urn:ietf:params:scim:schemas:core:2.0:User:userName eq "${known.userName}"`, 1],
  ] as const)
    expect((await scim('GET', filterBy(filter))).body, filter).toMatchObject({ totalResults: total });
});

test('values that are no text, and that no function turns into text, are refused and not a fault', async () => {
  await using server = await buildTestApp({ worksJobs: false });
  const { scim, addMember } = await connectScim(server);
  const id = await addMember('agent');
  const hostile = { toString: 1, valueOf: 2 };
  const answers = await Promise.all([
    scim('PATCH', `/Users/${id}`, patchOf({ op: 'add', path: 'roles', value: [{ value: hostile }] })),
    scim('PATCH', `/Users/${id}`, patchOf({ op: 'replace', value: { roles: [{ value: hostile }] } })),
    scim('PATCH', `/Users/${id}`, patchOf({ op: 'replace', path: 'active', value: hostile })),
    scim('PUT', `/Users/${id}`, { schemas: [userSchema], roles: [{ value: hostile, primary: hostile }] }),
    scim('PUT', `/Users/${id}`, { schemas: [userSchema], userName: hostile, name: hostile, emails: hostile }),
    scim('POST', '/Users', { schemas: [userSchema], userName: hostile, roles: hostile }),
    scim('POST', '/Groups', { displayName: 'Press', members: [{ value: hostile }] }),
    scim('POST', '/Groups', { displayName: hostile, externalId: hostile, members: hostile }),
  ]);
  for (const { status } of answers) expect(status).toBe(400);
});

test('attributes and excludedAttributes select whole attributes and sub-attributes on every response', async () => {
  await using server = await buildTestApp({ worksJobs: false });
  const { scim, addMember, domain } = await connectScim(server);
  const id = await addMember('expert');
  const excluded = '?excludedAttributes=name,emails';
  const only = '?attributes=name.familyName,urn:ietf:params:scim:schemas:core:2.0:User:emails.value';
  const patch = patchOf({ op: 'replace', path: 'externalId', value: 'x' });
  const user = { userName: `new@${domain}`, name: { givenName: 'New', familyName: 'User' } };
  for (const [method, url, body] of [
    ['GET', `/Users/${id}`, undefined],
    ['PATCH', `/Users/${id}`, patch],
    ['PUT', `/Users/${id}`, { roles: [{ value: 'expert' }] }],
    ['POST', '/Users', user],
  ] as const) {
    const without = await scim(method, `${url}${excluded}`, body);
    expect(Object.keys(without.body), method).not.toEqual(expect.arrayContaining(['name']));
    expect(without.body, method).toMatchObject({ id: expect.any(String), roles: [expect.anything()] });
    expect(without.body.emails).toBeUndefined();
  }
  for (const [method, body] of [
    ['GET', undefined],
    ['PATCH', patch],
  ] as const)
    expect((await scim(method, `/Users/${id}${only}`, body)).body, method).toEqual({
      schemas: [userSchema],
      id,
      name: { familyName: 'Member 1' },
      emails: [{ value: `member1@${domain}` }],
    });
  expect((await scim('GET', `/Users/${id}?excludedAttributes=name.formatted,id`)).body).toMatchObject({
    id,
    name: { givenName: 'Ada' },
  });
  // What follows from the other values is returned only where it is named.
  const { body: plain } = await scim('GET', `/Users/${id}`);
  expect([plain.name.formatted, plain.roles]).toEqual([undefined, [{ value: expect.any(String) }]]);
  const { body: named } = await scim('GET', `/Users/${id}?attributes=name.formatted,roles.primary`);
  expect(named).toEqual({
    schemas: [userSchema],
    id,
    name: { formatted: 'Ada Member 1' },
    roles: [{ primary: true }],
  });
});

test('endpoints that do not exist and methods that are not allowed are refused as RFC 7644 says', async () => {
  await using server = await buildTestApp({ worksJobs: false });
  const { scim } = await connectScim(server);
  const { body: schemas } = await scim('GET', '/Schemas');
  for (const schema of schemas.Resources)
    expect(schema).toMatchObject({
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:Schema'],
      meta: { resourceType: 'Schema', location: expect.stringContaining(schema.id) },
    });
  for (const path of ['/Me', '/Bulk']) expect((await scim('POST', path, {})).status, path).toBe(501);
  expect((await scim('GET', '/Me')).status).toBe(501);
  for (const [method, path, allow] of [
    ['DELETE', '/Users', 'GET, HEAD, POST'],
    ['PUT', '/Groups', 'GET, HEAD, POST'],
    ['POST', '/Schemas', 'GET, HEAD'],
    ['POST', '/Users/2819c223-7f76-453a-919d-413861904646', 'GET, HEAD, PUT, PATCH, DELETE'],
    ['GET', '/Users/.search', 'POST'],
    ['PATCH', '/ServiceProviderConfig', 'GET, HEAD'],
  ] as const) {
    const refused = await scim(method, path);
    expect(refused.status, `${method} ${path}`).toBe(405);
    expect(String(refused.headers['allow']).split(', ').toSorted()).toEqual(allow.split(', ').toSorted());
  }
  for (const path of ['/Schemas', '/ResourceTypes', '/ServiceProviderConfig'])
    expect((await scim('GET', `${path}?filter=id%20pr`)).status, path).toBe(403);
});
