import { events, type RouteBody } from '@rostrum/contracts';
import { insights } from '@rostrum/contracts/analytics';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { events as storedEvents } from './events.schema.ts';
import { recountEvents } from './rollups/recount-events.ts';
import { rollUpEvents } from './rollups/roll-up-events.ts';

async function scene() {
  let now = Date.parse('2026-11-19T10:00:00Z');
  const server = await buildTestApp({ clock: () => new Date(now) });
  const { app, db, given } = server;
  const org = await given.organisation({ companyUsername: 'northmere', timezone: 'Europe/London' });
  const post = await given.post(org.id, { publishedAt: new Date(now - 86_400_000) });
  const report = async (reader: number, body: object): Promise<unknown> =>
    (
      await app.inject({
        method: 'POST',
        url: events.report.path,
        headers: { 'user-agent': `Mozilla/5.0 (X11; Linux) Firefox/140.${reader}` },
        payload: { company_username: 'northmere', entity_id: post.id, ...body },
      })
    ).json().data?.recorded;
  const open = (reader: number) => report(reader, { name: 'post_view' });
  const readFor = (reader: number, seconds: number) => report(reader, { name: 'post_time', seconds });
  const storedTimes = async () =>
    (await db.select().from(storedEvents).where(eq(storedEvents.name, 'post_time'))).map(
      ({ seconds }) => seconds,
    );
  const pass = (seconds: number) => {
    now += seconds * 1000;
  };
  return { server, org, post, report, open, readFor, storedTimes, pass, at: () => new Date(now) };
}

test('what was not opened is not read, and no reading is longer than the post has been open', async () => {
  const { server, report, open, readFor, storedTimes, pass } = await scene();
  await using _ = server;
  for (const body of [
    { name: 'post_read' },
    { name: 'post_time', seconds: 30 },
    { name: 'post_time' },
    { name: 'video_play' },
  ])
    expect([body, await report(1, body)]).toEqual([body, false]);
  await open(1);
  pass(40);
  // Another visitor has opened nothing, whatever the first one did.
  expect(await readFor(2, 30)).toBe(false);
  expect(await report(1, { name: 'post_read' })).toBe(true);
  expect(await report(1, { name: 'post_time' })).toBe(false);
  expect(await readFor(1, 25)).toBe(true);
  // Forty seconds have passed: fifteen are left, however many are claimed, and however many claims come at once.
  await Promise.all(Array.from({ length: 8 }, () => readFor(1, 1800)));
  expect((await storedTimes()).toSorted()).toEqual([15, 25]);
  // A tab that stays open for a day reads half an hour at most.
  pass(20 * 3600);
  expect([await readFor(1, 1800), await readFor(1, 1800)]).toEqual([true, false]);
  expect((await storedTimes()).reduce((sum: number, seconds) => sum + (seconds ?? 0), 0)).toBe(1800);
  // Nor does it read on for ever.
  pass(8 * 3600);
  expect(await readFor(1, 10)).toBe(false);
});

test('what a browser gathers is counted together: a post that it opens is read by the same report', async () => {
  const { server, post, storedTimes, pass } = await scene();
  await using _ = server;
  const experts = [await server.given.person(post.orgId), await server.given.person(post.orgId)];
  const hidden = await server.given.person(post.orgId, { status: 'draft' });
  const company_username = 'northmere';
  const usernames = [...experts, hidden].map(({ username }) => username);
  const about = { company_username, entity_id: post.id };
  const gathered: RouteBody<typeof events.reportAll> = {
    events: [
      { ...about, name: 'post_read' },
      { ...about, name: 'post_view' },
      { ...about, name: 'video_play' },
      { company_username, name: 'profile_impression', usernames },
      { company_username, name: 'profile_view', username: hidden.username },
    ],
  };
  expect(await server.call(events.reportAll, { body: gathered })).toEqual({ recorded: 5 });
  expect(await server.call(events.reportAll, { body: gathered })).toEqual({ recorded: 0 });
  pass(30);
  const read = { events: [{ ...about, name: 'post_time' as const, seconds: 20 }] };
  expect(await server.call(events.reportAll, { body: read })).toEqual({ recorded: 1 });
  expect(await storedTimes()).toEqual([20]);

  // Neither alone nor together is anyone counted who asked not to be, whatever the page sends.
  for (const [url, payload] of [
    [events.reportAll.path, { events: [{ name: 'share', company_username }] }],
    [events.report.path, { name: 'share', company_username }],
  ] as const)
    for (const header of ['dnt', 'sec-gpc'])
      expect(
        (await server.app.inject({ method: 'POST', url, headers: { [header]: '1' }, payload })).json().data,
      ).toEqual({ recorded: url === events.reportAll.path ? 0 : false });
});

test('a visit goes on past the end of the day by which visitors are told apart', async () => {
  const { server, report, open, readFor, pass } = await scene();
  await using _ = server;
  pass(14 * 3600 - 30);
  await open(1);
  pass(60);
  expect([await report(1, { name: 'post_read' }), await readFor(1, 60)]).toEqual([true, true]);
});

test('half of the readers: told from five on, the same from single events and from kept days', async () => {
  const { server, org, open, readFor, pass, at } = await scene();
  await using _ = server;
  const read = async () => {
    const admin = await server.signInAs('administrator', { orgId: org.id });
    const { half_read_seconds: all, posts } = await admin.call(insights.posts, { query: { range: '7d' } });
    return { now: all.now, ofPost: posts.rows.map((row) => row.half_read_seconds) };
  };
  const readers = [14, 38, 112, 115, 640];
  for (const reader of readers.keys()) await open(reader);
  pass(700);
  for (const [reader, seconds] of readers.slice(0, 4).entries()) {
    // In two parts, as by a reader who looks at another tab in between.
    await readFor(reader, 10);
    await readFor(reader, seconds - 10);
  }
  expect(await read()).toEqual({ now: null, ofPost: [null] });
  await readFor(4, 640);
  const told = { now: expect.closeTo(112, -1) as number, ofPost: [expect.closeTo(112, -1) as number] };
  const raw = await read();
  expect(raw).toEqual(told);
  pass(2 * 86_400);
  expect(await rollUpEvents(server.db, at())).toBeGreaterThan(0);
  expect(await read()).toEqual(raw);
  expect((await recountEvents(server.db, { now: at(), mend: false })).differences).toEqual([]);
});
