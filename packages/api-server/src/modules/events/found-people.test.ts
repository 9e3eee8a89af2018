import { search } from '@rostrum/contracts';
import { insights } from '@rostrum/contracts/analytics';
import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { events } from './events.schema.ts';
import { recountEvents } from './rollups/recount-events.ts';
import { rollUpEvents } from './rollups/roll-up-events.ts';

async function createScene(now = '2026-11-05T12:00:00Z') {
  const clock = { now: new Date(now) };
  const server = await buildTestApp({ clock: () => clock.now });
  const org = await server.given.organisation({ timezone: 'Europe/London' });
  const [one, two] = [
    await server.given.person(org.id, { topics: ['Storm surge'], tags: ['coast'] }),
    await server.given.person(org.id, { topics: ['Storm surge'] }),
  ];
  const found = () =>
    server.db
      .select({ id: events.entityId, text: events.searchText, internal: events.internal })
      .from(events)
      .where(eq(events.name, 'search_found'));
  const seekers = await Promise.all([1, 2, 3, 4, 5].map(() => server.signInAs('media')));
  return { server, clock, org, one, two, found, seekers };
}
const days = { range: 'custom', from: '2026-11-03', to: '2026-11-07' } as const;

test('a profile in the results is found by the words, once a day by each person, and never by what looks personal', async () => {
  const { server, org, one, two, found, seekers } = await createScene();
  await using _ = server;
  const [seeker] = seekers;
  const member = await server.signInAs('administrator', { orgId: org.id });
  for (const q of ['Storm  SURGE', 'storm surge', 'ada@paper.example', 'xylophones'])
    await seeker?.call(search.find, { query: { q } });
  await member.call(search.find, { query: { q: 'storm surge' } });
  await vi.waitFor(async () => expect(await found()).toHaveLength(4));
  const row = { text: 'storm surge', internal: false };
  expect(await found()).toEqual(
    expect.arrayContaining([
      { id: one.id, ...row },
      { id: two.id, ...row },
      { id: one.id, ...row, internal: true },
      { id: two.id, ...row, internal: true },
    ]),
  );
});

test('pages show the words of five or more, each for those in reach, the same from single events and from days', async () => {
  const { server, clock, org, one, found, seekers } = await createScene();
  await using _ = server;
  for (const seeker of seekers) await seeker.call(search.find, { query: { q: 'storm surge' } });
  await seekers[0]?.call(search.find, { query: { q: 'surge' } });
  await vi.waitFor(async () => expect(await found()).toHaveLength(12));
  clock.now = new Date('2026-11-07T12:00:00Z');
  const callers = [
    await server.signInAs('administrator', { orgId: org.id }),
    await server.signInAs('agent', { orgId: org.id, scopes: { departments: [], tags: ['coast'] } }),
    await server.signInAs('expert', { orgId: org.id, personId: one.id }),
  ];
  const read = () =>
    Promise.all(
      callers.map(async (caller) => (await caller.call(insights.people, { query: days })).found_by),
    );
  const shown = {
    groups: [{ key: 'storm surge', count: 5 }],
    // Two profiles in one result are one person still.
    small: { groups: 1, count: 1 },
  };
  const raw = await read();
  expect(raw).toEqual([shown, shown, shown]);
  expect(await rollUpEvents(server.db, clock.now)).toBeGreaterThan(0);
  await server.db.delete(events);
  expect(await read()).toEqual(raw);
});

test('words that are made up without end are counted together, and a recount finds no difference', async () => {
  const { server, clock, org, one } = await createScene();
  await using _ = server;
  await server.db.insert(events).values(
    Array.from({ length: 60 }, (_each, place) => ({
      orgId: org.id,
      name: 'search_found' as const,
      at: new Date('2026-11-04T10:00:00Z'),
      entityType: 'person' as const,
      entityId: one.id,
      searchText: `made up ${String(place).padStart(2, '0')}`,
      visitor: `visitor ${place}`,
    })),
  );
  clock.now = new Date('2026-11-07T12:00:00Z');
  const admin = await server.signInAs('administrator', { orgId: org.id });
  const { found_by } = await admin.call(insights.people, { query: days });
  expect(found_by).toEqual({ groups: [{ key: '', count: 10 }], small: { groups: 50, count: 50 } });
  await rollUpEvents(server.db, clock.now);
  expect((await recountEvents(server.db, { now: clock.now, mend: false })).differences).toEqual([]);
});
