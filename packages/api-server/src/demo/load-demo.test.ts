import { count } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { savedSearches, suggestions } from '@rostrum/contracts';
import { alertRepository } from '../modules/saved-searches/alerts.repository.ts';
import { activityRepository, firstBrokenLink } from '@rostrum/server-kit/audit';
import { events } from '../modules/events/events.schema.ts';
import { inquiries } from '../modules/inquiries/inquiries.schema.ts';
import { organisations, users } from '@rostrum/identity/schema';
import { buildTestApp } from '../testing/build-test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { loadDemo } from './load-demo.ts';

const now = new Date('2026-11-19T10:12:00Z');
const hashPassword = async () => '$argon2id$v=19$m=8,t=1,p=1$c2FsdHNhbHQ$aGFzaA';

describe('loading the demonstration', () => {
  test('fills an empty database once, in whole, with a log that holds', async () => {
    await using database = await createTestDatabase();
    const { db } = database;
    expect(
      await Promise.all([loadDemo(db, { now, hashPassword }), loadDemo(db, { now, hashPassword })]),
    ).toContain(true);
    expect(await loadDemo(db, { now, hashPassword })).toBe(false);

    const total = async (table: typeof organisations | typeof inquiries | typeof events) =>
      (await db.select({ total: count() }).from(table))[0]?.total;
    expect(await total(organisations)).toBe(5);
    expect(await total(inquiries)).toBe(300);
    expect(await total(events)).toBeGreaterThan(12_000);
    for (const { id } of await db.select({ id: organisations.id }).from(organisations))
      expect(firstBrokenLink(await activityRepository.chain(db, id))).toBeUndefined();
  });

  test('keeps searches with new matches, and has mailed nobody', async () => {
    await using app = await buildTestApp({ clock: () => now });
    await loadDemo(app.db, { now, hashPassword });
    const [callum] = (await app.db.select().from(users)).filter(({ lastname }) => lastname === 'Strand');
    if (!callum) throw new Error('Callum Strand is missing.');
    const { call } = await app.signIn(callum.id, null);
    const { items } = await call(savedSearches.list);
    expect(items.map(({ new_matches }) => new_matches)).toEqual([2, 1, 0]);
    const { beats, people } = await call(suggestions.list);
    expect(beats).toHaveLength(3);
    expect(people.length).toBeGreaterThan(1);
    expect(await alertRepository.due(app.db, now, { limit: 10 })).toEqual([]);
  });

  test('leaves nothing behind when it fails half-way', async () => {
    await using database = await createTestDatabase();
    await database.db.execute('alter table activity_entries add constraint refused check (sequence < 100)');
    await expect(loadDemo(database.db, { now, hashPassword })).rejects.toThrow(/activity_entries/);
    expect(await database.db.select({ id: organisations.id }).from(organisations)).toEqual([]);
  });

  test('shows the administrator the stories of the day', async () => {
    await using app = await buildTestApp({ clock: () => now });
    await loadDemo(app.db, { now, hashPassword });
    const people = await app.db.select().from(users);
    const [northmere] = (await app.db.select().from(organisations)).filter(
      ({ companyUsername }) => companyUsername === 'northmere',
    );
    const ines = people.find(({ email }) => email === 'administrator@rostrum.example');
    if (!ines || !northmere) throw new Error('The administrator of Northmere is missing.');
    const session = await app.signIn(ines.id, northmere.id);
    const answer = await app.app.inject({
      method: 'GET',
      url: `/app/inquiries/${session.identifier}?view=all_open&sort=deadline`,
      headers: { authorization: `Bearer ${session.token}` },
    });
    expect(answer.statusCode).toBe(200);
    const { data } = answer.json<{ data: { total: number; items: { subject: string }[] } }>();
    expect(data.total).toBe(27);
    expect(data.items[0]?.subject).toBe('Storm surge barriers: enough for Port Selby?');

    const portrait = await app.app.inject({ method: 'GET', url: '/portraits/maren-okonjo-hale.svg' });
    expect(portrait.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect((await app.app.inject({ method: 'GET', url: '/covers/nothing.svg' })).statusCode).toBe(404);
  });
});
