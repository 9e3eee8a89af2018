import { people, publicProfiles } from '@rostrum/contracts';
import { personRemoval } from '@rostrum/contracts/people';
import path from 'node:path';
import { organisations } from '@rostrum/identity/schema';
import { createFolderStore } from '@rostrum/server-kit/storage';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { people as peopleTable } from '../people.schema.ts';
import { eraseDeletedProfiles } from './erase-deleted.job.ts';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server[Symbol.asyncDispose]());

const day = 86_400_000;
const eraseAt = (now: number) =>
  eraseDeletedProfiles({
    db: server.db,
    clock: () => new Date(now),
    uploadStore: createFolderStore(path.join(server.config.dataDir, 'uploads')),
  });

async function archived(username: string) {
  const admin = await server.signInAs('administrator');
  const orgId = admin.orgId ?? '';
  const person = await server.given.person(orgId, { username, status: 'archived', employeeId: 'HR-1' });
  return { admin, orgId, person, params: { id: person.id } };
}

test('an archived profile is deleted by its typed username and brought back with all that it said', async () => {
  const { admin, orgId, person, params } = await archived('leaving-now');
  const expert = await server.signInAs('expert', { orgId, personId: person.id });
  await expect(
    admin.call(personRemoval.remove, { params, body: { username: 'leaving' } }),
  ).rejects.toMatchObject({ status: 422, envelope: { fields: [{ path: 'username' }] } });
  await admin.call(personRemoval.remove, { params, body: { username: 'Leaving-Now' } });

  await expect(admin.call(people.get, { params })).rejects.toMatchObject({ status: 404 });
  await expect(expert.call(people.own)).rejects.toMatchObject({ status: 404 });
  expect((await admin.call(people.list, { query: { status: ['archived'] } })).total).toBe(0);
  await expect(
    (await server.signInAs('media')).call(publicProfiles.person, { params: { username: 'leaving-now' } }),
  ).rejects.toMatchObject({ status: 404 });
  const { items } = await admin.call(personRemoval.list);
  expect(items).toMatchObject([{ id: person.id, username: 'leaving-now' }]);

  const back = await admin.call(personRemoval.undo, { params });
  expect(back).toMatchObject({ status: 'archived', headline: person.headline, employee_id: 'HR-1' });
  expect((await expert.call(people.own)).id).toBe(person.id);
  expect((await admin.call(personRemoval.list)).items).toEqual([]);
  await expect(admin.call(personRemoval.undo, { params })).rejects.toMatchObject({ status: 404 });
  const verbs = (await admin.call(people.activity, { query: {} })).items.map(({ verb }) => verb);
  expect(verbs).toEqual(expect.arrayContaining(['person.deleted', 'person.undeleted']));
});

test('a profile that is not archived stays, and only administrators of its organisation delete', async () => {
  const { admin, orgId, params } = await archived('staying');
  const draft = await server.given.person(orgId, { username: 'still-a-draft', status: 'draft' });
  await expect(
    admin.call(personRemoval.remove, { params: { id: draft.id }, body: { username: 'still-a-draft' } }),
  ).rejects.toMatchObject({ status: 409, code: 'invalid_transition' });
  const agent = await server.signInAs('agent', { orgId, scopes: { departments: [], tags: [] } });
  const body = { username: 'staying' };
  await expect(agent.call(personRemoval.remove, { params, body })).rejects.toMatchObject({ status: 403 });
  const other = await server.signInAs('administrator');
  await expect(other.call(personRemoval.remove, { params, body })).rejects.toMatchObject({ status: 404 });
  await admin.call(personRemoval.remove, { params, body });
  await expect(other.call(personRemoval.undo, { params })).rejects.toMatchObject({ status: 404 });
  expect((await other.call(personRemoval.list)).items).toEqual([]);
});

test('after 30 days nothing of the person is left and nothing comes back; a legal hold keeps it', async () => {
  const { admin, orgId, person, params } = await archived('erased-later');
  await admin.call(people.replaceSections, {
    params,
    body: {
      kind: 'link',
      version: 1,
      entries: [{ data: { name: 'Home', url: 'https://erased.example' } }],
    },
  });
  await admin.call(personRemoval.remove, { params, body: { username: 'erased-later' } });
  const now = Date.now();
  const rowOf = async () =>
    (await server.db.select().from(peopleTable).where(eq(peopleTable.id, person.id)))[0];

  await eraseAt(now + 29 * day);
  expect((await rowOf())?.lastname).toBe(person.lastname);
  const held = { legalHoldAt: new Date(), legalHoldReason: 'A case' };
  await server.db.update(organisations).set(held).where(eq(organisations.id, orgId));
  await eraseAt(now + 31 * day);
  expect((await rowOf())?.lastname).toBe(person.lastname);

  await server.db
    .update(organisations)
    .set({ legalHoldAt: null, legalHoldReason: null })
    .where(eq(organisations.id, orgId));
  await eraseAt(now + 31 * day);
  expect(await rowOf()).toMatchObject({
    firstname: 'Former',
    lastname: 'member',
    username: `former-${person.id}`,
    employeeId: null,
    headline: '',
    topics: [],
  });
  await expect(admin.call(personRemoval.undo, { params })).rejects.toMatchObject({ status: 404 });
  expect((await admin.call(personRemoval.list)).items).toEqual([]);
  // Once more changes nothing.
  const version = (await rowOf())?.version;
  await eraseAt(now + 32 * day);
  expect((await rowOf())?.version).toBe(version);
});
