import { guestInquiries, inquiries } from '@rostrum/contracts';
import { inquiryRules, quarantine } from '@rostrum/contracts/inquiries';
import { integrations } from '@rostrum/contracts/settings';
import { column, readRows } from '@rostrum/server-kit/database';
import type { MailOutbox, OutgoingMail } from '@rostrum/server-kit/mail';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { inquiryScene } from '../../../testing/scenes/inquiry-scene.ts';
import { expireHolds } from './expire-holds.job.ts';
import { tellOfEndingHolds } from './tell-of-ending-holds.job.ts';

test('a held inquiry is released into the ordinary way, confirmed as spam, or counts as spam after 30 days', async () => {
  await using scene = await inquiryScene();
  const { server, administrator, expertUser, orgId, media, mails } = scene;
  await administrator.call(inquiryRules.add, {
    body: {
      list: 'block',
      kind: 'domain',
      pattern: 'rank.example',
      action: 'quarantine',
      reason: 'Link sellers',
    },
  });
  await administrator.call(integrations.addWebhook, {
    body: { name: 'Desk', url: 'https://hooks.desk.example/rostrum', events: ['inquiry.received'] },
  });
  const toldReceivers = async () =>
    (await readRows(server.db, { id: column.text }, sql`select object_id as id from webhook_deliveries`)).map(
      ({ id }) => id,
    );
  const send = (name: string, more = {}) =>
    server.call(guestInquiries.send, {
      body: media({ email: `${name}@rank.example`, ...more }),
      idempotencyKey: crypto.randomUUID(),
    });
  const general = { type: 5, fields: {}, deadline_at: undefined } as never;
  const late = await send('late', general);
  const spam = await send('spam', general);
  const genuine = await send('genuine');
  const decide = (ids: string[], decision: 'release' | 'release_and_allow' | 'confirm') =>
    administrator.call(quarantine.decide, { body: { ids, decision } });
  const announced = async () => (await mails()).filter(({ kind }) => kind === 'inquiry.new').length;

  const held = await administrator.call(quarantine.list);
  // The one with a deadline first, then those that have waited longest.
  expect(held.items.map(({ id }) => id)).toEqual([genuine.id, late.id, spam.id]);
  expect(held.items[0]).toMatchObject({
    action: 'quarantine',
    rule: { kind: 'domain', pattern: 'rank.example', reason: 'Link sellers' },
    recipients: ['Maren Okonjo-Hale'],
  });
  expect(held.counts).toEqual({ held: 3, passed: 0, released: 0, confirmed: 0, safety: 0 });
  expect((await administrator.call(quarantine.list, { query: { action: 'block' } })).total).toBe(0);
  expect((await administrator.call(quarantine.list, { query: { q: 'GENUINE@' } })).total).toBe(1);
  expect(await administrator.call(quarantine.get, { params: { id: spam.id } })).toMatchObject({
    message: 'Does the barrier still hold at a 1-in-200 surge in 2050?',
    history: { sent: 0, answered: 0 },
  });

  expect(await announced()).toBe(0);
  expect(await toldReceivers()).toEqual([]);
  expect(await decide([genuine.id, genuine.id], 'release_and_allow')).toEqual({
    decided: [genuine.id],
    skipped: [],
  });
  // The expert and the desk are told now; its place in the inbox is that of when it was sent.
  expect(await announced()).toBe(2);
  expect(await toldReceivers()).toEqual([genuine.id]);
  const [first] = (await expertUser.call(inquiries.list)).items;
  expect(first).toMatchObject({ id: genuine.id, status: 'new' });
  expect(first?.created_at).toBe(held.items[0]?.created_at);
  expect(await decide([genuine.id, spam.id], 'confirm')).toEqual({
    decided: [spam.id],
    skipped: [genuine.id],
  });
  // Its sender is allowed from now on.
  const next = await send('genuine', { message: 'A second question about the same barrier.' });
  expect((await administrator.call(inquiries.list)).items.map(({ id }) => id).toSorted()).toEqual(
    [genuine.id, next.id].toSorted(),
  );

  // The morning before its time is over, administrators are told once, and not before eight.
  await server.db.execute(sql`update inquiry_screenings set expires_at = '2030-01-10T09:00:00Z'`);
  const endings: OutgoingMail[] = [];
  const mail: MailOutbox = {
    enqueue: async (_tx, told) => String(endings.push(told)),
    takeBack: async () => undefined,
  };
  const tell = (now: string) =>
    tellOfEndingHolds(server.db, { now: new Date(now), mail, publicUrl: 'http://localhost' });
  await tell('2030-01-09T07:59:00Z');
  expect(endings).toEqual([]);
  await tell('2030-01-09T08:00:00Z');
  await tell('2030-01-10T08:30:00Z');
  expect(endings).toMatchObject([{ kind: 'inquiry.holds_ending', to: { email: 'jonah@northmere.example' } }]);
  expect(endings[0]?.text).toContain(late.ref);
  for (const absent of [spam.ref, 'surge']) expect(endings[0]?.text).not.toContain(absent);
  await server.db.execute(sql`update inquiry_screenings set expires_at = created_at + interval '30 days'`);

  await expireHolds(server.db, new Date(Date.now() + 29 * 86_400_000));
  expect((await administrator.call(quarantine.list)).total).toBe(1);
  await expireHolds(server.db, new Date(Date.now() + 31 * 86_400_000));
  const over = await administrator.call(quarantine.list, { query: { state: 'spam' } });
  expect(over.items.map(({ id }) => id).toSorted()).toEqual([late.id, spam.id].toSorted());
  expect(await decide([late.id], 'release')).toEqual({ decided: [late.id], skipped: [] });
  expect((await administrator.call(quarantine.list)).counts).toEqual({
    held: 0,
    passed: 1,
    released: 2,
    confirmed: 1,
    safety: 0,
  });

  // Only administrators; and another organisation decides nothing here.
  const agent = await server.signInAs('agent', { orgId, scopes: { departments: ['Engineering'], tags: [] } });
  await expect(agent.call(quarantine.list)).rejects.toMatchObject({ status: 403 });
  const foreign = await server.signInAs('administrator');
  const body = { ids: [spam.id], decision: 'release' as const };
  expect(await foreign.call(quarantine.decide, { body })).toEqual({ decided: [], skipped: [spam.id] });
  await expect(foreign.call(quarantine.get, { params: { id: spam.id } })).rejects.toMatchObject({
    status: 404,
  });
});
