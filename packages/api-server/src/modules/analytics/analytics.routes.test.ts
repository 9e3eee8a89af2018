import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { analytics, inquiries, people as lists } from '@rostrum/contracts';
import { homeCalls } from '@rostrum/contracts/analytics';
import { organisationProfiles } from '@rostrum/contracts/settings';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { people } from '../people/index.ts';
import { events } from '../events/events.schema.ts';

const now = new Date('2026-11-19T10:12:00Z');
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);
const days = (count: number) => hours(24 * count);

async function scene() {
  const server = await buildTestApp({ clock: () => now });
  const org = await server.given.organisation();
  const maren = await server.given.person(org.id, { lastname: 'Okonjo-Hale' });
  const bram = await server.given.person(org.id, { lastname: 'Oyelaran' });
  const view = (personId: string, at: Date, rest = {}) => ({
    orgId: org.id,
    name: 'profile_view' as const,
    at,
    entityType: 'person' as const,
    entityId: personId,
    ...rest,
  });
  const gap = (searchText: string, visitor: string) => ({
    orgId: org.id,
    name: 'search_zero' as const,
    at: days(-3),
    searchText,
    visitor,
  });
  await server.db
    .insert(events)
    .values([
      view(maren.id, days(-1)),
      view(maren.id, days(-2)),
      view(bram.id, days(-40)),
      view(maren.id, days(-1), { name: 'inquiry_open' as const }),
      view(maren.id, days(-1), { bot: true }),
      view(maren.id, days(-1), { internal: true }),
      ...['one', 'two', 'two', 'three', 'four', 'five'].map((visitor) => gap('avian flu', visitor)),
      ...['one', 'two', 'three', 'four', 'four'].map((visitor) => gap('typed by four', visitor)),
    ]);
  await server.given.inquiry(org.id, {
    recipients: [maren.id],
    createdAt: days(-3),
    deadlineAt: days(-2),
    firstReplyAt: hours(-70),
    status: 'open',
  });
  await server.given.inquiry(org.id, {
    recipients: [bram.id],
    createdAt: hours(-3),
    deadlineAt: hours(2),
    replyWarnedAt: hours(-2),
    replyMissedAt: hours(-1),
    type: 2,
  });
  await server.given.inquiry(org.id, { recipients: [bram.id], createdAt: hours(-3), status: 'spam' });
  return { server, org, maren };
}

let shared: Awaited<ReturnType<typeof scene>>;
beforeAll(async () => {
  shared = await scene();
});
afterAll(() => shared.server[Symbol.asyncDispose]());

test('counts what reached people, in the organisation\u2019s days, without bots and colleagues', async () => {
  const { server, org } = shared;
  const admin = await server.signInAs('administrator', { orgId: org.id });
  const figures = await admin.call(analytics.overview);
  expect(figures.views.total).toEqual({ now: 2, before: 1 });
  expect(figures.inquiries.total).toEqual({ now: 2, before: 0 });
  expect(figures.inquiries.by_day).toHaveLength(30);
  expect(figures.inquiries.by_day.at(-1)).toEqual({ date: '2026-11-19', count: 1 });
  expect(figures.forms_opened).toEqual({ now: 1, before: 0 });
  expect(figures.led_to_something).toEqual({ now: 0, before: 0 });
  // One was replied to in time, one was missed: too few for a percentage.
  expect(figures.answered_in_time).toEqual({
    now: null,
    before: null,
    counts: { now: { part: 1, of: 2 }, before: { part: 0, of: 0 } },
  });
  expect(figures.searches_without_result).toEqual([{ text: 'avian flu', count: 5 }]);
});

test('an agent sees the figures of its departments and tags, and without a scope none', async () => {
  const { server, org, maren } = shared;
  await server.db
    .update(people)
    .set({ tags: ['coast'] })
    .where(eq(people.id, maren.id));
  const figuresOf = async (departments: string[], tags: string[]) => {
    const agent = await server.signInAs('agent', { orgId: org.id, scopes: { departments, tags } });
    const figures = await agent.call(analytics.overview);
    return {
      inquiries: figures.inquiries.total.now,
      views: figures.views.total.now,
      people: figures.top_people.map(({ name }) => name),
    };
  };
  expect(await figuresOf([], ['coast'])).toEqual({
    inquiries: 1,
    views: 2,
    people: ['Pat Okonjo-Hale'],
  });
  expect(await figuresOf([], [])).toEqual({ inquiries: 0, views: 0, people: [] });
});

test('an expert sees the own figures only', async () => {
  const { server, org, maren } = shared;
  const expert = await server.signInAs('expert', { orgId: org.id, personId: maren.id });
  const figures = await expert.call(analytics.overview);
  expect(figures.inquiries.total.now).toBe(1);
  expect(figures.top_people.map(({ name }) => name)).toEqual(['Pat Okonjo-Hale']);
  expect(figures.searches_without_result).toEqual([]);
});

test('the home tells what is due today and who owns it', async () => {
  const { server, org } = shared;
  const admin = await server.signInAs('administrator', { orgId: org.id, firstname: 'Ines' });
  const home = await admin.call(analytics.home);
  expect(home.firstname).toBe('Ines');
  expect(home.runway).toMatchObject([
    { kind: 'deadline', at: hours(2).toISOString(), unassigned: true, assignee: null, status: 'new' },
  ]);
  expect(home.tiles).toMatchObject({ unassigned: { count: 2 }, published_profiles: { count: 2 } });
  await server.given.person(org.id, { kind: 'staff' });
  const listed = await admin.call(lists.list, { query: { status: ['published'] } });
  const { tiles } = await admin.call(analytics.home);
  // The tile leads to this list.
  expect(tiles?.published_profiles.count).toBe(listed.total);
  // A first reply that the team was warned of: the tile leads to this list.
  expect(tiles?.reply_at_risk).toEqual({ count: 1, missed: 1 });
  const atRisk = await admin.call(inquiries.list, { query: { deadline: ['reply_at_risk'] } });
  expect(atRisk.total).toBe(1);
  expect(home.needs_you).toHaveLength(2);
  const agent = await server.signInAs('agent', { orgId: org.id });
  await expect(agent.call(analytics.home)).rejects.toMatchObject({ status: 403 });
});

test('one part of the home that fails leaves the others; first steps are hidden for good', async () => {
  const { server, org } = shared;
  const admin = await server.signInAs('administrator', { orgId: org.id });
  const { first_steps: steps, expert_seats: seats, held } = await admin.call(homeCalls.extras);
  expect(steps).toMatchObject({ people: 3, published_experts: 2, brand: false, embed: false });
  expect(steps?.about).toEqual({ timezone: expect.any(String), has_timezone: true, has_kind: true });
  expect([seats, held]).toEqual([
    { used: 2, limit: null },
    { count: 0, with_deadline: 0 },
  ]);
  const agent = await server.signInAs('agent', { orgId: org.id });
  await expect(agent.call(homeCalls.hideFirstSteps)).rejects.toMatchObject({ status: 403 });
  await admin.call(homeCalls.hideFirstSteps);
  await admin.call(homeCalls.hideFirstSteps);
  expect((await admin.call(homeCalls.extras)).first_steps).toBeNull();
  const other = await server.signInAs('administrator', { orgId: (await server.given.organisation()).id });
  expect((await other.call(homeCalls.extras)).first_steps).not.toBeNull();
  const unset = await server.given.organisation({ timezone: 'UTC', kind: 'other' });
  const owner = await server.signInAs('owner', { orgId: unset.id });
  expect((await owner.call(homeCalls.extras)).first_steps?.about).toEqual({
    timezone: 'UTC',
    has_timezone: false,
    has_kind: false,
  });
  // Other details of the public page say nothing about the kind.
  const profile = await owner.call(organisationProfiles.get);
  const described = await owner.call(organisationProfiles.change, {
    body: { ...profile, description: 'An office.' },
  });
  expect((await owner.call(homeCalls.extras)).first_steps?.about?.has_kind).toBe(false);
  await owner.call(organisationProfiles.change, { body: { ...described, kind: 'agency' } });
  expect((await owner.call(homeCalls.extras)).first_steps?.about?.has_kind).toBe(true);
  expect((await owner.call(organisationProfiles.get)).kind).toBe('agency');

  await server.db.execute(sql`ALTER TABLE inquiry_screenings RENAME TO screenings_away`);
  await server.db.execute(sql`ALTER TABLE posts RENAME TO posts_away`);
  const [home, extras] = [await admin.call(analytics.home), await admin.call(homeCalls.extras)];
  await server.db.execute(sql`ALTER TABLE posts_away RENAME TO posts`);
  await server.db.execute(sql`ALTER TABLE screenings_away RENAME TO inquiry_screenings`);
  expect([home.tiles, home.runway, extras.held]).toEqual([null, null, null]);
  expect(home.inquiries_30_days?.by_day).toHaveLength(30);
  expect(extras.expert_seats).toEqual(seats);
});
