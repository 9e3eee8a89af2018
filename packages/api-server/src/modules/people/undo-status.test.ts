import { people, type PersonStatus } from '@rostrum/contracts';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';

test('publishing several is taken back by who did it alone, to what each was', async () => {
  await using server = await buildTestApp();
  const org = await server.given.organisation();
  const ready = { image: '/portraits/ready.svg', department: 'Law' };
  const [draft, reviewed, offline] = [
    await server.given.person(org.id, { ...ready, status: 'draft' }),
    await server.given.person(org.id, { ...ready, status: 'in_review' }),
    await server.given.person(org.id, { ...ready, status: 'unpublished' }),
  ];
  const admin = await server.signInAs('administrator', { orgId: org.id });
  const scopes = { departments: ['Law'], tags: [], publishes: true };
  const agent = await server.signInAs('agent', { orgId: org.id, scopes });
  const set = (by: typeof admin, ids: string[], status: PersonStatus) =>
    by.call(people.setStatus, { body: { ids, status } });
  const ids = [draft.id, reviewed.id, offline.id];

  expect((await set(agent, ids, 'published')).former).toEqual([
    { id: draft.id, status: 'draft' },
    { id: reviewed.id, status: 'in_review' },
    { id: offline.id, status: 'unpublished' },
  ]);
  expect((await set(admin, [draft.id], 'draft')).changed).toEqual([]);
  expect((await set(agent, [draft.id], 'in_review')).changed).toEqual([]);
  expect((await set(agent, [draft.id], 'draft')).changed).toEqual([draft.id]);
  expect((await set(agent, [reviewed.id], 'in_review')).changed).toEqual([reviewed.id]);
  expect((await set(agent, [offline.id], 'unpublished')).changed).toEqual([offline.id]);
  // What another moved since stays as they left it.
  await set(agent, [draft.id], 'published');
  await set(admin, [draft.id], 'unpublished');
  expect((await set(agent, [draft.id], 'draft')).changed).toEqual([]);
  expect((await set(admin, [draft.id], 'published')).changed).toEqual([draft.id]);
});
