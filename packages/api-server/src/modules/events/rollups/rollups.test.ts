import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { analytics } from '@rostrum/contracts';
import { insights } from '@rostrum/contracts/analytics';
import { organisations } from '@rostrum/identity/schema';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { pruningLimit } from '../event-retention.ts';
import { eventRepository } from '../events.repository.ts';
import { events } from '../events.schema.ts';
import { recountEvents } from './recount-events.ts';
import { eventCounts } from './rollups.schema.ts';
import { rollUpEvents } from './roll-up-events.ts';

const minute = 60_000;
/** The clocks go back on the day after in London, a week later in New York. */
const start = Date.parse('2026-10-24T05:00:00Z');

const names = ['profile_view', 'inquiry_open', 'post_view', 'question_view', 'share', 'vcard'] as const;
const types = { post_view: 'post', question_view: 'question' } as const;
const sources = ['direct', 'search', 'ai'] as const;

async function scene() {
  const server = await buildTestApp({ servers: 2, clock: () => new Date('2026-11-05T12:00:00Z') });
  const { given, db } = server;
  const visit = async (timezone: string) => {
    const { id: orgId } = await given.organisation({ timezone });
    const [one, two] = [await given.person(orgId, { tags: ['coast'] }), await given.person(orgId)];
    const post = await given.post(orgId, { publishedAt: new Date(start) });
    const question = await given.question(orgId, { status: 'answered' });
    const about = { post_view: post.id, question_view: question.id } as Record<string, string>;
    // Every 47 minutes for twelve days: some stand within minutes of each midnight.
    await db.insert(events).values(
      Array.from({ length: 360 }, (_, place) => {
        const name = names[place % names.length] ?? 'share';
        return {
          orgId,
          name,
          at: new Date(start + place * 47 * minute),
          entityType: name === 'post_view' || name === 'question_view' ? types[name] : ('person' as const),
          entityId: about[name] ?? (place % 4 === 0 ? one.id : two.id),
          visitor: place % 50 === 0 ? null : `v${place % 7}`,
          source: sources[place % 3] ?? 'direct',
          referrerHost: place % 3 === 1 ? `site${place % 2}.example` : null,
          device: 'phone' as const,
          bot: place % 11 === 0,
          internal: place % 13 === 0,
        };
      }),
    );
    const admin = await server.signInAs('administrator', { orgId });
    const agent = await server.signInAs('agent', { orgId, scopes: { departments: [], tags: ['coast'] } });
    return { orgId, admin, agent };
  };
  const london = await visit('Europe/London');
  const all = [london, await visit('America/New_York')];
  const query = { range: 'custom', from: '2026-10-24', to: '2026-11-01' } as const;
  const longDay = { range: 'custom', from: '2026-10-25', to: '2026-10-25' } as const;
  /** Every figure of every page, for those who see all and for those who see a part. */
  const read = async () => {
    const figures = [];
    for (const { admin, agent } of all)
      figures.push(
        await admin.call(insights.all, { query }),
        await admin.call(insights.all, { query: longDay }),
        await admin.call(insights.people, { query }),
        await admin.call(insights.posts, { query }),
        await admin.call(insights.qanda, { query }),
        await agent.call(insights.people, { query }),
        (await admin.call(analytics.overview, { query: { days: 7 } })).top_people,
      );
    return figures;
  };
  return { server, db, london, read };
}

test('days that are kept and single events give the same figures, in every time zone, over clock changes', async () => {
  const { server, db, london, read } = await scene();
  await using _ = server;
  const raw = await read();
  // Some days are kept, then all that are over: as after a week without a server.
  for (const moment of ['2026-10-29T23:30:00Z', '2026-11-05T12:00:00Z']) {
    expect(await rollUpEvents(db, new Date(moment))).toBeGreaterThan(1);
    expect(await read()).toEqual(raw);
  }
  const done = new Date('2026-11-05T12:00:00Z');
  expect(await rollUpEvents(db, done)).toBe(0);
  // Days of 24, 25 and 23 hours lie end to end.
  const gaps = await db.execute(
    sql`SELECT 1 FROM event_days d JOIN event_days n ON n.org_id = d.org_id AND n.day = d.day + 1 WHERE n.from_at <> d.until_at`,
  );
  expect(gaps.rows).toEqual([]);

  // A recount finds no difference, names one that was made, and mends it.
  expect((await recountEvents(db, { now: done, mend: false })).differences).toEqual([]);
  await db
    .update(eventCounts)
    .set({ count: sql`count + 1` })
    .where(eq(eventCounts.name, 'share'));
  const found = await recountEvents(db, { now: done, mend: true });
  expect(found.differences.flatMap((one) => one.found.map(({ name }) => name))).toContain('share');

  // The clock of the office moves: no event is lost or counted twice on that day.
  const sum = async () =>
    (
      await london.admin.call(insights.people, {
        query: { range: 'custom', from: '2026-10-24', to: '2026-11-06', compare: 'off' },
      })
    ).views.total.now;
  const before = await sum();
  for (const timezone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Europe/London']) {
    await db.update(organisations).set({ timezone }).where(eq(organisations.id, london.orgId));
    expect(await sum()).toBe(before);
  }
  for (const [timezone, moment] of [
    ['Pacific/Kiritimati', '2026-11-06T12:00:00Z'],
    ['Pacific/Pago_Pago', '2026-11-08T12:00:00Z'],
    ['Europe/London', '2026-11-10T12:00:00Z'],
  ] as const) {
    await db.update(organisations).set({ timezone }).where(eq(organisations.id, london.orgId));
    await rollUpEvents(db, new Date(moment));
    expect(await sum()).toBe(before);
  }
  expect(
    (await recountEvents(db, { now: new Date('2026-11-10T12:00:00Z'), mend: false })).differences,
  ).toEqual([]);

  // Single events are forgotten once their day is kept, searches in any case; the figures stay.
  const { id: late } = await server.given.organisation();
  await db.insert(events).values([
    { orgId: late, name: 'profile_view', at: new Date(start) },
    { orgId: late, name: 'search', at: new Date(start) },
  ]);
  await eventRepository.prune(db, pruningLimit(new Date('2027-02-20T12:00:00Z')));
  expect((await db.select().from(events)).map(({ orgId, name }) => [orgId, name])).toEqual([
    [late, 'profile_view'],
  ]);
  expect(await sum()).toBe(before);
  // Written by the server alone.
  await expect(
    server.serverDatabase.db.execute(sql`UPDATE event_counts SET count = 0`),
  ).rejects.toBeDefined();
});
