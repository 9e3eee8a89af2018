import { people } from '@rostrum/contracts';
import { peopleBulk, peopleFilterOptions } from '@rostrum/contracts/people';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server[Symbol.asyncDispose]());

const ready = {
  image: '/portraits/a.svg',
  industries: ['Insurance'],
  topics: ['Tides'],
  consentAt: new Date(),
};

test('people are assigned to an agent, who reaches them whatever their department, and given back', async () => {
  const admin = await server.signInAs('administrator');
  const orgId = admin.orgId ?? '';
  const law = await server.given.person(orgId, { lastname: 'Law', department: 'Law' });
  const other = await server.given.person(orgId, {
    lastname: 'Other',
    department: 'Medicine',
    source: 'csv',
  });
  const agent = await server.signInAs('agent', { orgId, scopes: { departments: ['Law'], tags: [] } });
  const names = async (query = {}) =>
    (await admin.call(people.list, { query })).items.map(({ name, agents }) => [name, agents.length]);
  const reach = async () => (await agent.call(people.list)).items.map(({ name }) => name);
  expect(await names()).toEqual([
    ['Pat Law', 1],
    ['Pat Other', 0],
  ]);
  expect(await names({ source: ['csv'] })).toEqual([['Pat Other', 0]]);

  const ids = [law.id, other.id];
  const given = await admin.call(peopleBulk.setAgent, { body: { ids, agent_id: agent.userId } });
  expect(given.former).toEqual(ids.map((id) => ({ id, agent_id: null })));
  expect(await reach()).toEqual(['Pat Law', 'Pat Other']);
  expect(await names({ agent: agent.userId })).toHaveLength(2);
  const read = await agent.call(people.get, { params: { id: other.id } });
  expect(read.agent).toMatchObject({ id: agent.userId });
  // The assignment is enough: the department may change.
  await agent.call(people.update, {
    params: { id: other.id },
    body: { version: read.version, department: 'Art' },
  });

  const back = await admin.call(peopleBulk.setAgent, { body: { ids: [other.id], agent_id: null } });
  expect(back.former).toEqual([{ id: other.id, agent_id: agent.userId }]);
  expect(await reach()).toEqual(['Pat Law']);
  await expect(agent.call(people.get, { params: { id: other.id } })).rejects.toMatchObject({ status: 404 });
  await expect(
    agent.call(peopleBulk.setAgent, { body: { ids, agent_id: agent.userId } }),
  ).rejects.toMatchObject({ status: 403 });
  // Whoever is no agent of this organisation is not assigned anybody.
  const expert = await server.signInAs('expert', { orgId });
  const elsewhere = await server.signInAs('agent');
  for (const agent_id of [expert.userId, elsewhere.userId])
    await expect(admin.call(peopleBulk.setAgent, { body: { ids, agent_id } })).rejects.toMatchObject({
      status: 422,
    });
});

test('an agent publishes in the own scope once granted, and archives nothing', async () => {
  const admin = await server.signInAs('administrator');
  const orgId = admin.orgId ?? '';
  const inside = await server.given.person(orgId, { ...ready, department: 'Law', status: 'in_review' });
  const outside = await server.given.person(orgId, { ...ready, department: 'Art', status: 'unpublished' });
  const scopes = { departments: ['Law'], tags: [] };
  const plain = await server.signInAs('agent', { orgId, scopes });
  const granted = await server.signInAs('agent', { orgId, scopes: { ...scopes, publishes: true } });
  const params = { id: inside.id };
  const publish = { params, body: { status: 'published' as const } };

  expect((await plain.call(people.get, { params })).moves).toEqual([]);
  expect(await plain.call(peopleFilterOptions)).toMatchObject({ may_publish: false });
  await expect(plain.call(people.move, publish)).rejects.toMatchObject({ status: 409 });
  const several = { ids: [inside.id], status: 'published' as const };
  expect(await plain.call(people.setStatus, { body: several })).toMatchObject({
    changed: [],
    refused: [{ id: inside.id, reason: 'Your role does not allow this. Ask an administrator.' }],
  });

  expect(await granted.call(peopleFilterOptions)).toMatchObject({ may_publish: true });
  expect((await granted.call(people.get, { params })).moves).toEqual(['published', 'draft']);
  expect((await granted.call(people.move, publish)).status).toBe('published');
  const undo = { ids: [inside.id], status: 'unpublished' as const };
  expect((await granted.call(people.setStatus, { body: undo })).changed).toEqual([inside.id]);
  expect((await granted.call(people.setStatus, { body: several })).changed).toEqual([inside.id]);
  const archive = { ids: [inside.id], status: 'archived' as const };
  expect((await granted.call(people.setStatus, { body: archive })).changed).toEqual([]);
  await expect(
    granted.call(people.setStatus, { body: { ids: [outside.id], status: 'published' } }),
  ).rejects.toMatchObject({ status: 404 });
  await expect(
    granted.call(people.move, { params: { id: outside.id }, body: { status: 'published' } }),
  ).rejects.toMatchObject({ status: 404 });
});
