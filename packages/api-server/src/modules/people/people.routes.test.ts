import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { activity, people, type PersonStatus } from '@rostrum/contracts';
import { peopleBulk, peopleFilterOptions, savedPeopleViews } from '@rostrum/contracts/people';
import type { CallError } from '../../testing/caller.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server[Symbol.asyncDispose]());

test('lists only people of the caller\u2019s organisation, by text, status and confirmation', async () => {
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
    publishedAt: null,
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
  await given.person(north.id, { kind: 'staff', lastname: 'Desk', image: '/portraits/a.svg', topics: [] });
  expect(await names({ kind: ['staff'] })).toEqual(['Pat Desk']);
  expect(await names({ missing: 'photo' })).toEqual(['Zoë Ångström', 'Bram Oyelaran']);
  // Staff profiles have no areas of expertise, so none is missing.
  expect(await names({ missing: 'topic' })).toEqual([]);
  expect((await admin.call(people.list, { query: { page_size: 1 } })).total).toBe(3);
});

test('an agent with a scope sees its departments only', async () => {
  const org = await server.given.organisation();
  await server.given.person(org.id, { lastname: 'Inside', department: 'Law' });
  const outside = await server.given.person(org.id, { lastname: 'Outside', department: 'Medicine' });
  const agent = await server.signInAs('agent', { orgId: org.id, scopes: { departments: ['Law'], tags: [] } });

  expect((await agent.call(people.list)).items.map(({ name }) => name)).toEqual(['Pat Inside']);
  await expect(agent.call(people.get, { params: { id: outside.id } })).rejects.toMatchObject({ status: 404 });
});

test('filters by term, country, agent and safety mode are offered within reach, and views are each person\u2019s own', async () => {
  const { id: orgId } = await server.given.organisation();
  const abroad = { topics: ['Storm surge'], industries: ['Insurance'], country: 'NL', department: 'Law' };
  await server.given.person(orgId, { lastname: 'Abroad', ...abroad });
  const guarded = { topics: [], industries: [], tags: ['STORM SURGE'], country: 'GB', safetyMode: true };
  await server.given.person(orgId, { lastname: 'Guarded', ...guarded });
  const admin = await server.signInAs('administrator', { orgId });
  const agent = await server.signInAs('agent', { orgId, scopes: { departments: ['Law'], tags: [] } });
  const names = async (query: object) =>
    (await admin.call(people.list, { query })).items.map(({ name }) => name);
  expect(await names({ classification: ['storm surge'] })).toEqual(['Pat Abroad', 'Pat Guarded']);
  expect(await names({ industry: ['insurance'] })).toEqual(['Pat Abroad']);
  expect(await names({ country: ['GB', 'FR'] })).toEqual(['Pat Guarded']);
  expect(await names({ safety: true })).toEqual(['Pat Guarded']);
  expect(await names({ agent: agent.userId })).toEqual(['Pat Abroad']);
  expect(await names({ agent: admin.userId })).toEqual([]);

  const options = await admin.call(peopleFilterOptions);
  expect(options).toMatchObject({
    industries: [{ value: 'Insurance', count: 1 }],
    classifications: [{ label: expect.stringMatching(/storm surge/i), count: 2 }],
    countries: [{ label: 'United Kingdom' }, { label: 'Netherlands' }],
    safety: 1,
    agents: [{ id: agent.userId }],
  });
  expect(await agent.call(peopleFilterOptions)).toMatchObject({
    classifications: [{ value: 'Storm surge', count: 1 }],
    agents: [],
  });

  const view = await admin.call(savedPeopleViews.save, { body: { name: 'Abroad', query: '?country=NL' } });
  await admin.call(savedPeopleViews.save, { body: { name: 'Abroad', query: '?country=FR' } });
  expect((await admin.call(savedPeopleViews.list)).items).toEqual([{ ...view, query: '?country=FR' }]);
  expect((await agent.call(savedPeopleViews.list)).items).toEqual([]);
  const params = { id: view.id };
  await expect(agent.call(savedPeopleViews.remove, { params })).rejects.toMatchObject({ status: 404 });
  await admin.call(savedPeopleViews.remove, { params });
  expect((await admin.call(savedPeopleViews.list)).items).toEqual([]);
  const expert = await server.signInAs('expert', { orgId });
  await expect(expert.call(savedPeopleViews.list)).rejects.toMatchObject({ status: 403 });
});

test('access and tags of several are changed at once, and given back', async () => {
  const { id: orgId } = await server.given.organisation();
  const first = await server.given.person(orgId, { tags: ['Law'], access: 'unlisted' });
  const second = await server.given.person(orgId, { tags: Array.from({ length: 30 }, (_, at) => `t${at}`) });
  const ids = [first.id, second.id];
  const admin = await server.signInAs('administrator', { orgId });
  const set = await admin.call(peopleBulk.setAccess, { body: { ids, access: 'unlisted' } });
  expect(set).toEqual({ changed: [second.id], former: [{ id: second.id, access: 'public' }], refused: [] });
  expect((await admin.call(people.list, { query: { access: ['unlisted'] } })).total).toBe(2);

  const tag = { tag: 'Flood', is_set: true };
  expect(await admin.call(peopleBulk.setTag, { body: { ids, ...tag } })).toMatchObject({
    changed: [first.id],
    refused: [{ id: second.id, reason: 'Has 30 tags already.' }],
  });
  // The same word in other letters is there already.
  const again = { ids: [first.id], tag: 'FLOOD', is_set: true };
  expect((await admin.call(peopleBulk.setTag, { body: again })).changed).toEqual([]);
  const agent = await server.signInAs('agent', { orgId, scopes: { departments: [], tags: ['Law'] } });
  const own = { ids: [first.id], tag: 'Law', is_set: false };
  expect((await agent.call(peopleBulk.setTag, { body: own })).refused).toHaveLength(1);
  await expect(agent.call(peopleBulk.setTag, { body: { ...own, ids } })).rejects.toMatchObject({
    status: 404,
  });
  expect((await agent.call(peopleBulk.setTag, { body: { ...own, tag: 'flood' } })).changed).toEqual([
    first.id,
  ]);
  expect((await admin.call(people.get, { params: { id: first.id } })).tags).toEqual(['Law']);
});

test('consent of several is written down for each with how it was given; what stands stays', async () => {
  const { id: orgId } = await server.given.organisation();
  const admin = await server.signInAs('administrator', { orgId });
  const fresh = await server.given.person(orgId, { status: 'draft', consentAt: null });
  const agreed = await server.given.person(orgId, { status: 'draft' });
  const call = { body: { ids: [fresh.id, agreed.id], how: 'By the form of 12 November' } };
  expect(await admin.call(peopleBulk.recordConsent, call)).toMatchObject({
    changed: [fresh.id],
    refused: [{ id: agreed.id, reason: 'Agreed already.' }],
  });
  expect((await admin.call(people.get, { params: { id: fresh.id } })).consent_at).not.toBeNull();
  const recorded = (await admin.call(people.activity)).items.filter(({ verb }) =>
    verb.startsWith('person.consent'),
  );
  expect(recorded).toHaveLength(1);
  const agent = await server.signInAs('agent', { orgId, scopes: { departments: [], tags: ['None'] } });
  await expect(agent.call(peopleBulk.recordConsent, call)).rejects.toMatchObject({ status: 404 });
});

test('publishing says for each profile why it could not be, and is written down', async () => {
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
  expect(result.refused).toEqual([{ id: bare.id, name: 'Pat Bare', reason: 'Missing: headline and photo.' }]);
  const log = await admin.call(activity.list, { query: { entity: 'person' } });
  expect(log.items.map(({ text }) => text)).toEqual(['set Pat Ready to published']);
});

test('an archived profile goes back to what it was, through the gate it came in by', async () => {
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
  const org = await server.given.organisation();
  const person = await server.given.person(org.id, { completeness: 0 });
  const expert = await server.signInAs('expert', { orgId: org.id, personId: person.id });

  const changed = await expert.call(people.updateOwn, {
    body: { version: 1, headline: 'Models storm surges' },
  });
  expect(changed).toMatchObject({ headline: 'Models storm surges', version: 2 });
  // Only the photo is missing; the column that was stored as 0 is not asked.
  expect([changed.completeness, changed.requirements]).toEqual([83, { met: 5, of: 6 }]);
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
  const org = await server.given.organisation();
  const petra = await server.given.person(org.id, { kind: 'staff', topics: [], industries: [], image: null });
  const staff = await server.signInAs('staff', { orgId: org.id, personId: petra.id });
  expect((await staff.call(people.own)).missing).toEqual(['photo']);
});

test('an inquiry type given twice, a version that no row has, and half a character are told by field', async () => {
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
