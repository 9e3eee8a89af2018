import { search } from '@rostrum/contracts';
import { eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { events } from './events.schema.ts';
import { everyOrganisation } from './events.repository.ts';

async function createScene() {
  const server = await buildTestApp();
  const { given } = server;
  const marine = await given.organisation({ companyUsername: 'Marine' });
  const coast = await given.organisation({ companyUsername: 'coast' });
  const hidden = await given.organisation({ directoryAccess: 'private' });
  for (const { id } of [marine, coast, hidden]) await given.person(id, { topics: ['Storm surge'] });
  const counted = async () =>
    (await server.db.select().from(events).where(ne(events.name, 'search_found'))).map(
      ({ orgId, name, searchText, results, internal, seekerType }) => ({
        orgId,
        name,
        searchText,
        results,
        internal,
        seekerType,
      }),
    );
  return { server, marine, coast, hidden, counted };
}

let shared: Awaited<ReturnType<typeof createScene>>;
beforeAll(async () => {
  shared = await createScene();
});
beforeEach(() => shared.server.db.delete(events));
afterAll(() => shared.server[Symbol.asyncDispose]());

test('a search counts once for each public organisation whose people were found', async () => {
  const { server, marine, coast, counted } = shared;
  const seeker = await server.signInAs('media');
  await seeker.call(search.find, { query: { q: 'Storm SURGE' } });
  const row = { name: 'search', searchText: 'storm surge', results: 2, internal: false, seekerType: 'media' };
  await vi.waitFor(async () => {
    const rows = await counted();
    expect(rows).toHaveLength(2);
    expect(rows).toEqual(expect.arrayContaining([marine, coast].map(({ id }) => ({ ...row, orgId: id }))));
  });
});

test('of whoever asks not to be tracked no search is counted', async () => {
  // By itself: what the tests beside it count late would count here, too.
  const scene = await createScene();
  await using server = scene.server;
  const { coast } = scene;
  const [shy, other] = [await server.signInAs('media'), await server.signInAs('media')];
  const { statusCode } = await server.app.inject({
    url: `${search.find.path.replace('{identifier}', shy.identifier)}?q=storm+surge`,
    headers: { authorization: `Bearer ${shy.token}`, dnt: '1' },
  });
  expect(statusCode).toBe(200);
  // Counted after it, and found when the first would long be there.
  await other.call(search.find, { query: { q: 'storm surge' } });
  const all = () => server.db.select().from(events).where(eq(events.orgId, coast.id));
  await vi.waitFor(async () =>
    expect((await all()).map(({ name }) => name).toSorted()).toEqual(['search', 'search_found']),
  );
});

test('of a member it is marked as internal in the own organisation alone', async () => {
  const { server, marine, coast, counted } = shared;
  const member = await server.signInAs('administrator', { orgId: marine.id });
  await member.call(search.find, { query: { q: 'storm surge' } });
  await vi.waitFor(async () => {
    const rows = await counted();
    expect(rows.map(({ orgId, internal, seekerType }) => ({ orgId, internal, seekerType }))).toEqual(
      expect.arrayContaining([
        { orgId: marine.id, internal: true, seekerType: null },
        { orgId: coast.id, internal: false, seekerType: null },
      ]),
    );
  });
});

test('an empty staff tab beside experts who were found is no gap', async () => {
  const { server, counted } = shared;
  const seeker = await server.signInAs('media');
  await seeker.call(search.find, { query: { q: 'storm surge', active: 'staff' } });
  // Counts are written one after the other: once the later one is there, the earlier one would be.
  await seeker.call(search.find, { query: { q: 'xylophones' } });
  await vi.waitFor(async () => {
    const gaps = (await counted()).filter(({ name }) => name === 'search_zero');
    expect(gaps.map(({ searchText }) => searchText)).toEqual(['xylophones']);
  });
});

test('where nobody is found it is one gap of every public organisation, or of the one that was chosen', async () => {
  const { server, coast, counted } = shared;
  const seeker = await server.signInAs('media');
  const gapsOf = (text: string) =>
    vi.waitFor(async () => {
      const rows = (await counted()).filter(({ searchText }) => searchText === text);
      expect(rows).not.toEqual([]);
      return rows.map(({ orgId, name, results }) => [orgId, name, results]);
    });
  await seeker.call(search.find, { query: { q: 'xylophones' } });
  expect(await gapsOf('xylophones')).toEqual([[everyOrganisation, 'search_zero', 0]]);
  await seeker.call(search.find, { query: { q: 'zeppelins', organisation: ['coast'] } });
  expect(await gapsOf('zeppelins')).toEqual([[coast.id, 'search_zero', 0]]);
});
