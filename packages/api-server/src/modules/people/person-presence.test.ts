import { people, publicProfiles, search, type PersonAvailability } from '@rostrum/contracts';
import { personPresence, personPreview } from '@rostrum/contracts/people';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { endSafety } from './end-safety.job.ts';
import { people as peopleTable } from './people.schema.ts';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server[Symbol.asyncDispose]());

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

/** An expert with an account, in an organisation with an administrator and somebody who looks from outside. */
async function setOut(username: string) {
  const admin = await server.signInAs('administrator');
  const orgId = admin.orgId ?? '';
  const person = await server.given.person(orgId, {
    username,
    lastname: `Zz${username}`,
    department: 'Coasts',
    topics: ['Storm surge', 'Tides'],
    image: '/portraits/a.svg',
  });
  const expert = await server.signInAs('expert', { orgId, personId: person.id });
  const seeker = await server.signInAs('media');
  return {
    admin,
    orgId,
    person,
    expert,
    params: { id: person.id },
    seen: () => seeker.call(publicProfiles.person, { params: { username } }),
    found: async () => (await seeker.call(search.find, { query: { q: `Zz${username}` } })).total,
  };
}

test('an expert turns safety mode on: hidden everywhere at once, back by hand or when its time is over', async () => {
  const { admin, expert, params, seen, found } = await setOut('guarded');
  expect([(await seen()).image, await found()]).toEqual(['/portraits/a.svg', 1]);
  const until = new Date(Date.now() + 3_600_000).toISOString();

  const on = await expert.call(personPresence.setSafety, { params, body: { is_on: true, until } });
  expect(on.safety).toEqual({ is_on: true, until });
  expect([(await seen()).image, await found()]).toEqual([null, 0]);

  // Its time is not over a minute before, and is at the moment itself.
  expect(await endSafety(server.db, new Date(Date.parse(until) - 60_000))).toBe(0);
  expect(await endSafety(server.db, new Date(until))).toBe(1);
  expect([(await seen()).image, await found()]).toEqual(['/portraits/a.svg', 1]);

  // Somebody else saved meanwhile: no version holds this up. Without an end, no clock ends it.
  await admin.call(people.update, {
    params,
    body: { version: on.version + 1, headline: 'Another headline' },
  });
  await expert.call(personPresence.setSafety, { params, body: { is_on: true } });
  expect(await endSafety(server.db, new Date('2999-01-01'))).toBe(0);
  const off = await admin.call(personPresence.setSafety, { params, body: { is_on: false } });
  expect(off.safety).toEqual({ is_on: false, until: null });

  const steps = (await admin.call(people.activity, { query: { what: 'edited' } })).items
    .filter(({ verb }) => verb === 'person.safety')
    .map(({ text }) => text);
  expect(steps).toEqual([
    expect.stringMatching(/^turned safety mode off for .+ Zzguarded$/),
    'turned safety mode on for themselves',
    expect.stringContaining('as planned'),
    'turned safety mode on for themselves',
  ]);
});

test('safety mode is set by those who look after the profile, for a moment to come', async () => {
  const { expert, orgId, params } = await setOut('reached');
  const body = { is_on: true };
  const past = { is_on: true, until: new Date(Date.now() - 1000).toISOString() };
  await expect(expert.call(personPresence.setSafety, { params, body: past })).rejects.toMatchObject({
    envelope: { fields: [{ path: 'until' }] },
  });
  const other = await server.given.person(orgId, { department: 'Law' });
  const colleague = await server.signInAs('expert', { orgId, personId: other.id });
  await expect(colleague.call(personPresence.setSafety, { params, body })).rejects.toMatchObject({
    status: 404,
  });
  const agent = await server.signInAs('agent', { orgId, scopes: { departments: ['Coasts'], tags: [] } });
  expect((await agent.call(personPresence.setSafety, { params, body })).safety.is_on).toBe(true);
  await expect(
    agent.call(personPresence.setSafety, { params: { id: other.id }, body }),
  ).rejects.toMatchObject({ status: 404 });
});

test('days away stand with every type, name the colleague in public, and outlive a page that was read before', async () => {
  const { expert, orgId, params, seen } = await setOut('travelling');
  const near = await server.given.person(orgId, {
    username: 'near-colleague',
    topics: ['tides'],
    department: 'Coasts',
  });
  const far = await server.given.person(orgId, { topics: ['Law'], department: 'Law' });
  await server.given.person(orgId, { topics: ['tides', 'storm surge'], status: 'draft' });
  const { items } = await expert.call(personPresence.colleagues, { params });
  expect(items.map(({ id, shared_topics }) => [id, shared_topics])).toEqual([
    [near.id, 1],
    [far.id, 0],
  ]);

  const { version, availability } = await expert.call(people.own);
  const media: PersonAvailability = {
    type: 2,
    accepts: 'yes',
    notice_hours: 4,
    conditions: null,
    away_from: null,
    away_to: null,
  };
  const away = { from: day(-1), to: day(5), colleague_id: near.id };
  const set = await expert.call(personPresence.setAway, { params, body: { ...away, version } });
  expect(set.away).toMatchObject({ from: away.from, to: away.to, colleague: { id: near.id } });
  expect(set.availability).toHaveLength(10);
  expect((await seen()).away).toMatchObject({ colleague: { username: 'near-colleague' } });

  // A page that was read before sends its rows without days; nor can it say others.
  expect(availability).toEqual([]);
  const kept = await expert.call(people.updateOwn, { body: { version: set.version, availability: [media] } });
  expect(kept.away).toMatchObject({ to: away.to });
  expect(kept.availability[0]).toMatchObject({ type: 2, accepts: 'yes', away_to: expect.any(String) });

  // Whoever cannot be asked themselves is not named.
  await server.db.update(peopleTable).set({ safetyMode: true }).where(eq(peopleTable.id, near.id));
  expect((await seen()).away).toMatchObject({ colleague: null });

  expect((await expert.call(personPresence.endAway, { params })).away).toBeNull();
  expect((await seen()).away).toBeNull();
});

test('days away that are over, turned round, or name a stranger are refused', async () => {
  const { expert, params, person } = await setOut('refused');
  const send = (body: { from: string; to: string; colleague_id: string | null }) =>
    expert.call(personPresence.setAway, { params, body: { ...body, version: 1 } });
  const foreign = await server.given.person((await server.given.organisation()).id);
  for (const [body, path] of [
    [{ from: day(-9), to: day(-3), colleague_id: null }, 'to'],
    [{ from: day(3), to: day(1), colleague_id: null }, 'to'],
    [{ from: day(1), to: day(3), colleague_id: foreign.id }, 'colleague_id'],
    [{ from: day(1), to: day(3), colleague_id: person.id }, 'colleague_id'],
  ] as const)
    await expect(send(body)).rejects.toMatchObject({ envelope: { fields: [{ path }] } });
  expect((await expert.call(people.own)).away).toBeNull();
});

test('media readiness is saved, shown in public, and taken back', async () => {
  const { expert, params, seen } = await setOut('ready');
  const none = { live_tv: false, radio: false, podcast: false, phone: false, studio: false };
  const save = (version: number, body: object) =>
    expert.call(personPresence.setReadiness, {
      params,
      body: { ...none, reachable_from: null, reachable_to: null, ...body, version },
    });
  const saved = await save(1, { radio: true, reachable_from: '07:00', reachable_to: '21:00' });
  expect((await seen()).readiness).toMatchObject({
    ...none,
    radio: true,
    reachable_from: '07:00',
    reachable_to: '21:00',
  });
  // What an area that is older than the field leaves out stays; what it empties is gone.
  const terms = { on_camera_training_date: '2026-03-14', max_notice_minutes: 45 };
  const trained = await save(saved.version, { ...terms, radio: true });
  expect((await seen()).readiness).toMatchObject(terms);
  const older = await save(trained.version, { radio: true });
  expect(older.readiness).toMatchObject({ ...terms, reachable_from: null });
  await expect(save(older.version, { max_notice_minutes: -1 })).rejects.toMatchObject({
    envelope: { fields: [{ path: 'max_notice_minutes' }] },
  });
  await expect(save(1, { studio: true })).rejects.toMatchObject({ code: 'version_conflict' });
  await expect(save(older.version, { reachable_from: '07:00' })).rejects.toMatchObject({
    envelope: { fields: [{ path: 'reachable_to' }] },
  });
  const taken = await save(older.version, { on_camera_training_date: '', max_notice_minutes: null });
  expect(taken.readiness).toBeNull();
});

test('the preview shows a draft as its public page would, to those who look after it alone', async () => {
  const { admin, expert, orgId, params, person } = await setOut('previewed');
  await server.db.update(peopleTable).set({ status: 'draft' }).where(eq(peopleTable.id, person.id));
  const seen = await admin.call(personPreview, { params });
  expect(seen).toMatchObject({
    username: 'previewed',
    topics: ['Storm surge', 'Tides'],
    image: '/portraits/a.svg',
  });
  expect(seen).not.toHaveProperty('email');
  expect((await expert.call(personPreview, { params })).username).toBe('previewed');
  const colleague = await server.signInAs('expert', {
    orgId,
    personId: (await server.given.person(orgId, {})).id,
  });
  await expect(colleague.call(personPreview, { params })).rejects.toMatchObject({ status: 404 });
});
