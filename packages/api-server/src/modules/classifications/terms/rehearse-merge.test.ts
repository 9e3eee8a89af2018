import { activity } from '@rostrum/contracts';
import { classifications } from '@rostrum/contracts/settings';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { events } from '../../events/events.schema.ts';
import { people } from '../../people/people.schema.ts';
import { addTerm as add, listTopics as listOf } from './testing/term-calls.ts';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp({ worksJobs: false });
});
afterAll(() => server[Symbol.asyncDispose]());

test('what a reader of the directory finds is shown before and after a merge, and nothing of it stays', async () => {
  const admin = await server.signInAs('administrator');
  const orgId = admin.orgId ?? '';
  const stays = await add(admin, 'Storm surge');
  const goes = await add(admin, 'Tidal bores', { entry_terms: ['Eagre waves'] });
  const open = { status: 'published', access: 'public' } as const;
  const one = await server.given.person(orgId, { ...open, topics: ['Tidal bores'] });
  await server.given.person(orgId, { ...open, topics: ['Storm surge'] });
  await server.given.person(orgId, { ...open, topics: ['Storm surge', 'Tidal bores'] });
  await server.given.person(orgId, { ...open, topics: ['Law'] });
  // Readers do not see who is hidden, so they are not counted.
  await server.given.person(orgId, { ...open, access: 'private', topics: ['Storm surge'] });
  const see = (q: string, by = admin) =>
    by.call(classifications.seeMerge, { params: { id: goes.id }, query: { into: stays.id, q } });
  expect(await see('eagre waves')).toMatchObject({
    q: 'eagre waves',
    before: { experts: 2, via: 'Tidal bores' },
    after: { experts: 3, via: 'Storm surge' },
    old_address: { from: '/topics/tidal-bores', to: '/topics/storm-surge' },
  });
  // It was only tried out.
  const [row] = await server.db.select().from(people).where(eq(people.id, one.id));
  expect(row).toMatchObject({ topics: ['Tidal bores'], version: one.version });
  expect((await listOf(admin)).find(({ id }) => id === goes.id)).toEqual({
    ...goes,
    people: 2,
    filed: { people: 2, posts: 0, questions: 0 },
  });
  expect((await admin.call(activity.list)).items[0]?.text).not.toContain('merged');
  await expect(see('x', await server.signInAs('administrator'))).rejects.toMatchObject({ status: 404 });
  await expect(see('x', await server.signInAs('staff', { orgId }))).rejects.toMatchObject({ status: 403 });
});

test('a preview says how many searched for either term, each person once', async () => {
  const admin = await server.signInAs('administrator');
  const orgId = admin.orgId ?? '';
  const stays = await add(admin, 'Ice cores', { entry_terms: ['Firn cores'] });
  const goes = await add(admin, 'Ice drilling');
  const search_ = (searchText: string, visitor: string) =>
    server.db.insert(events).values({ orgId, name: 'search', searchText, visitor });
  await search_('ice cores', 'one');
  await search_('ice drilling', 'one');
  await search_('ice drilling', 'two');
  expect(
    await admin.call(classifications.previewMerge, { params: { id: goes.id }, query: { into: stays.id } }),
  ).toMatchObject({ searches: { now: 1, after: 2 }, entry_terms_now: 1, added_at: expect.any(String) });
});
