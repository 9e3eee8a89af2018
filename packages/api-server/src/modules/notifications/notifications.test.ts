import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { inquiries, sentInquiries } from '@rostrum/contracts';
import { notifications } from '@rostrum/contracts/notifications';
import { users } from '@rostrum/identity/schema';
import { runAsSystem } from '@rostrum/server-kit/database';
import { modules } from '../../modules.ts';
import { inquiryScene } from '../../testing/scenes/inquiry-scene.ts';
import { createDigestService, type DigestDeps } from './digests.service.ts';
import { notifications as rows } from './notifications.schema.ts';

const key = () => crypto.randomUUID();

test('the responsible hear of assignments, replies and withdrawals, the sender of replies, and mail follows what they chose', async () => {
  const built: DigestDeps[] = [];
  await using scene = await inquiryScene({
    modules: [...modules, { name: 'catch', routes: (deps) => (built.push(deps), []) }],
  });
  const { administrator, journalist, server, orgId } = scene;
  const ines = await server.signInAs('administrator', {
    orgId,
    firstname: 'Ines',
    lastname: 'Aldana',
    email: 'ines@northmere.example',
    timezone: 'Europe/London',
  });
  const sent = await journalist.call(sentInquiries.send, { body: scene.media(), idempotencyKey: key() });
  const params = { id: sent.id };
  const mailsTo = async (email: string) =>
    (await scene.mails()).filter(({ toEmail }) => toEmail === email).map(({ kind }) => kind);
  const listOf = async (who: Pick<typeof ines, 'call'>) =>
    (await who.call(notifications.list, {})).items.map(({ actor, text, detail, href, is_read }) => ({
      told: `${actor ?? ''} ${text}: ${detail}`,
      href,
      is_read,
    }));

  const { version } = await administrator.call(inquiries.get, { params });
  await administrator.call(inquiries.update, { params, body: { version, assignee_id: ines.userId } });
  expect(await listOf(ines)).toEqual([
    {
      told: 'Jonah Petrie assigned you an inquiry: Storm surge barriers',
      href: `/dashboard/inquiries/${sent.id}`,
      is_read: false,
    },
  ]);
  expect(await mailsTo('ines@northmere.example')).toEqual(['inquiry.assigned', 'inquiry.new']);
  // Who did it themselves is told nothing, and no one reads what others are told.
  expect(await administrator.call(notifications.count, {})).toEqual({ unread: 0 });

  // Opening the inquiry reads what was told of it.
  await ines.call(inquiries.get, { params });
  expect(await ines.call(notifications.count, {})).toEqual({ unread: 0 });

  const usual = await ines.call(notifications.choices, {});
  expect(Object.values(usual)).toEqual(Array(8).fill('at_once'));
  await ines.call(notifications.choose, { body: { ...usual, reply: 'daily' } });
  const add = (body: string) =>
    journalist.call(sentInquiries.reply, { params, body: { body }, idempotencyKey: key() });
  await add('One more thing.');
  await add('And another.');
  expect((await listOf(ines)).map(({ told }) => told).slice(0, 2)).toEqual([
    'Callum Strand replied: Storm surge barriers',
    'Callum Strand replied: Storm surge barriers',
  ]);
  expect(await ines.call(notifications.count, {})).toEqual({ unread: 2 });
  expect(await mailsTo('ines@northmere.example')).toEqual(['inquiry.assigned', 'inquiry.new']);

  // One of the two is read before the morning: the daily email tells of the other, once.
  const [newest] = (await ines.call(notifications.list, { query: { kind: 'reply' } })).items;
  if (!newest) throw new Error('Nothing was told.');
  await journalist.call(notifications.markRead, { body: { ids: [newest.id] } });
  expect(await ines.call(notifications.count, {})).toEqual({ unread: 2 });
  expect(await ines.call(notifications.markRead, { body: { ids: [newest.id] } })).toEqual({ unread: 1 });
  const { db } = server;
  const at = (now: Date) =>
    runAsSystem('the tests do what the job does', async () => {
      await Promise.all(built.map((deps) => createDigestService({ ...deps, clock: () => now }).round()));
    });
  const day = 24 * 3_600_000;
  await at(new Date(Date.now() + day));
  await at(new Date(Date.now() + 2 * day));
  const [digest, ...others] = (await scene.mails()).filter(({ kind }) => kind === 'notification.digest');
  expect(others).toEqual([]);
  expect(digest).toMatchObject({
    toEmail: 'ines@northmere.example',
    subject: '1 unread notification at Northmere University',
  });
  expect(digest?.text).toContain('Callum Strand replied\nStorm surge barriers');
  expect(digest?.text).toContain(`http://rostrum.test/dashboard/inquiries/${sent.id}`);

  // The sender hears of the reply by email and in the application, whatever the team chose.
  await ines.call(inquiries.reply, {
    params,
    body: { visibility: 'all', body: 'It does.' },
    idempotencyKey: key(),
  });
  expect(await listOf(journalist)).toEqual([
    {
      told: 'Northmere University replied: Storm surge barriers',
      href: `/dashboard/inquiries/sent/${sent.id}`,
      is_read: false,
    },
  ]);
  await journalist.call(sentInquiries.get, { params });
  expect(await journalist.call(notifications.count, {})).toEqual({ unread: 0 });
  await journalist.call(sentInquiries.withdraw, { params });
  expect((await listOf(ines))[0]?.told).toBe('Callum Strand withdrew the inquiry: Storm surge barriers');
  expect(await ines.call(notifications.markRead, { body: {} })).toEqual({ unread: 0 });

  // After 90 days they are shown and counted no more, and then they are gone.
  const old = new Date(Date.now() - 91 * day);
  await db.update(rows).set({ createdAt: old, readAt: null }).where(eq(rows.userId, ines.userId));
  expect(await listOf(ines)).toEqual([]);
  expect(await ines.call(notifications.count, {})).toEqual({ unread: 0 });
  await at(new Date(Date.now() + 91 * day));
  expect(await db.select().from(rows).where(eq(rows.userId, ines.userId))).toEqual([]);
  expect(await db.select().from(users).where(eq(users.id, ines.userId))).toHaveLength(1);
});
