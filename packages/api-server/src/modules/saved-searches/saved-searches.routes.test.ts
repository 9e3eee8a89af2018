import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { maximumSavedSearches, regions, savedSearches, searchFilters } from '@rostrum/contracts';
import { memberships, organisations } from '@rostrum/identity/schema';
import { people } from '../people/people.schema.ts';
import { savedSearchFinds } from './saved-searches.schema.ts';
import { alertScene } from '../../testing/scenes/alert-scene.ts';

const surge = searchFilters.parse({ q: 'storm surge' });

test('a search is saved under its words, once, renamed and removed', async () => {
  await using scene = await alertScene();
  const seeker = await scene.server.signInAs('media');
  const filters = searchFilters.parse({ q: 'storm surge', language: ['no'], ready: ['radio'] });
  const saved = await seeker.call(savedSearches.save, { body: { filters } });
  expect(saved).toMatchObject({
    name: 'storm surge, Norwegian, radio',
    alert: 'off',
    new_matches: 0,
    filters,
  });

  // The order of the results decides nothing about who matches.
  await expect(
    seeker.call(savedSearches.save, { body: { filters: { ...filters, sort: 'name' } } }),
  ).rejects.toMatchObject({ status: 409, code: 'already_exists' });

  const params = { id: saved.id };
  const renamed = await seeker.call(savedSearches.change, {
    params,
    body: { name: 'The barrier', alert: 'daily' },
  });
  expect(renamed).toMatchObject({ name: 'The barrier', alert: 'daily' });
  await seeker.call(savedSearches.remove, { params });
  expect((await seeker.call(savedSearches.list)).items).toEqual([]);
});

test('an organisation is called by its name, and told as gone when nobody finds it any more', async () => {
  await using scene = await alertScene();
  const { server, org } = scene;
  const seeker = await server.signInAs('media');
  const filters = searchFilters.parse({ q: 'tides', organisation: ['northmere', 'never-was'] });
  const saved = await seeker.call(savedSearches.save, { body: { filters } });
  expect(saved).toMatchObject({
    name: 'tides, Northmere University, never-was (no longer listed)',
    unlisted_organisations: ['never-was'],
  });

  await server.db.update(organisations).set({ status: 'closed' }).where(eq(organisations.id, org.id));
  expect((await seeker.call(savedSearches.list)).items[0]?.unlisted_organisations).toEqual([
    'northmere',
    'never-was',
  ]);
});

test('an organisation that keeps to itself is named to its own people only', async () => {
  await using scene = await alertScene();
  const { server, org } = scene;
  await server.db
    .update(organisations)
    .set({ directoryAccess: 'private' })
    .where(eq(organisations.id, org.id));
  const agent = await server.given.user('agent', { orgId: org.id });
  const member = await server.signIn(agent.id, org.id);
  const seeker = await server.signInAs('media');
  const body = { filters: searchFilters.parse({ organisation: ['northmere'] }) };
  expect(await member.call(savedSearches.save, { body })).toMatchObject({
    name: 'Northmere University',
    unlisted_organisations: [],
  });
  expect(await seeker.call(savedSearches.save, { body })).toMatchObject({
    name: 'northmere (no longer listed)',
    unlisted_organisations: ['northmere'],
  });
});

test('counts who matches newly since the search was last opened', async () => {
  await using scene = await alertScene();
  const { server, clock, rounds, surgeExpert, org } = scene;
  await surgeExpert('there-before');
  const seeker = await server.signInAs('media');
  const saved = await seeker.call(savedSearches.save, { body: { filters: surge } });
  const params = { id: saved.id };
  const count = async () => {
    clock.now = new Date(clock.now.getTime() + 60_000);
    await rounds();
    return (await seeker.call(savedSearches.list)).items[0]?.new_matches;
  };
  expect(await count()).toBe(0);

  await surgeExpert('new');
  await surgeExpert('private', { access: 'private' });
  const draft = await surgeExpert('draft', { status: 'draft' });
  const other = await server.given.person(org.id, { username: 'learns' });
  expect(await count()).toBe(1);
  await server.db.update(people).set({ status: 'published' }).where(eq(people.id, draft.id));
  await server.db
    .update(people)
    .set({ topics: ['Testing', 'Storm surge'] })
    .where(eq(people.id, other.id));
  // A change that makes no one a new match.
  await server.db.update(people).set({ city: 'Selby' }).where(eq(people.username, 'there-before'));
  expect(await count()).toBe(3);
  await server.db.update(people).set({ status: 'unpublished' }).where(eq(people.id, draft.id));
  expect(await count()).toBe(2);

  expect((await seeker.call(savedSearches.seen, { params })).new_matches).toBe(0);
  await server.db.update(people).set({ status: 'published' }).where(eq(people.id, draft.id));
  expect(await count()).toBe(0);
});

test('a search over every region, by many words, is saved and matched', async () => {
  await using scene = await alertScene();
  const { server, clock, rounds, surgeExpert } = scene;
  const seeker = await server.signInAs('media');
  const filters = searchFilters.parse({
    q: 'storm surge barriers estuary flood defence coastal erosion',
    region: [...regions],
    exact: false,
  });
  await seeker.call(savedSearches.save, { body: { filters } });
  await seeker.call(savedSearches.save, { body: { filters: { ...filters, q: 'storm surge' } } });
  await surgeExpert('new', { country: 'NO' });
  clock.now = new Date(clock.now.getTime() + 60_000);
  await rounds();
  const { items } = await seeker.call(savedSearches.list);
  expect(items.map(({ new_matches: count }) => count)).toContain(1);
});

test('a member is told of those whom only the own organisation finds, until the membership ends', async () => {
  await using scene = await alertScene();
  const { server, rounds, surgeExpert, org } = scene;
  const member = await server.signInAs('administrator', { orgId: org.id });
  const stranger = await server.signInAs('administrator');
  for (const each of [member, stranger]) await each.call(savedSearches.save, { body: { filters: surge } });
  await surgeExpert('inside', { access: 'private' });
  await rounds();
  expect((await member.call(savedSearches.list)).items[0]?.new_matches).toBe(1);
  expect((await stranger.call(savedSearches.list)).items[0]?.new_matches).toBe(0);

  await server.db.delete(memberships).where(eq(memberships.userId, member.userId));
  await surgeExpert('inside-later', { access: 'private' });
  await rounds();
  expect(await server.db.$count(savedSearchFinds)).toBe(1);
});

test('the filter "confirmed within a year" finds whoever confirms', async () => {
  await using scene = await alertScene();
  const { server, rounds, surgeExpert } = scene;
  const expert = await surgeExpert('silent', { lastConfirmedAt: null });
  const seeker = await server.signInAs('media');
  await seeker.call(savedSearches.save, { body: { filters: { ...surge, confirmed: true } } });
  await server.db.update(people).set({ lastConfirmedAt: new Date() }).where(eq(people.id, expert.id));
  await rounds();
  expect((await seeker.call(savedSearches.list)).items[0]?.new_matches).toBe(1);
});

test('a hundred are enough, also when they come at once', async () => {
  await using scene = await alertScene();
  const seeker = await scene.server.signInAs('media');
  const save = (number: number) =>
    seeker.call(savedSearches.save, { body: { filters: searchFilters.parse({ q: `search ${number}` }) } });
  for (let from = 0; from < maximumSavedSearches - 2; from += 14)
    await Promise.all(Array.from({ length: 14 }, (_, index) => save(from + index)));
  const tries = await Promise.allSettled(Array.from({ length: 6 }, (_, index) => save(1000 + index)));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  expect((await seeker.call(savedSearches.list)).items).toHaveLength(maximumSavedSearches);
});

test('the search of somebody else answers like one that is not there', async () => {
  await using scene = await alertScene();
  const seeker = await scene.server.signInAs('media');
  const other = await scene.server.signInAs('legal');
  const { id } = await seeker.call(savedSearches.save, { body: { filters: surge } });
  const answers = async (params: { id: string }) =>
    Promise.allSettled([
      other.call(savedSearches.change, { params, body: { name: 'Mine' } }),
      other.call(savedSearches.seen, { params }),
      other.call(savedSearches.remove, { params }),
    ]).then((tries) => tries.map((each) => (each.status === 'rejected' ? each.reason.message : 'done')));
  const random = await answers({ id: '019a0000-0000-7000-8000-000000000000' });
  expect(random).toEqual(Array(3).fill(expect.stringContaining('404')));
  expect(await answers({ id })).toEqual(random);
  expect((await seeker.call(savedSearches.list)).items).toMatchObject([{ id, name: 'storm surge' }]);
});
