import { analytics, inquiries, people, posts, questions } from '@rostrum/contracts';
import { homeCalls } from '@rostrum/contracts/analytics';
import { personReviews } from '@rostrum/contracts/people';
import { quarantine } from '@rostrum/contracts/inquiries';
import { expect, test } from 'vitest';
import { dateIn } from '../../calendar/period.ts';
import { startOfDay } from '../../calendar/start-of-day.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { inquiryScreenings } from '../inquiries/rules/inquiry-rules.schema.ts';

const timezone = 'Pacific/Auckland';
const now = Date.now();
const hours = (count: number) => new Date(now + count * 3_600_000);
const days = (count: number) => hours(24 * count);

/** An organisation in which every tile counts something, beside rows that each of them leaves out. */
async function scene() {
  const server = await buildTestApp();
  const { given, db } = server;
  const { id: orgId } = await given.organisation({ timezone });
  const colleague = await given.user('agent', { orgId });
  const person = await given.person(orgId, { lastConfirmedAt: days(-3) });
  await given.person(orgId, { lastConfirmedAt: days(-400), publishedAt: days(-500) });
  await given.person(orgId, { kind: 'staff', publishedAt: days(-400) });
  // Published today by someone who read it: no one has to confirm it yet.
  await given.person(orgId, { publishedAt: hours(-1) });
  await given.person(orgId, { deletedAt: days(-1) });
  await given.person(orgId, { status: 'draft', publishedAt: null });
  await given.person(orgId, { status: 'in_review', publishedAt: null });
  await given.person(orgId, { status: 'in_review', kind: 'staff', publishedAt: null });
  await given.person(orgId, { status: 'in_review', deletedAt: days(-1) });
  const recipients = [person.id];
  const open = { status: 'open', assigneeId: colleague.id, recipients } as const;
  await given.inquiry(orgId, { recipients });
  await given.inquiry(orgId, { recipients, restricted: true, deadlineAt: days(-2) });
  await given.inquiry(orgId, { ...open, deadlineAt: days(-1), replyWarnedAt: hours(-4) });
  // The last moment of today and the first of tomorrow are one.
  const tomorrow = dateIn(days(1), timezone);
  await given.inquiry(orgId, { ...open, deadlineAt: startOfDay(tomorrow, timezone) });
  await given.inquiry(orgId, { ...open, deadlineAt: days(3) });
  await given.inquiry(orgId, {
    ...open,
    deadlineAt: days(-1),
    status: 'closed',
    closedAt: hours(-1),
    outcome: 'interview_done',
  });
  await given.inquiry(orgId, { recipients, status: 'spam' });
  for (const deadlineAt of [days(1), days(-1), null]) {
    const held = await given.inquiry(orgId, { recipients, status: 'quarantined', deadlineAt });
    await db.insert(inquiryScreenings).values({
      orgId,
      inquiryId: held.id,
      action: 'quarantine',
      state: 'held',
      expiresAt: days(27),
    });
  }
  for (const status of ['in_review', 'in_review', 'draft', 'published'] as const)
    await given.post(orgId, { status });
  await given.post(orgId, { status: 'in_review', deletedAt: hours(-1) });
  for (const status of ['open', 'assigned', 'submitted', 'answered'] as const)
    await given.question(orgId, { status });
  await given.question(orgId, { deletedAt: hours(-1) });
  return { server, orgId, admin: await server.signInAs('administrator', { orgId }) };
}

test('every tile of the home counts what the list has to which it leads', async () => {
  const { server, admin, orgId } = await scene();
  await using _ = server;
  const { tiles, needs_you_total, runway_is_cut } = await admin.call(analytics.home);
  const { held } = await admin.call(homeCalls.extras);
  const heldList = await admin.call(quarantine.list);
  const lists = {
    unassigned: await admin.call(inquiries.list, { query: { view: 'unassigned' } }),
    due_today: await admin.call(inquiries.list, { query: { view: 'due_today' } }),
    reply_at_risk: await admin.call(inquiries.list, { query: { deadline: ['reply_at_risk'] } }),
    awaiting_sign_off: await admin.call(posts.list, { query: { status: ['in_review'] } }),
    unanswered_questions: await admin.call(questions.list, {
      query: { status: ['open', 'assigned', 'submitted'] },
    }),
    profiles_to_review: await admin.call(people.list, { query: { status: ['in_review'] } }),
    profiles_to_confirm: await admin.call(people.list, {
      query: { status: ['published'], not_confirmed: true },
    }),
    published_profiles: await admin.call(people.list, { query: { status: ['published'] } }),
  };
  // The list of People counts the same as its task above it.
  expect((await admin.call(personReviews.tasks)).in_review).toBe(lists.profiles_to_review.total);
  for (const [name, { total }] of Object.entries(lists))
    expect([name, tiles?.[name as keyof typeof lists]?.count]).toEqual([name, total]);
  expect(Object.values(lists).map(({ total }) => total)).toEqual([2, 3, 1, 2, 3, 2, 2, 4]);
  expect(held).toEqual({ count: heldList.total, with_deadline: 1 });
  expect(heldList.total).toBe(3);
  // Beside the first of what is open stands how many there are; the line of today tells when it has not all.
  expect(needs_you_total).toBe((await admin.call(inquiries.list, { query: { view: 'all_open' } })).total);
  expect(runway_is_cut).toBe(false);
  const endOfToday = new Date(startOfDay(dateIn(days(1), timezone), timezone).getTime() - 60_000);
  for (let count = 0; count < 13; count += 1)
    await server.given.inquiry(orgId, { status: 'open', deadlineAt: endOfToday });
  const full = await admin.call(analytics.home);
  expect(full.runway_is_cut).toBe(true);
  expect(full.runway?.filter(({ kind }) => kind === 'deadline')).toHaveLength(12);
});
