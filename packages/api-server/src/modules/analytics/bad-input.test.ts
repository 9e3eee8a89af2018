import { analytics, events } from '@rostrum/contracts';
import { insights } from '@rostrum/contracts/analytics';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { events as storedEvents } from '../events/events.schema.ts';

const now = new Date('2026-11-19T10:12:00Z');
const firefox = 'Mozilla/5.0 (X11; Linux) Firefox/140';
const pages = [insights.all, insights.people, insights.posts, insights.qanda, insights.inquiries] as const;

test('forged, repeated and strange input: nothing is counted that did not happen, and no page fails', async () => {
  await using server = await buildTestApp({
    servers: 2,
    clock: () => now,
    environment: { RATE_LIMIT_SCALE: '1' },
  });
  const { app, db, given } = server;
  const org = await given.organisation({ companyUsername: 'northmere', timezone: 'Europe/London' });
  const other = await given.organisation({ companyUsername: 'dunes', timezone: 'America/Santiago' });
  const [maren, stranger] = [await given.person(org.id), await given.person(other.id)];
  const elsewhere = await given.post(other.id);
  const report = (body: object, userAgent = firefox) =>
    app.inject({
      method: 'POST',
      url: events.report.path,
      headers: { 'user-agent': userAgent },
      payload: { company_username: 'northmere', ...body },
    });
  const isRecorded = async (body: object, userAgent?: string): Promise<unknown> =>
    (await report(body, userAgent)).json().data?.recorded;
  const stored = (orgId: string) => db.select().from(storedEvents).where(eq(storedEvents.orgId, orgId));

  // What only the server sees cannot be reported, and what is of another organisation is not this one's.
  for (const body of [
    ...[
      'inquiry_submit',
      'search',
      'search_zero',
      'ai_crawler',
      'bookmark_add',
      'embed_click',
      'made_up',
    ].map((name) => ({ name, username: maren.username })),
    { name: 'profile_view', username: maren.username, via: 'email' },
    { name: 'profile_view', username: maren.username, referrer: `https://a.example/${'x'.repeat(8192)}` },
    { name: 'post_view', entity_id: 'not-an-id' },
    { name: 'profile_impression', usernames: Array.from({ length: 61 }, (_, place) => `p${place}`) },
  ])
    expect([body, (await report(body)).statusCode]).toEqual([body, 422]);
  const gathered = Array.from({ length: 21 }, () => ({ name: 'share', company_username: 'northmere' }));
  for (const payload of [{ events: gathered }, { events: [] }, { events: [{ name: 'search' }] }])
    expect((await app.inject({ method: 'POST', url: events.reportAll.path, payload })).statusCode).toBe(422);
  for (const body of [
    { name: 'profile_view', username: stranger.username },
    { name: 'post_view', entity_id: elsewhere.id },
    { name: 'profile_impression', usernames: [stranger.username, 'nobody-of-this-name'] },
    { name: 'profile_view', username: maren.username, company_username: 'no-such-place' },
  ])
    expect([body, await isRecorded(body)]).toEqual([body, false]);
  expect(await stored(org.id)).toEqual([]);

  // An organisation with no data, then with one event.
  const admin = await server.signInAs('administrator', { orgId: org.id });
  for (const page of pages) expect((await admin.call(page)).period.to).toBe('2026-11-19');
  expect((await admin.call(analytics.home)).searches_without_result).toEqual([]);
  expect(await isRecorded({ name: 'profile_view', username: maren.username })).toBe(true);
  for (const page of pages) await admin.call(page);
  const one = await admin.call(insights.people);
  expect([one.views.total.now, one.visitors.now, one.people?.rows, one.people?.others]).toEqual([
    1,
    1,
    [],
    { rows: 1, count: 1 },
  ]);
  expect(one.sources).toEqual({ groups: [], small: { groups: 1, count: 1 } });

  // The same visitor again and again is one view; one who changes their name meets the limit of their address.
  const again = await Promise.all(
    Array.from({ length: 20 }, () => isRecorded({ name: 'profile_view', username: maren.username })),
  );
  expect(again).not.toContain(true);
  const answers: number[] = [];
  // Each of the two servers counts 120 a minute by itself.
  for (let place = 0; place < 240; place += 1)
    answers.push(
      (await report({ name: 'profile_view', username: maren.username }, `${firefox} ${place}`)).statusCode,
    );
  expect(answers.at(-1)).toBe(429);
  expect((await stored(org.id)).length).toBeLessThan(240);

  // Days of 23 hours, and one that begins at one o'clock since the clocks skip its midnight.
  const at = (orgId: string, moments: string[]) =>
    db.insert(storedEvents).values(
      moments.map((moment) => ({
        orgId,
        at: new Date(moment),
        name: 'profile_view' as const,
        entityType: 'person' as const,
        entityId: orgId === org.id ? maren.id : stranger.id,
        visitor: moment,
      })),
    );
  await at(org.id, [
    '2026-03-28T23:59:00Z',
    '2026-03-29T00:00:00Z',
    '2026-03-29T22:59:00Z',
    '2026-03-29T23:00:00Z',
  ]);
  await at(other.id, ['2026-09-06T03:59:00Z', '2026-09-06T04:00:00Z', '2026-09-07T02:59:00Z']);
  const chilean = await server.signInAs('administrator', { orgId: other.id });
  const countDays = async (who: typeof admin, from: string, to: string) =>
    (await who.call(insights.people, { query: { range: 'custom', from, to } })).views.points.map(
      ({ count }) => count,
    );
  expect(await countDays(admin, '2026-03-28', '2026-03-30')).toEqual([1, 2, 1]);
  expect(await countDays(admin, '2026-03-30', '2026-03-28')).toEqual([1, 2, 1]);
  expect(await countDays(admin, '2026-03-29', '2026-03-29')).toEqual([2]);
  expect(await countDays(chilean, '2026-09-05', '2026-09-06')).toEqual([1, 2]);

  // Ten years are the last year of them; days that are none are named.
  const decade = await admin.call(insights.all, {
    query: { range: 'custom', from: '2016-11-20', to: '2026-11-19' },
  });
  expect(decade.period.from).toBe('2025-11-19');
  for (const query of ['range=custom&from=2026-02-30', 'range=13d', 'range=custom&to=yesterday'])
    expect(
      (
        await app.inject({
          url: `${insights.all.path.replace('{identifier}', admin.identifier)}?${query}`,
          headers: { authorization: `Bearer ${admin.token}` },
        })
      ).statusCode,
    ).toBe(400);
});
