import { afterAll, beforeAll, expect, test } from 'vitest';
import { inquiryRules, mailingLists, quarantine } from '@rostrum/contracts/inquiries';
import { createSmtpTransport, type MailTransport } from '@rostrum/server-kit/mail';
import { startSmtpServer, type TestSmtpServer } from '../../testing/smtp-server.ts';
import { listScene } from '../../testing/scenes/list-scene.ts';

const refused = 'gone@harbour.example';
let smtp: TestSmtpServer;
let scene: Awaited<ReturnType<typeof listScene>>;
beforeAll(async () => {
  smtp = await startSmtpServer({ unknown: new Set([refused]) });
  const transport = createSmtpTransport({ smtpUrl: smtp.url, mailFrom: 'Rostrum <desk@rostrum.test>' });
  // Only what is refused goes out: the others are read in the outbox.
  const mailTransport: MailTransport = {
    ...transport,
    send: async (mail, lane) => {
      if (mail.toEmail === refused) await transport.send(mail, lane);
    },
  };
  // Saturday before clocks go back at 01:00 UTC on Sunday, 25 October.
  scene = await listScene({ now: '2026-10-24T12:00:00Z', mailTransport });
});
afterAll(async () => {
  await scene[Symbol.asyncDispose]();
  await smtp[Symbol.asyncDispose]();
});

const subscribersOf = async (id: string) =>
  (await scene.administrator.call(mailingLists.subscribers, { params: { id } })).items;
const block = (pattern: string) =>
  scene.administrator.call(inquiryRules.add, {
    body: { list: 'block', kind: 'email', pattern, action: 'quarantine' },
  });

test('of 200 pasted addresses 60 are bad: each is named with line and remedy, and the others are added', async () => {
  const list = await scene.add({ name: 'Pasted' });
  const bad = [
    'press(at)harbour.example',
    'harbour.example',
    '@harbour.example',
    'a@b@harbour.example',
    'a@harbour',
  ];
  const lines = Array.from({ length: 200 }, (_, at) =>
    at % 10 < 3 ? (bad[Math.floor(at / 10) % 5] ?? '') : `Guest ${at} <guest${at}@harbour.example>`,
  );
  await block('guest3@harbour.example');
  const answered = await scene.subscribe(list.id, lines.join('\n'));
  expect(answered).toHaveLength(200);
  const invalid = answered.filter(({ verdict }) => verdict === 'invalid');
  expect(invalid).toHaveLength(60);
  expect(invalid[0]).toEqual({
    line: 1,
    value: 'press(at)harbour.example',
    verdict: 'invalid',
    remedy: 'Write @ instead of “(at)”.',
  });
  expect(new Set(invalid.map(({ remedy }) => remedy)).size).toBe(5);
  expect(answered.filter(({ verdict }) => verdict === 'blocked').map(({ value }) => value)).toEqual([
    'guest3@harbour.example',
  ]);
  expect(answered.filter(({ verdict }) => verdict === 'must_confirm')).toHaveLength(139);
  expect(await subscribersOf(list.id)).toHaveLength(139);
  // A list is full at 200, and says so for each one that is left out.
  const more = await scene.subscribe(
    list.id,
    Array.from({ length: 63 }, (_, at) => `more${at}@harbour.example`).join(', '),
  );
  expect(more.filter(({ verdict }) => verdict === 'no_room')).toHaveLength(2);
  expect(await scene.subscribe(list.id, 'jonah@northmere.example')).toMatchObject([{ verdict: 'no_room' }]);
  await scene.administrator.call(mailingLists.remove, { params: { id: list.id } });
});

test('an outside address confirms by a button, gets what fits once, and unsubscribes with one click', async () => {
  const { administrator, server } = scene;
  const list = await scene.add({ name: 'Newsroom', types: [2], departments: ['Engineering'] });
  const email = 'flood-desk@selby.example';
  expect(await scene.subscribe(list.id, `${email}; jonah@northmere.example`)).toMatchObject([
    { verdict: 'must_confirm' },
    { verdict: 'added' },
  ]);
  const link = await scene.linkIn(email);
  // Scanners open links: reading confirms nothing, and nothing is sent before.
  expect((await scene.read(link)).body).toMatch(/class="brand".*<button>Confirm<\/button>/s);
  const early = await scene.send();
  expect(await scene.mailsOfLists(email)).toHaveLength(1);
  expect((await scene.post(link)).body).toMatch(/class="brand".*f…@selby.example/s);
  expect((await scene.read(link)).body).toMatch(/class="brand".*You are on the list/s);

  const fitting = async (query: { type: 2 | 5; department?: string }) =>
    (await administrator.call(mailingLists.fitting, { query: { country: 'GB', ...query } })).items;
  expect(await fitting({ type: 2, department: 'Engineering' })).toMatchObject([
    { name: 'Newsroom', mode: 'each', is_paused: false, addresses: 2 },
  ]);
  expect(await fitting({ type: 2 })).toEqual([]);
  expect(await fitting({ type: 5, department: 'Engineering' })).toEqual([]);

  const { id, ref } = await scene.send({ subject: 'Barriers in 2050' });
  await scene.send({ type: 5, fields: {} } as never);
  const [, mail, ...none] = await scene.mailsOfLists(email);
  expect(none).toEqual([]);
  expect(mail).toMatchObject({ kind: 'mailing_list.inquiry', subject: `Media: Barriers in 2050 (${ref})` });
  expect(mail?.text).toContain('Does the barrier still hold');
  expect(mail?.text).toContain(mail?.unsubscribeUrl);
  expect((await administrator.call(mailingLists.deliveries, { params: { id } })).items).toMatchObject([
    { list: 'Newsroom', email },
    { list: 'Newsroom', email: 'jonah@northmere.example' },
  ]);
  expect(
    (await administrator.call(mailingLists.deliveries, { params: { id: early.id } })).items,
  ).toHaveLength(1);

  // A forwarded mail: its link shows no whole address, and only this address leaves this list.
  const stop = mail?.unsubscribeUrl ?? '';
  const page = await scene.read(stop);
  expect([
    page.statusCode,
    page.body.includes(email),
    page.body.includes('<button>Unsubscribe</button>'),
  ]).toEqual([200, false, true]);
  const forged = stop.slice(0, -4) + (stop.endsWith('AAAA') ? 'BBBB' : 'AAAA');
  expect((await scene.post(forged)).statusCode).toBe(404);
  expect((await scene.post(stop.replace('unsubscribe', 'confirm'))).statusCode).toBe(404);
  expect(await subscribersOf(list.id)).toMatchObject([{ state: 'active' }, { state: 'active' }]);
  expect((await scene.post(stop, 'List-Unsubscribe=One-Click')).body).toMatch(
    /class="brand".*You are unsubscribed/s,
  );
  expect(await subscribersOf(list.id)).toMatchObject([{ email, state: 'unsubscribed' }, { state: 'active' }]);
  // The old link confirms no more, and who unsubscribed cannot be removed and added as if nothing had happened.
  expect((await scene.post(link)).statusCode).toBe(404);
  await scene.send({ message: 'After unsubscribing.' });
  expect(await scene.mailsOfLists(email)).toHaveLength(2);
  const [subscriber] = await subscribersOf(list.id);
  await expect(
    administrator.call(mailingLists.unsubscribe, {
      params: { id: list.id, subscriber_id: subscriber?.id ?? '' },
    }),
  ).rejects.toMatchObject({ status: 409 });

  // Administrators alone, and only their own organisation's.
  const agent = await server.signInAs('agent', { orgId: scene.orgId });
  await expect(agent.call(mailingLists.list)).rejects.toMatchObject({ status: 403 });
  const foreign = await server.signInAs('administrator');
  for (const call of [mailingLists.subscribers, mailingLists.remove, mailingLists.sendTest])
    await expect(foreign.call(call, { params: { id: list.id } } as never)).rejects.toMatchObject({
      status: 404,
    });
  expect((await foreign.call(mailingLists.deliveries, { params: { id } })).items).toEqual([]);
  await administrator.call(mailingLists.remove, { params: { id: list.id } });
});

test('held inquiries wait for their release, blocked subscribers get nothing, restricted ones are a link only', async () => {
  const { administrator } = scene;
  const list = await scene.add({ name: 'Held' });
  const [email, other] = ['desk@selby.example', 'second@selby.example'];
  for (const each of [email, other]) await scene.confirm(list.id, each);
  await block('late@ledger.example');
  await block(other);
  const held = await scene.send({ email: 'late@ledger.example' });
  expect(await scene.mailsOfLists(email)).toHaveLength(1);
  await administrator.call(quarantine.decide, { body: { ids: [held.id], decision: 'release' } });
  expect((await scene.mailsOfLists(email)).at(-1)?.subject).toContain(held.ref);
  expect(await scene.mailsOfLists(other)).toHaveLength(1);

  const secret = await scene.send({
    type: 7,
    subject: 'A gift for the coast',
    fields: { donor_type: 'other', focus: 'endowments', anonymous: true },
  } as never);
  // The seeker waited for no mail of a list: the job writes them.
  const written = await scene.mails();
  const toLists = written.filter(({ kind }) => kind === 'mailing_list.inquiry');
  expect(toLists.filter(({ subject }) => subject.includes(secret.ref))).toEqual([]);
  const mail = (await scene.mailsOfLists(email)).at(-1);
  expect(mail?.subject).toContain(`(${secret.ref})`);
  expect(mail?.subject).toContain('Restricted');
  expect(mail?.text).not.toContain('gift');
  expect(mail?.text).not.toContain('Callum');
  expect(mail?.text).toContain(`/dashboard/inquiries/${secret.id}`);
  await administrator.call(mailingLists.remove, { params: { id: list.id } });
});

test('quiet hours and summaries follow the clock of the organisation over a clock change, once by two servers', async () => {
  const { administrator, clock } = scene;
  const night = { quiet_from: '22:00', quiet_until: '06:30' };
  const each = await scene.add({ name: 'Night', ...night, content: 'summary' });
  const daily = await scene.add({ name: 'Morning', mode: 'daily', content: 'link_only' });
  const paused = await scene.add({ name: 'Paused' });
  const email = 'night@selby.example';
  for (const { id } of [each, daily, paused]) await scene.confirm(id, email);
  await administrator.call(mailingLists.pause, { params: { id: paused.id }, body: { paused: true } });
  clock.now = new Date('2026-10-24T22:30:00Z');
  const first = await scene.send({ message: 'A question of this night about storm surges. '.repeat(9) });
  const second = await scene.send({ message: 'The second question of this night.' });
  const sent = async () => (await scene.mailsOfLists(email)).slice(3).map(({ subject }) => subject);
  // Half past six would be here if the clocks had not gone back.
  await scene.roundAt('2026-10-25T05:45:00Z');
  expect(await sent()).toEqual([]);
  await scene.roundAt('2026-10-25T06:30:00Z');
  expect(await sent()).toEqual([expect.stringContaining(first.ref), expect.stringContaining(second.ref)]);
  await scene.roundAt('2026-10-25T07:30:00Z');
  expect(await sent()).toHaveLength(2);
  await scene.roundAt('2026-10-25T08:00:00Z');
  await scene.roundAt('2026-10-25T08:01:00Z');
  expect((await sent()).slice(2)).toEqual(['2 inquiries: Morning']);
  const summary = (await scene.mailsOfLists(email)).at(-1);
  expect(summary?.text).toContain(first.ref);
  expect(summary?.text).not.toContain('Storm surge');

  // Last week ended before this Sunday's night; the test goes to who asks, and to no one else.
  await scene.signInAt(new Date('2026-10-26T10:00:00Z'));
  const preview = await administrator.call(mailingLists.preview, { query: { types: [2] } });
  expect(preview).toMatchObject({ from: '2026-10-19', to: '2026-10-25' });
  expect(preview.matched).toBeLessThan(preview.total);
  expect(preview.items.map(({ ref }) => ref)).toContain(first.ref);
  expect((await administrator.call(mailingLists.preview, { query: { departments: ['Law'] } })).matched).toBe(
    0,
  );
  expect(await administrator.call(mailingLists.sendTest, { params: { id: each.id } })).toMatchObject({
    email: 'jonah@northmere.example',
  });
  expect((await scene.mailsOfLists('jonah@northmere.example')).at(-1)?.kind).toBe('mailing_list.test');
  expect(await scene.mailsOfLists(email)).toHaveLength(6);
});

test('an address that the receiving server refuses counts as bounced, with when and why', async () => {
  // The server notes refusals by the clock of the database.
  await scene.signInAt(new Date());
  const list = await scene.add({ name: 'Bounces' });
  await scene.subscribe(list.id, refused);
  const isRefused = async () => (await scene.mailsOfLists(refused)).at(0)?.refusedAt;
  await expect.poll(isRefused, { timeout: 20_000 }).toBeInstanceOf(Date);
  await scene.roundAt(new Date(Date.now() + 1000).toISOString());
  expect(await subscribersOf(list.id)).toMatchObject([
    { email: refused, state: 'bounced', reason: expect.stringContaining('5.1.1 No such mailbox') },
  ]);
  expect(
    (await scene.administrator.call(mailingLists.list)).items.find(({ id }) => id === list.id),
  ).toMatchObject({
    subscribers: { bounced: 1, pending: 0 },
  });
});
