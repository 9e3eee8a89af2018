import { analytics, search } from '@rostrum/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { events } from './events.schema.ts';
import { everyOrganisation } from './events.repository.ts';

async function createScene() {
  const server = await buildTestApp({ servers: 2 });
  const organisations = [];
  for (let count = 0; count < 5; count += 1) organisations.push(await server.given.organisation());
  const seekers = [await server.signInAs('media'), await server.signInAs('legal')] as const;
  const gaps = () => server.db.select().from(events).where(eq(events.name, 'search_zero'));
  const shownTo = async (orgId: string) => {
    const admin = await server.signInAs('administrator', { orgId });
    return (await admin.call(analytics.overview)).searches_without_result;
  };
  return { server, organisations, seekers, gaps, shownTo };
}

let shared: Awaited<ReturnType<typeof createScene>>;
beforeAll(async () => {
  shared = await createScene();
});
beforeEach(() => shared.server.db.delete(events));
afterAll(() => shared.server[Symbol.asyncDispose]());

test('twelve searches of one seeker are twelve rows at most, however many organisations there are, and shown to none', async () => {
  const { organisations, seekers, gaps, shownTo } = shared;
  for (let count = 0; count < 6; count += 1)
    for (const q of [`buyzeppelins ${count}`, 'the same again'])
      await seekers[0].call(search.find, { query: { q } });
  await vi.waitFor(async () =>
    expect(new Set((await gaps()).map(({ searchText }) => searchText)).size).toBe(7),
  );
  expect((await gaps()).length).toBeLessThanOrEqual(12);
  expect(new Set((await gaps()).map(({ orgId }) => orgId))).toEqual(new Set([everyOrganisation]));
  for (const { id } of organisations.slice(0, 2)) expect(await shownTo(id)).toEqual([]);
});

test('what five people searched for is shown to public organisations, but not to the searcher’s own', async () => {
  const { server, organisations, seekers, gaps, shownTo } = shared;
  const [own, other] = organisations;
  const hidden = await server.given.organisation({ directoryAccess: 'private' });
  const member = await server.signInAs('administrator', { orgId: own?.id ?? '' });
  const others = await Promise.all([1, 2, 3].map(() => server.signInAs('media')));
  for (const one of [seekers[0], member, ...others])
    await one.call(search.find, { query: { q: 'Xylophones' } });
  await vi.waitFor(async () => expect(await gaps()).toHaveLength(5));
  expect(await shownTo(other?.id ?? '')).toEqual([{ text: 'xylophones', count: 5 }]);
  expect(await shownTo(own?.id ?? '')).toEqual([]);
  expect(await shownTo(hidden.id)).toEqual([]);
  await seekers[1].call(search.find, { query: { q: 'xylophones' } });
  await vi.waitFor(async () => expect(await gaps()).toHaveLength(6));
  expect(await shownTo(own?.id ?? '')).toEqual([{ text: 'xylophones', count: 5 }]);
});

test('addresses and numbers that were searched for are counted without their words', async () => {
  const { organisations, seekers, gaps, shownTo } = shared;
  for (const seeker of seekers)
    for (const q of ['ada@paper.example', '+44 20 7946 0100'])
      await seeker.call(search.find, { query: { q } });
  await vi.waitFor(async () => expect(await gaps()).toHaveLength(2));
  expect((await gaps()).map(({ searchText }) => searchText)).toEqual([null, null]);
  expect(await shownTo(organisations[0]?.id ?? '')).toEqual([]);
});
