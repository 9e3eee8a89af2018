import { activity, people } from '@rostrum/contracts';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { customFields } from '../custom-fields/index.ts';

const maren = {
  kind: 'expert' as const,
  firstname: 'Maren',
  lastname: 'Okonjo-Hale',
  job_title: 'Professor of Coastal Engineering',
  email: 'maren@northmere.example',
};

test('an administrator adds a person as a draft with a username of its own', async () => {
  await using server = await buildTestApp();
  const admin = await server.signInAs('administrator');
  const elsewhere = await server.signInAs('administrator');

  const first = await admin.call(people.create, { body: { ...maren, department: 'Engineering' } });
  expect(first).toMatchObject({
    username: 'maren-okonjo-hale',
    name: 'Maren Okonjo-Hale',
    department: 'Engineering',
    status: 'draft',
    version: 1,
  });
  expect(first.missing).toEqual(['headline', 'biography', 'photo', 'industry', 'topic', 'consent']);
  // The username is one address for all organisations; theirs reads nothing of the one before.
  const second = await elsewhere.call(people.create, { body: { ...maren, kind: 'staff' } });
  expect(second).toMatchObject({ username: 'maren-okonjo-hale-2', kind: 'staff' });
  const unwritten = await admin.call(people.create, { body: { ...maren, firstname: '!', lastname: 'Ó' } });
  expect(unwritten.username).toBe('person-o');

  // One measure: the list says what the profile says, with the fields that the organisation requires.
  await server.db.insert(customFields).values({
    orgId: admin.orgId ?? '',
    entity: 'person',
    key: 'orcid',
    label: 'ORCID',
    kind: 'text',
    choices: [],
    visibility: 'public',
    isRequired: true,
    position: 0,
  });
  const described = { headline: 'Models storm surges', biography: 'Has modelled many.' };
  await admin.call(people.update, { params: { id: first.id }, body: { version: 1, ...described } });
  const profile = await admin.call(people.get, { params: { id: first.id } });
  expect([profile.completeness, profile.requirements]).toEqual([29, { met: 2, of: 7 }]);
  const { items: measured } = await admin.call(people.list, {
    query: { sort: 'completeness', order: 'desc' },
  });
  expect(measured.map(({ completeness, requirements }) => [completeness, requirements])).toEqual([
    [29, { met: 2, of: 7 }],
    [0, { met: 0, of: 7 }],
  ]);
  expect((await elsewhere.call(people.list)).items[0]?.requirements).toEqual({ met: 0, of: 4 });

  expect((await admin.call(people.list)).items.map(({ id }) => id).toSorted()).toEqual(
    [first.id, unwritten.id].toSorted(),
  );
  await expect(server.call(people.get, { params: { identifier: 'x', id: first.id } })).rejects.toMatchObject({
    status: 401,
  });
  const { items } = await admin.call(activity.list, { query: { entity: 'person' } });
  expect(items.map(({ verb, text }) => [verb, text]).slice(1)).toEqual([
    ['person.added', 'added ! Ó'],
    ['person.added', 'added Maren Okonjo-Hale'],
  ]);
});

test('a chosen username is written as addresses are, and a taken one is told at its field', async () => {
  await using server = await buildTestApp();
  const admin = await server.signInAs('administrator');
  const { username } = await admin.call(people.create, { body: { ...maren, username: 'Maren.OH' } });
  expect(username).toBe('maren.oh');
  await expect(admin.call(people.create, { body: { ...maren, username: 'maren.oh' } })).rejects.toMatchObject(
    {
      status: 409,
      code: 'already_exists',
      envelope: { fields: [{ path: 'username' }] },
    },
  );
  expect((await admin.call(people.list)).total).toBe(1);
});

test('every faulty field is named, and only administrators add people', async () => {
  await using server = await buildTestApp();
  const { id: orgId } = await server.given.organisation();
  const admin = await server.signInAs('owner', { orgId });
  const bad = { kind: 'individual' as 'expert', firstname: ' ', lastname: '', job_title: '', email: 'maren' };
  const refused = await admin.call(people.create, { body: bad }).catch((error: unknown) => error);
  expect(refused).toMatchObject({ status: 422 });
  const { envelope } = refused as { envelope: { fields: { path: string }[] } };
  expect(envelope.fields.map(({ path }) => path).toSorted()).toEqual([
    'email',
    'firstname',
    'job_title',
    'kind',
    'lastname',
  ]);
  for (const role of ['agent', 'expert', 'staff'] as const) {
    const other = await server.signInAs(role, { orgId });
    await expect(other.call(people.create, { body: maren })).rejects.toMatchObject({ status: 403 });
  }
});
