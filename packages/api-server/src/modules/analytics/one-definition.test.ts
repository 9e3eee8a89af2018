import { analytics, inquiries } from '@rostrum/contracts';
import { formatShare, insights, reports } from '@rostrum/contracts/analytics';
import { expect, test } from 'vitest';
import { inquiryScene } from '../../testing/scenes/inquiry-scene.ts';
import { createInquiryNotices } from '../inquiries/index.ts';
import { createReplyClockService } from '../inquiries/reply-clock.service.ts';
import { inquiryAsks } from '../inquiries/inquiry-asks.schema.ts';
import { writeReportWords } from './reports/report-mail.ts';

/** A Wednesday at the end of a month, so that the month and the last 30 days have the same inquiries. */
const start = Date.parse('2026-10-28T12:00:00Z');
const hour = 3_600_000;

test('home, inbox, figures, report and mail say the same of the same inquiries', async () => {
  let now = start;
  await using scene = await inquiryScene({ clock: () => new Date(now) });
  const { server, orgId, expert } = scene;
  let admin = scene.administrator;
  const given = (hoursAgo: number, more: Parameters<typeof server.given.inquiry>[1] = {}) =>
    server.given.inquiry(orgId, {
      createdAt: new Date(start - hoursAgo * hour),
      recipients: [expert.id],
      type: 2,
      status: 'open',
      assigneeId: admin.userId,
      ...more,
    });
  const reply = ({ id }: { id: string }) =>
    admin.call(inquiries.reply, {
      params: { id },
      body: { visibility: 'all', body: 'We found an expert.' },
      idempotencyKey: crypto.randomUUID(),
    });
  // No deadline, and most younger than two days: late all the same by the reply times of Setup, an hour for media.
  const late = [];
  for (const ago of [2, 3, 4, 30, 31, 75, 100, 250]) late.push(await given(ago));
  const withDeadline = await given(40, { deadlineAt: new Date(start + 900 * hour) });
  const lateReply = await given(120);
  const betweenLooks = await given(0);
  const inTime = await given(0);
  const [first] = late;
  if (!first) throw new Error('No inquiry was made.');
  const asks = ['accepted', ...Array.from({ length: 8 }, () => 'asked' as const)] as const;
  for (const [place, state] of asks.entries()) {
    const { id: personId } = await server.given.person(orgId);
    await server.db.insert(inquiryAsks).values({
      orgId,
      inquiryId: late[place % late.length]?.id ?? first.id,
      personId,
      roundId: crypto.randomUUID(),
      inOrder: false,
      position: 0,
      state,
      text: 'Could you?',
      hideOutlet: false,
      windowMinutes: 60,
      askedAt: new Date(start - hour),
      expiresAt: new Date(start + hour),
      ...(state === 'accepted' && { respondedAt: new Date(start) }),
    });
  }

  const mailed: string[] = [];
  const notices = createInquiryNotices({
    publicUrl: 'http://rostrum.test',
    clock: () => new Date(now),
    mail: {
      enqueue: async (_tx, { subject }) => String(mailed.push(subject)),
      takeBack: async () => undefined,
    },
  });
  await createReplyClockService({ notices, clock: () => new Date(now) }).round(server.db);
  await reply(lateReply);
  await reply(inTime);
  // Replied to late, before the job has looked again.
  now = start + 60 * hour;
  admin = await server.signIn(admin.userId, orgId);
  await reply(betweenLooks);

  const home = await admin.call(analytics.home);
  const overview = await admin.call(analytics.overview);
  const figures = await admin.call(insights.inquiries);
  const all = await admin.call(insights.all);
  const inbox = await admin.call(inquiries.list, { query: { deadline: ['reply_at_risk'], page_size: 50 } });
  const { report } = await admin.call(reports.month);

  const answered = { part: 1, of: 12 };
  expect(home.inquiries_30_days).toMatchObject({ answered, answered_in_time: 1 / 12 });
  for (const { answered_in_time: share } of [overview, figures, all, report])
    expect([share.now, share.counts?.now]).toEqual([1 / 12, answered]);
  expect(figures.missed_deadlines.now).toBe(answered.of - answered.part);
  expect(report.missed_deadlines).toBe(figures.missed_deadlines.now);
  // Of those missed, two have had their reply since; the inbox and the tile of the home have the others.
  expect(home.tiles?.reply_at_risk).toEqual({ count: late.length + 1, missed: late.length + 1 });
  expect(inbox.total).toBe(late.length + 1);
  expect(inbox.items.map(({ id }) => id).toSorted()).toEqual(
    [...late, withDeadline].map(({ id }) => id).toSorted(),
  );
  // Mailed where it was missed within a day; older news is recorded alone.
  const details = await Promise.all(late.map(({ id }) => admin.call(inquiries.get, { params: { id } })));
  expect(details.every(({ reply_missed_at: at }) => at !== null)).toBe(true);
  expect(mailed.filter((subject) => subject.startsWith('First reply missed'))).toHaveLength(3);

  const total = 12;
  expect([
    home.inquiries_30_days?.total.now,
    overview.inquiries.total.now,
    figures.inquiries.total.now,
    all.inquiries.now,
    report.inquiries.now,
  ]).toEqual([total, total, total, total, total]);
  expect(overview.led_to_something.now).toBe(figures.led_to_something.now);
  expect(all.led_to_something.now).toBe(report.led_to_something.now);
  expect(overview.median_first_reply_minutes.now).toBe(figures.median_first_reply_minutes.now);
  expect(all.median_first_reply_minutes.now).toBe(figures.median_first_reply_minutes.now);

  // One of nine who were asked: no percentage, and those who have not answered are named.
  for (const { experts_accepted: accepted, experts_unanswered: unanswered } of [figures, report])
    expect([accepted.now, accepted.counts?.now, unanswered?.now]).toEqual([null, { part: 1, of: 1 }, 8]);
  const { text } = writeReportWords({ report, footer: [], href: null });
  const share = formatShare(report.answered_in_time.now, report.answered_in_time.counts?.now);
  expect(report.headline).toContain(`${share} had a first reply in time`);
  expect(text).toContain(share);
  expect(text).toContain('1 of 1 of those who answered; 8 have not answered');
});
