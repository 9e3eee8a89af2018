import { people } from '@rostrum/contracts';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';

test('the activity of profiles tells who changed what, before and after, under its filters', async () => {
  await using server = await buildTestApp();
  const { id: orgId } = await server.given.organisation();
  const law = await server.given.person(orgId, {
    lastname: 'Achterberg',
    department: 'Law',
    status: 'draft',
  });
  const art = await server.given.person(orgId, { lastname: 'Brandvold', department: 'Art' });
  const admin = await server.signInAs('administrator', { orgId });
  const expert = await server.signInAs('expert', { orgId, personId: art.id });
  await admin.call(people.update, { params: { id: law.id }, body: { version: 1, city: 'Leeds' } });
  await admin.call(people.move, { params: { id: law.id }, body: { status: 'in_review' } });
  await expert.call(people.confirmOwn);

  const read = async (query = {}) => (await admin.call(people.activity, { query })).items;
  const all = await admin.call(people.activity);
  expect(all.items.map(({ verb }) => verb)).toEqual([
    'person.confirmed',
    'person.in_review',
    'person.updated',
  ]);
  expect(all.items[2]).toMatchObject({
    changes: [{ field: 'city', before: '', after: 'Leeds' }],
    entity: { label: 'Pat Achterberg', href: `/dashboard/people/${law.id}` },
  });
  expect(all.actors.map(({ id }) => id).toSorted()).toEqual([admin.userId, expert.userId].toSorted());
  expect((await read({ q: 'achter' })).map(({ verb }) => verb)).toEqual([
    'person.in_review',
    'person.updated',
  ]);
  expect((await read({ what: 'edited' })).map(({ verb }) => verb)).toEqual(['person.updated']);
  expect((await read({ actor: expert.userId })).map(({ verb }) => verb)).toEqual(['person.confirmed']);
  expect(await read({ days: 1 })).toHaveLength(3);
  expect((await admin.call(people.activity, { query: { page_size: 1 } })).total).toBe(3);
});

test('an agent reads the own scope, others nothing, and another organisation not at all', async () => {
  await using server = await buildTestApp();
  const { id: orgId } = await server.given.organisation();
  const law = await server.given.person(orgId, { department: 'Law' });
  const art = await server.given.person(orgId, { department: 'Art' });
  const admin = await server.signInAs('administrator', { orgId });
  for (const { id } of [law, art])
    await admin.call(people.update, { params: { id }, body: { version: 1, city: 'Leeds' } });
  const agent = await server.signInAs('agent', { orgId, scopes: { departments: ['Law'], tags: [] } });
  expect((await agent.call(people.activity)).items.map(({ entity }) => entity.id)).toEqual([law.id]);
  const expert = await server.signInAs('expert', { orgId, personId: law.id });
  await expect(expert.call(people.activity)).rejects.toMatchObject({ status: 403 });
  const foreign = await server.signInAs('administrator');
  expect(await foreign.call(people.activity)).toEqual({ items: [], total: 0, actors: [] });
});
