import { inquiries, sentInquiries } from '@rostrum/contracts';
import { notifications } from '@rostrum/contracts/notifications';
import { expect, test } from 'vitest';
import { createAskFlow } from './asks/ask-flow.ts';
import { createInquiryNotices } from './inquiry-notices.ts';
import { createReplyClockService } from './reply-clock.service.ts';
import { createInquiryTimeoutService } from './inquiry-timeouts.service.ts';
import { inquiryScene } from '../../testing/scenes/inquiry-scene.ts';

const hour = 3_600_000;

test('by time alone: silent inquiries close, first replies are warned of and missed, and each is told once', async () => {
  await using scene = await inquiryScene();
  const { orgId, server, administrator, journalist } = scene;
  const now = new Date();
  const before = (hours: number) => new Date(now.getTime() - hours * hour);
  const waiting = {
    status: 'waiting_seeker',
    seekerId: journalist.userId,
    email: 'callum@ledger.example',
  } as const;
  const long = await server.given.inquiry(orgId, { ...waiting, type: 5, waitingSince: before(169) });
  const short = await server.given.inquiry(orgId, { ...waiting, type: 5, waitingSince: before(167) });
  const press = await server.given.inquiry(orgId, {
    ...waiting,
    type: 2,
    waitingSince: before(30),
    deadlineAt: before(25),
  });
  const pressSoon = await server.given.inquiry(orgId, {
    ...waiting,
    type: 2,
    waitingSince: before(200),
    deadlineAt: before(23),
  });

  const mailed: string[] = [];
  const notices = createInquiryNotices({
    publicUrl: 'http://rostrum.test',
    clock: () => now,
    mail: {
      enqueue: async (_tx, { kind, to }) => String(mailed.push(`${kind} ${to.email}`)),
      takeBack: async () => undefined,
    },
  });
  const timeouts = createInquiryTimeoutService({
    notices,
    flow: createAskFlow({ notices, clock: () => now }),
    clock: () => now,
  });
  expect(await timeouts.closeSilent(server.db)).toBe(2);
  expect(await timeouts.closeSilent(server.db)).toBe(0);

  const read = async (id: string) => administrator.call(inquiries.get, { params: { id } });
  for (const { id } of [long, press])
    expect(await read(id)).toMatchObject({
      status: 'closed',
      outcome: 'no_reply',
      activity: [{ actor: { role: 'system' } }],
    });
  for (const { id } of [short, pressSoon]) expect((await read(id)).status).toBe('waiting_seeker');
  expect(mailed).toEqual(['inquiry.closed callum@ledger.example', 'inquiry.closed callum@ledger.example']);
  expect((await journalist.call(sentInquiries.get, { params: { id: long.id } })).history.at(-1)?.text).toBe(
    'Closed: No reply from you',
  );

  // First replies, by the reply times that every organisation starts with: warned of, then missed, each told once.
  const key = () => crypto.randomUUID();
  await administrator.call(notifications.choose, {
    body: { assigned: 'none', ask: 'none', reply: 'none', due: 'none' },
  });
  const ines = await server.signInAs('administrator', { orgId, email: 'ines@northmere.example' });
  const times = { type: 2, status: 'new', createdAt: now, deadlineAt: before(-100) } as const;
  const unanswered = await server.given.inquiry(orgId, { ...times, assigneeId: administrator.userId });
  const shared = await server.given.inquiry(orgId, { ...times, restricted: true, subject: 'Battery fire' });
  await server.given.inquiry(orgId, { ...times, firstReplyAt: now });
  await server.given.inquiry(orgId, { ...times, status: 'waiting_seeker' });
  await server.given.inquiry(orgId, { ...times, status: 'quarantined' });
  const due = Date.parse((await read(unanswered.id)).reply_due_at ?? '');
  const round = async (at: number) => {
    mailed.length = 0;
    const clock = () => new Date(at);
    const replyNotices = createInquiryNotices({
      publicUrl: 'http://rostrum.test',
      clock,
      mail: {
        enqueue: async (_tx, { to, subject }) => String(mailed.push(`${to.email}: ${subject}`)),
        takeBack: async () => undefined,
      },
    });
    const told = await createReplyClockService({ notices: replyNotices, clock }).round(server.db);
    return { told, mailed: mailed.toSorted() };
  };
  const span = due - now.getTime();
  expect((await round(now.getTime() + span * 0.7)).told).toBe(0);
  expect(await round(now.getTime() + span * 0.8)).toEqual({
    told: 2,
    // Who switched the warning off is not mailed it; what no one is responsible for is told to the desk.
    mailed: [
      expect.stringMatching(/^ines@northmere\.example: First reply due soon: Restricted Media inquiry/),
    ],
  });
  expect((await round(now.getTime() + span * 0.9)).told).toBe(0);
  expect(await round(due)).toEqual({
    told: 2,
    // A missed reply is mailed to whoever is responsible all the same.
    mailed: [
      expect.stringMatching(/^ines@northmere\.example: First reply missed: Restricted/),
      expect.stringMatching(/^jonah@northmere\.example: First reply missed: /),
    ],
  });
  expect((await round(due + hour)).told).toBe(0);
  const missed = await read(unanswered.id);
  expect(missed.activity.map(({ verb }) => verb)).toEqual(['inquiry.due_missed', 'inquiry.due_soon']);
  expect(missed).toMatchObject({ late_reason: null, reply_missed_at: expect.any(String) });
  const { items } = await ines.call(notifications.list, { query: { kind: 'due' } });
  expect(items.map(({ text, detail }) => `${text.slice(0, 18)} ${detail}`)).toEqual([
    `First reply missed Restricted inquiry ${shared.ref}`,
    `First reply due at Restricted inquiry ${shared.ref}`,
  ]);

  // The reason is asked for with the reply, kept once, and told in the history.
  const reply = (reason?: 'no_expert' | 'other') =>
    administrator.call(inquiries.reply, {
      params: { id: unanswered.id },
      body: { visibility: 'all', body: 'It does.', ...(reason && { late_reason: reason }) },
      idempotencyKey: key(),
    });
  const answered = await reply('no_expert');
  expect(answered).toMatchObject({ late_reason: 'no_expert' });
  expect(answered.activity[0]?.text).toContain('said why the first reply was late: no expert was available');
  expect((await reply('other')).late_reason).toBe('no_expert');
  const { version } = await administrator.call(inquiries.get, { params: { id: shared.id } });
  const closed = await administrator.call(inquiries.close, {
    params: { id: shared.id },
    body: { version, outcome: 'referred', late_reason: 'seen_late' },
  });
  expect(closed).toMatchObject({ status: 'closed', late_reason: 'seen_late' });
});
