import { expect, test } from 'vitest';
import { publicPaths } from '@rostrum/contracts';
import { insights } from '@rostrum/contracts/analytics';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { events } from '../events/events.schema.ts';
import { inquiryAsks } from '../inquiries/index.ts';
import { inquiryScreenings } from '../inquiries/rules/inquiry-rules.schema.ts';
import { postExperts } from '../posts/posts.schema.ts';
import { answers, questionExperts } from '../questions/questions.schema.ts';
import { coverage } from './reports.schema.ts';
import { sanitiseHtml } from '@rostrum/server-kit/rich-text';

const now = new Date('2026-11-19T10:12:00Z');
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);
const days = (count: number) => hours(24 * count);
const range = (query: object) => ({ query });

type Visit = Partial<typeof events.$inferInsert> & Pick<typeof events.$inferInsert, 'name'>;

async function scene() {
  const server = await buildTestApp({ clock: () => now });
  const { given, db } = server;
  const org = await given.organisation();
  const coast = await given.person(org.id, { lastname: 'Okonjo-Hale', tags: ['coast'] });
  const moor = await given.person(org.id, { lastname: 'Oyelaran' });
  const post = await given.post(org.id, { title: 'Surge', publishedAt: days(-10) });
  const question = await given.question(org.id, {
    text: 'Can it fail?',
    createdAt: days(-9),
    status: 'answered',
  });
  const waiting = await given.question(org.id, { createdAt: days(-40), text: 'Who waits?' });
  await db.insert(questionExperts).values({ orgId: org.id, questionId: waiting.id, personId: moor.id });
  const littleRead = await given.post(org.id, { title: 'Little read', publishedAt: days(-60) });
  await db.insert(postExperts).values({ orgId: org.id, postId: post.id, personId: coast.id });
  await db.insert(answers).values({
    orgId: org.id,
    questionId: question.id,
    personId: coast.id,
    bodyHtml: sanitiseHtml('<p>Yes.</p>'),
    status: 'published',
    publishedAt: days(-8),
  });
  const record = (count: number, visit: Visit) =>
    db.insert(events).values(
      Array.from({ length: count }, (_, place) => ({
        orgId: org.id,
        at: days(-2),
        visitor: `v${place}`,
        ...visit,
      })),
    );
  const about = (person: { id: string }) => ({ entityType: 'person' as const, entityId: person.id });
  await record(6, {
    name: 'profile_view',
    ...about(coast),
    source: 'search',
    referrerHost: 'www.google.com',
    country: 'NO',
  });
  await record(2, { name: 'profile_view', ...about(moor), source: 'ai' });
  await record(3, { name: 'profile_view', ...about(coast), at: days(-40) });
  await record(7, { name: 'profile_view', ...about(coast), bot: true });
  await record(1, { name: 'profile_view', ...about(coast), internal: true });
  await record(5, { name: 'post_view', entityType: 'post', entityId: post.id, at: days(-9.5) });
  await record(1, { name: 'post_view', entityType: 'post', entityId: post.id, at: days(-400) });
  await record(2, { name: 'inquiry_open', ...about(coast), at: days(-9.45) });
  await record(3, { name: 'video_play', entityType: 'post', entityId: post.id });
  await record(5, { name: 'question_view', entityType: 'question', entityId: question.id });
  await record(4, { name: 'answer_helpful', entityType: 'question', entityId: question.id });
  await record(5, { name: 'search_zero', searchText: 'avian flu' });
  await record(4, { name: 'search_zero', searchText: 'typed by four' });
  await record(4, { name: 'embed_click', ...about(coast), referrerHost: 'news.example' });
  await record(2, { name: 'embed_click', ...about(moor), referrerHost: 'news.example' });
  const inquiry = (values: Parameters<typeof given.inquiry>[1]) => given.inquiry(org.id, values);
  let caused: { id: string } | undefined;
  for (let place = 0; place < 5; place += 1)
    caused = await inquiry({
      recipients: [coast.id],
      createdAt: days(-3),
      firstReplyAt: hours(-70),
      seekerType: 'media',
      organization: 'The Meridian Post',
      state: 'Kent',
      sourcePostId: post.id,
      sourcePage: publicPaths.question(org.companyUsername, question.slug),
    });
  const overdue = await inquiry({
    recipients: [moor.id],
    createdAt: days(-4),
    deadlineAt: days(-1),
    replyMissedAt: days(-2),
    country: 'NO',
    sourcePostId: littleRead.id,
  });
  await db.insert(coverage).values({
    orgId: org.id,
    inquiryId: caused?.id,
    outlet: 'The Meridian Post',
    url: 'https://meridian.example/surge',
    publishedOn: '2026-11-18',
  });
  await inquiry({ recipients: [moor.id], createdAt: hours(-1), country: 'FR' });
  const spam = await inquiry({ recipients: [coast.id], createdAt: days(-3), status: 'spam' });
  await db.insert(inquiryScreenings).values({
    orgId: org.id,
    inquiryId: spam.id,
    action: 'quarantine',
    state: 'confirmed',
    decidedBy: (await given.user('administrator', { orgId: org.id })).id,
    decidedAt: days(-2),
    createdAt: days(-3),
    expiresAt: days(27),
  });
  await db.insert(inquiryAsks).values({
    orgId: org.id,
    inquiryId: overdue.id,
    personId: moor.id,
    roundId: crypto.randomUUID(),
    inOrder: false,
    position: 0,
    state: 'declined',
    reason: 'busy',
    text: 'Could you?',
    hideOutlet: false,
    windowMinutes: 60,
    askedAt: days(-4),
    expiresAt: days(-3),
    respondedAt: days(-3.5),
  });
  return { server, org, coast, moor };
}

test('each page counts what is recorded, for whom it is meant', async () => {
  const { server, org, coast, moor } = await scene();
  await using _ = server;
  const admin = await server.signInAs('administrator', { orgId: org.id });

  const inquiries = await admin.call(insights.inquiries);
  expect(inquiries.period).toMatchObject({
    from: '2026-10-21',
    to: '2026-11-19',
    before: { from: '2026-09-21' },
  });
  expect(inquiries.inquiries.total).toEqual({ now: 7, before: 0 });
  // Five were answered in time, one is overdue without a reply, one is still in time.
  expect(inquiries.answered_in_time.now).toBeCloseTo(5 / 6);
  expect(inquiries.missed_deadlines.now).toBe(1);
  expect(inquiries.late_reasons).toEqual({ groups: [], small: { groups: 1, count: 1 } });
  expect(inquiries.median_first_reply_minutes.now).toBe(120);
  expect(inquiries.by_country).toEqual({ groups: [{ key: 'GB', count: 5 }], small: { groups: 2, count: 2 } });
  expect(inquiries.by_outlet.groups).toEqual([{ key: 'The Meridian Post', count: 5 }]);
  expect(inquiries.by_weekday.map(({ key, inquiries: count }) => [key, count])).toEqual(
    [
      [1, 5],
      [7, 1],
      [4, 1],
    ].toSorted(([one], [other]) => Number(one) - Number(other)),
  );
  // Of Monday's five each was taken up never and replied to after two hours.
  expect(inquiries.by_weekday.find(({ key }) => key === 1)).toMatchObject({
    acknowledged: { half: null },
    replied: { half: 120, most: 120, nearly_all: 120 },
  });
  expect(inquiries.by_time.filter(({ in_time: share }) => share !== null)).toEqual([
    { weekday: 1, hour: 10, inquiries: 5, in_time: 1, counts: { part: 5, of: 5 } },
  ]);
  // The same five by weekday and four hours; what was too seldom taken up is not told.
  expect(inquiries.by_shift.filter(({ replied }) => replied.half !== null)).toEqual([
    {
      weekday: 1,
      hour: 8,
      inquiries: 5,
      acknowledged: { half: null, most: null, nearly_all: null },
      replied: { half: 120, most: 120, nearly_all: 120 },
    },
  ]);
  expect(inquiries.service.map(({ inquiries: count, same_day: share }) => [count, share])).toEqual([
    ...Array.from({ length: 3 }, () => [0, null]),
    [5, 1],
    [0, null],
  ]);
  expect(inquiries.kept).toEqual([{ type: 5, judged: 6, in_time: 5 / 6 }]);
  expect(inquiries.screening).toEqual({
    arrived: 8,
    held: 1,
    spam: 1,
    released: 0,
    decided: 1,
    precision: null,
  });
  expect(inquiries.load?.map(({ id, open }) => [id, open])).toEqual([
    [coast.id, 5],
    [moor.id, 2],
  ]);
  expect(inquiries.asked).toEqual({
    people: [],
    others: { rows: 1, count: 1 },
    reasons: { groups: [], small: { groups: 1, count: 1 } },
  });
  expect(inquiries.experts_accepted).toMatchObject({ now: null, counts: { now: { part: 0, of: 1 } } });
  expect(inquiries.experts_unanswered?.now).toBe(0);

  const people = await admin.call(insights.people);
  expect(people.views.total).toEqual({ now: 8, before: 3 });
  expect(people.views.points.find(({ date }) => date === '2026-11-17')?.count).toBe(8);
  expect(people.left_out).toEqual({ programs: 7, staff: 1 });
  expect(people.sources).toEqual({ groups: [{ key: 'search', count: 6 }], small: { groups: 1, count: 2 } });
  expect(people.people?.rows).toMatchObject([
    { name: 'Pat Okonjo-Hale', views: 6, forms_opened: null, inquiries: 5 },
  ]);
  expect(people.people?.others).toEqual({ rows: 1, count: 2 });
  expect(people.searches?.unanswered).toEqual({
    groups: [{ key: 'avian flu', count: 5 }],
    small: { groups: 1, count: 4 },
  });

  const posts = await admin.call(insights.posts);
  expect(posts.views.total).toEqual({ now: 5, before: 0 });
  expect(posts.readers_who_asked.now).toBe(2);
  expect(posts.videos).toEqual({ now: 3, before: 0 });
  expect(posts.inquiries_caused).toEqual({ now: 6, before: 0 });
  expect(posts.posts.rows).toMatchObject([
    { title: 'Surge', views: 5, readers_who_asked: null, inquiries_caused: 5 },
  ]);
  // A post is told of by what it brought, also one that no reader of these days opened.
  expect(posts.caused).toMatchObject({
    rows: [
      { title: 'Surge', inquiries: 5, coverage: null, views: 5 },
      { title: 'Little read', inquiries: null, coverage: 0, views: 0 },
    ],
    posts: 2,
    inquiries: 6,
  });
  expect(posts.by_age.slice(0, 2)).toEqual([
    { day: 0, views: 5, posts: 1 },
    { day: 1, views: 0, posts: 1 },
  ]);
  expect(posts.experts.rows).toMatchObject([{ name: 'Pat Okonjo-Hale', count: 5 }]);

  const qanda = await admin.call(insights.qanda);
  expect(qanda.views.total.now).toBe(5);
  expect(qanda.answered.now).toBe(1);
  expect(qanda.median_hours_to_answer.now).toBeCloseTo(24);
  expect(qanda.inquiries_caused).toEqual({ now: 5, before: 0 });
  expect(qanda.questions.rows).toMatchObject([
    { text: 'Can it fail?', views: 5, helpful: null, inquiries_caused: 5 },
  ]);
  expect(qanda.oldest_waiting).toMatchObject({ text: 'Who waits?', expert: 'Pat Oyelaran' });
  expect(qanda.experts).toEqual({ rows: [], others: { rows: 1, count: 1 } });
  expect(qanda.waiting.map(({ count }) => count)).toEqual([0, 0, 0, 1]);

  const all = await admin.call(insights.all, range({ range: '12m' }));
  // Nothing was counted before a day in the year before, so there is no whole year to compare with.
  expect(all.people).toMatchObject({ total: { now: 11, before: null }, step: 7, since: null });
  expect(all.posts).toMatchObject({ total: { now: 5, before: null }, since: null });
  expect(all.posts.points).toHaveLength(52);
  expect(all.most_read).toMatchObject({
    posts: { rows: [{ title: 'Surge', views: 5 }] },
    questions: { rows: [{ title: 'Can it fail?', views: 5 }] },
  });
  // The form of these countries asks for no state: what stands there is not counted.
  expect(all.by_country).toEqual({ groups: [{ key: 'GB', count: 5 }], small: { groups: 2, count: 2 } });
  expect(all.by_state).toEqual({ groups: [], small: { groups: 0, count: 0 } });
  // Clicks on links to several things are of one site.
  expect([all.embeds.clicks?.groups, all.embeds.installs]).toEqual([
    [{ key: 'news.example', count: 6 }],
    { embeds: 0, sites: 0 },
  ]);
  expect(all.visits_by_country.groups).toEqual([{ key: 'NO', count: 6 }]);
  expect(all.posts.points.map(({ date }) => date)).toContain(all.people.points[0]?.date);
  const alone = await admin.call(insights.all, range({ range: '7d', compare: 'off' }));
  expect([alone.period.before, alone.people.total]).toEqual([null, { now: 8, before: null }]);
  const past = await admin.call(
    insights.people,
    range({ range: 'custom', from: '2025-03-31', to: '2025-03-01' }),
  );
  expect(past.period).toMatchObject({ from: '2025-03-01', to: '2025-03-31' });
  expect([past.views.total.now, past.contact_clicks.now]).toEqual([null, null]);

  const agent = await server.signInAs('agent', {
    orgId: org.id,
    scopes: { departments: [], tags: ['coast'] },
  });
  const scoped = await agent.call(insights.people);
  expect([scoped.views.total.now, scoped.inquiries.now, scoped.visitors.now]).toEqual([6, 5, 6]);
  expect([scoped.people?.others, scoped.searches, scoped.left_out.programs]).toEqual([
    { rows: 0, count: 0 },
    null,
    7,
  ]);
  const scopedInquiries = await agent.call(insights.inquiries);
  expect([scopedInquiries.inquiries.total.now, scopedInquiries.asked?.others.rows]).toEqual([5, 0]);
  expect([scopedInquiries.screening, scopedInquiries.load?.map(({ id }) => id)]).toEqual([null, [coast.id]]);
  for (const call of [insights.all, insights.posts, insights.qanda])
    await expect(agent.call(call)).rejects.toMatchObject({ status: 403 });

  const expert = await server.signInAs('expert', { orgId: org.id, personId: coast.id });
  const own = await expert.call(insights.people);
  expect([own.views.total.now, own.people, own.searches]).toEqual([6, null, null]);
  const ownInquiries = await expert.call(insights.inquiries);
  expect([ownInquiries.inquiries.total.now, ownInquiries.asked]).toEqual([5, null]);
  expect([ownInquiries.screening, ownInquiries.load]).toEqual([null, null]);

  const stranger = await server.signInAs('administrator', { orgId: (await server.given.organisation()).id });
  const none = await stranger.call(insights.people);
  expect([none.views.total.now, none.people?.rows, none.inquiries.now]).toEqual([0, [], 0]);
});
