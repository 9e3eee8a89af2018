import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { activity, people, type PersonStatus } from '@rostrum/contracts';
import type { CallError } from '../../testing/caller.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';

test('lists only people of the caller\u2019s organisation, by text, status and confirmation', async () => {
  await using server = await buildTestApp();
  const { given } = server;
  const [north, south] = [await given.organisation(), await given.organisation()];
  await given.person(north.id, {
    firstname: 'Zoë',
    lastname: 'Ångström',
    topics: ['Storm surge'],
    lastConfirmedAt: new Date(),
  });
  await given.person(north.id, {
    firstname: 'Bram',
    lastname: 'Oyelaran',
    status: 'draft',
    department: 'Ecology',
  });
  await given.person(south.id, { lastname: 'Elsewhere' });
  const admin = await server.signInAs('administrator', { orgId: north.id });
  const names = async (query = {}) =>
    (await admin.call(people.list, { query })).items.map(({ name }) => name);

  expect(await names()).toEqual(['Zoë Ångström', 'Bram Oyelaran']);
  expect(await names({ q: 'angstrom' })).toEqual(['Zoë Ångström']);
  expect(await names({ q: 'surge' })).toEqual(['Zoë Ångström']);
  expect(await names({ q: '%' })).toEqual([]);
  expect(await names({ status: ['draft'] })).toEqual(['Bram Oyelaran']);
  expect(await names({ not_confirmed: true })).toEqual(['Bram Oyelaran']);
  expect((await admin.call(people.list, { query: { page_size: 1 } })).total).toBe(2);
});

test('an agent with a scope sees its departments only', async () => {
  await using server = await buildTestApp();
  const org = await server.given.organisation();
  await server.given.person(org.id, { lastname: 'Inside', department: 'Law' });
  const outside = await server.given.person(org.id, { lastname: 'Outside', department: 'Medicine' });
  const agent = await server.signInAs('agent', { orgId: org.id, scopes: { departments: ['Law'], tags: [] } });

  expect((await agent.call(people.list)).items.map(({ name }) => name)).toEqual(['Pat Inside']);
  await expect(agent.call(people.get, { params: { id: outside.id } })).rejects.toMatchObject({ status: 404 });
});

test('publishing says for each profile why it could not be, and is written down', async () => {
  await using server = await buildTestApp();
  const org = await server.given.organisation();
  const ready = await server.given.person(org.id, {
    lastname: 'Ready',
    status: 'unpublished',
    image: '/portraits/ready.svg',
  });
  const bare = await server.given.person(org.id, {
    lastname: 'Bare',
    status: 'draft',
    image: null,
    headline: '',
  });
  const admin = await server.signInAs('administrator', { orgId: org.id });

  const result = await admin.call(people.setStatus, {
    body: { ids: [ready.id, bare.id], status: 'published' },
  });

  expect(result.changed).toEqual([ready.id]);
  expect(result.refused).toEqual([{ id: bare.id, name: 'Pat Bare', reason: 'Missing: headline, photo.' }]);
  const log = await admin.call(activity.list, { query: { entity: 'person' } });
  expect(log.items.map(({ text }) => text)).toEqual(['set Pat Ready to published']);
});

test('an archived profile goes back to what it was, through the gate it came in by', async () => {
  await using server = await buildTestApp();
  const org = await server.given.organisation();
  const ready = { status: 'published', image: '/portraits/ready.svg' } as const;
  const [online, spoilt] = [
    await server.given.person(org.id, ready),
    await server.given.person(org.id, { ...ready, lastname: 'Spoilt' }),
  ];
  const reviewed = await server.given.person(org.id, { status: 'in_review' });
  const admin = await server.signInAs('administrator', { orgId: org.id });
  const set = (ids: string[], status: PersonStatus) =>
    admin.call(people.setStatus, { body: { ids, status } });
  const statusOf = async ({ id }: { id: string }) =>
    (await admin.call(people.get, { params: { id } })).status;

  expect((await set([online.id], 'in_review')).changed).toEqual([]);
  const archived = await set([online.id, spoilt.id, reviewed.id], 'archived');
  expect(archived.former).toEqual([
    { id: online.id, status: 'published' },
    { id: spoilt.id, status: 'published' },
    { id: reviewed.id, status: 'in_review' },
  ]);
  await server.db.execute(sql`UPDATE people SET image = NULL WHERE id = ${spoilt.id}`);

  const published = await set([online.id, spoilt.id], 'published');
  expect(published.refused).toEqual([{ id: spoilt.id, name: 'Pat Spoilt', reason: 'Missing: photo.' }]);
  await set([reviewed.id], 'in_review');
  expect(await Promise.all([online, spoilt, reviewed].map(statusOf))).toEqual([
    'published',
    'archived',
    'in_review',
  ]);
});

test('another organisation\u2019s profile reads as one that does not exist', async () => {
  await using server = await buildTestApp();
  const [north, south] = [await server.given.organisation(), await server.given.organisation()];
  const foreign = await server.given.person(south.id);
  const admin = await server.signInAs('administrator', { orgId: north.id });
  const answer = (id: string) =>
    admin
      .call(people.get, { params: { id } })
      .catch(({ status, envelope }: { status: number; envelope: object }) => ({
        ...envelope,
        status,
        request_id: '',
      }));

  expect(await answer(foreign.id)).toMatchObject({ status: 404, code: 'not_found' });
  expect(await answer(foreign.id)).toEqual(await answer('0198a9b2-0000-7000-8000-00000000dead'));
  await expect(
    admin.call(people.setStatus, { body: { ids: [foreign.id], status: 'archived' } }),
  ).rejects.toMatchObject({ status: 404 });
});

test('an expert changes the own profile, and an older version is refused with the newer state', async () => {
  await using server = await buildTestApp();
  const org = await server.given.organisation();
  const person = await server.given.person(org.id, { completeness: 0 });
  const expert = await server.signInAs('expert', { orgId: org.id, personId: person.id });

  const changed = await expert.call(people.updateOwn, {
    body: { version: 1, headline: 'Models storm surges' },
  });
  expect(changed).toMatchObject({ headline: 'Models storm surges', version: 2 });
  expect(changed.completeness).toBeGreaterThan(0);
  await expect(
    expert.call(people.updateOwn, { body: { version: 1, headline: 'Older' } }),
  ).rejects.toMatchObject({ status: 409, code: 'version_conflict' });
  const skilled = await expert.call(people.updateOwn, {
    body: { version: 2, topics: ['Storm surge', 'storm surge', 'Estuaries'], industries: ['Insurance'] },
  });
  expect(skilled).toMatchObject({
    headline: 'Models storm surges',
    topics: ['Storm surge', 'Estuaries'],
    industries: ['Insurance'],
  });
  await expect(
    expert.call(people.updateOwn, { body: { version: 3, topics: Array.from({ length: 31 }, String) } }),
  ).rejects.toMatchObject({ status: 422 });
  await expect(expert.call(people.list)).rejects.toMatchObject({ status: 403 });
  expect((await expert.call(people.confirmOwn)).last_confirmed_at).not.toBeNull();
});

test('a published profile keeps what publishing asked for; every empty field is named at once', async () => {
  await using server = await buildTestApp();
  const org = await server.given.organisation();
  const person = await server.given.person(org.id, { image: '/portraits/pat.svg' });
  const expert = await server.signInAs('expert', { orgId: org.id, personId: person.id });
  const emptied = { version: 1, headline: '', biography: '', topics: [], industries: [] };
  const refused = await expert.call(people.updateOwn, { body: emptied }).catch((error: unknown) => error);
  expect(refused).toMatchObject({ status: 422 });
  expect((refused as CallError).envelope.fields?.map(({ path }) => path)).toEqual([
    'headline',
    'biography',
    'industries',
    'topics',
  ]);
  expect(await expert.call(people.own)).toMatchObject({ headline: 'Explains how things are proved' });

  const draft = await server.given.person(org.id, { status: 'draft' });
  const writer = await server.signInAs('expert', { orgId: org.id, personId: draft.id });
  expect(await writer.call(people.updateOwn, { body: emptied })).toMatchObject({ headline: '' });
});

test('a member of staff is asked for no field that staff profiles lack', async () => {
  await using server = await buildTestApp();
  const org = await server.given.organisation();
  const petra = await server.given.person(org.id, { kind: 'staff', topics: [], industries: [], image: null });
  const staff = await server.signInAs('staff', { orgId: org.id, personId: petra.id });
  expect((await staff.call(people.own)).missing).toEqual(['photo']);
});

test('an inquiry type given twice, a version that no row has, and half a character are told by field', async () => {
  await using server = await buildTestApp();
  const org = await server.given.organisation();
  const person = await server.given.person(org.id);
  const expert = await server.signInAs('expert', { orgId: org.id, personId: person.id });
  const taken = {
    type: 2 as const,
    accepts: 'yes' as const,
    notice_hours: null,
    conditions: null,
    away_from: null,
    away_to: null,
  };
  const refused = (change: object, path: string) =>
    expect(expert.call(people.updateOwn, { body: { version: 1, ...change } })).rejects.toMatchObject({
      status: 422,
      envelope: { fields: [{ path }] },
    });
  await refused({ availability: [taken, { ...taken, accepts: 'no' }] }, 'availability.1.type');
  await refused({ version: 2 ** 31 }, 'version');
  await refused({ biography: 'half of a face \uD83D' }, 'biography');
  const { availability } = await expert.call(people.updateOwn, {
    body: { version: 1, availability: [taken, { ...taken, type: 3 }] },
  });
  expect(availability).toHaveLength(2);
});
