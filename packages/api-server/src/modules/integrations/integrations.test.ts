import { createHmac } from 'node:crypto';
import { activity, people } from '@rostrum/contracts';
import { integrations } from '@rostrum/contracts/settings';
import { recordActivity, systemActor } from '@rostrum/server-kit/audit';
import { runAsSystem, transaction } from '@rostrum/server-kit/database';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { deliverAt, listen } from './testing/receivers.ts';

const later = (minutes: number) => new Date(Date.now() + minutes * 60_000);

test('what is published reaches the webhook, signed; a dead receiver holds up no other and loses nothing', async () => {
  await using alive = await listen();
  await using dead = await listen(503);
  await using server = await buildTestApp({ servers: 2, worksJobs: false });
  const admin = await server.signInAs('administrator');
  const orgId = admin.orgId ?? '';
  const add = (name: string, url: string) =>
    admin.call(integrations.addWebhook, { body: { name, url, events: ['profile.published'] } });
  const { webhook, secret } = await add('Newsroom', alive.url);
  const { webhook: failing } = await add('Archive', dead.url);
  expect(JSON.stringify(await admin.call(integrations.get))).not.toContain(secret);

  const publish = async (org: string, caller: typeof admin) => {
    const person = await server.given.person(org, { status: 'unpublished', image: '/x.jpg' });
    await caller.call(people.move, { params: { id: person.id }, body: { status: 'published' } });
    return person;
  };
  const stranger = await server.signInAs('administrator');
  await publish(stranger.orgId ?? '', stranger);
  const person = await publish(orgId, admin);
  expect(await deliverAt(server, later(1))).toBe(2);
  const [delivery] = alive.got;
  const { headers = {}, text = '' } = delivery ?? {};
  expect(alive.got).toHaveLength(1);
  expect(JSON.parse(text)).toMatchObject({
    event: 'profile.published',
    object: { type: 'person', id: person.id, label: `${person.firstname} ${person.lastname}` },
  });
  const [, seconds] = /^t=(\d+),v1=[\da-f]{64}$/.exec(String(headers['rostrum-signature'])) ?? [];
  expect(headers['rostrum-signature']).toBe(
    `t=${seconds},v1=${createHmac('sha256', secret ?? '')
      .update(`${seconds}.${text}`)
      .digest('hex')}`,
  );

  const stateOf = async (id: string) =>
    (await admin.call(integrations.get)).webhooks.find((each) => each.id === id);
  expect(await stateOf(webhook.id)).toMatchObject({ failing_since: null, waiting: 0 });
  expect(await stateOf(failing.id)).toMatchObject({
    failing_since: expect.any(String),
    waiting: 1,
    last_error: 'The receiver answered 503.',
  });
  // Not due again at once; once it answers, the same delivery arrives under its number.
  expect(await deliverAt(server, later(1))).toBe(0);
  dead.status = 204;
  expect(await deliverAt(server, later(2))).toBe(1);
  expect(dead.got.map(({ headers: each }) => each['rostrum-delivery'])).toEqual([
    dead.got[0]?.headers['rostrum-delivery'],
    dead.got[0]?.headers['rostrum-delivery'],
  ]);
  expect(await stateOf(failing.id)).toMatchObject({ failing_since: null, waiting: 0, last_error: null });

  const log = await admin.call(integrations.deliveries, { params: { id: failing.id } });
  expect(log.items).toMatchObject([{ state: 'delivered', tries: 2, response_status: 204 }]);
  await admin.call(integrations.replay, { params: { id: log.items[0]?.id ?? '' } });
  expect(dead.got).toHaveLength(3);
  await expect(
    stranger.call(integrations.replay, { params: { id: log.items[0]?.id ?? '' } }),
  ).rejects.toMatchObject({ status: 404 });

  const tested = await admin.call(integrations.testWebhook, { params: { id: webhook.id } });
  expect(tested).toMatchObject({ event: 'test', state: 'delivered', response_status: 200 });
  const rotated = await admin.call(integrations.rotateSecret, { params: { id: webhook.id } });
  expect(rotated.secret).not.toBe(secret);

  const { id, version, name, url, events } = rotated.webhook;
  const body = { version, name, url, events, state: 'paused' as const };
  await admin.call(integrations.changeWebhook, { params: { id }, body });
  await expect(admin.call(integrations.changeWebhook, { params: { id }, body })).rejects.toMatchObject({
    status: 409,
  });
  await admin.call(integrations.removeWebhook, { params: { id: failing.id } });
  await publish(orgId, admin);
  expect(await deliverAt(server, later(5))).toBe(0);
  expect(
    (await admin.call(activity.list, { query: { page_size: 3 } })).items.map(({ verb }) => verb),
  ).toEqual(['person.published', 'webhook.removed', 'webhook.changed']);
});

test('an address that nothing answers at is tried eight times and its webhook stopped after three days', async () => {
  await using dead = await listen(500);
  await using server = await buildTestApp({ servers: 2, worksJobs: false });
  const admin = await server.signInAs('administrator');
  const { webhook } = await admin.call(integrations.addWebhook, {
    body: { name: 'Gone', url: dead.url, events: ['profile.published'] },
  });
  const publish = async () => {
    const person = await server.given.person(admin.orgId ?? '', { status: 'unpublished', image: '/x.jpg' });
    await admin.call(people.move, { params: { id: person.id }, body: { status: 'published' } });
  };
  await publish();
  const day = 24 * 60;
  for (let round = 1; round <= 10; round += 1) await deliverAt(server, later(round * 0.13 * day));
  const { items } = await admin.call(integrations.deliveries, { params: { id: webhook.id } });
  expect(items).toMatchObject([{ state: 'waiting' }]);
  expect(items[0]?.tries).toBeGreaterThan(4);
  for (let round = 1; round <= 3; round += 1) await deliverAt(server, later((2 + round) * day));
  expect((await admin.call(integrations.deliveries, { params: { id: webhook.id } })).items).toMatchObject([
    { state: 'failed', tries: 8 },
  ]);
  await publish();
  await deliverAt(server, later(6 * day));
  expect((await admin.call(integrations.get)).webhooks).toMatchObject([{ state: 'stopped' }]);
});

test('no webhook leads inside, and only administrators of the organisation have any', async () => {
  await using server = await buildTestApp({ servers: 2, worksJobs: false });
  const admin = await server.signInAs('administrator');
  for (const url of [
    'https://169.254.169.254/latest/meta-data/',
    'https://10.0.0.1/',
    'https://[fe80::1]/',
    'https://user:secret@example.org/',
    'http://example.org/',
    'https://example.org:5432/',
    'ftp://example.org/',
    'nowhere',
  ])
    await expect(
      admin.call(integrations.addWebhook, { body: { name: 'x', url, events: ['post.published'] } }),
      url,
    ).rejects.toMatchObject({ status: 422 });
  for (const role of ['agent', 'expert', 'staff', 'individual'] as const) {
    const caller = await server.signInAs(role, { orgId: admin.orgId ?? '' });
    await expect(caller.call(integrations.get)).rejects.toMatchObject({ status: 403 });
    await expect(caller.call(integrations.renewCalendar)).rejects.toMatchObject({ status: 403 });
  }
});

test('the calendar holds open deadlines and scheduled posts, at an address that can be renewed', async () => {
  await using server = await buildTestApp({ servers: 2, worksJobs: false });
  const admin = await server.signInAs('administrator');
  const orgId = admin.orgId ?? '';
  const inquiry = await server.given.inquiry(orgId, { deadlineAt: later(600), status: 'open' });
  await server.given.inquiry(orgId, { deadlineAt: later(-60 * 24 * 60), status: 'open' });
  await server.given.post(orgId, {
    status: 'scheduled',
    publishAt: later(900),
    publishedAt: null,
    title: 'Tides; and, more',
  });
  const stranger = await server.given.organisation();
  const foreign = await server.given.inquiry(stranger.id, { deadlineAt: later(600), status: 'open' });

  const { address } = await admin.call(integrations.renewCalendar);
  const read = (url: string) => server.app.inject({ url: new URL(url).pathname });
  const { body, headers, statusCode } = await read(address);
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toContain('text/calendar');
  expect(body).toContain(`SUMMARY:Deadline of inquiry ${inquiry.ref}`);
  expect(body).toContain('SUMMARY:Post: Tides\\; and\\, more');
  expect(body.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(body).not.toContain(foreign.ref);
  expect(body).not.toContain(inquiry.email);
  expect((await admin.call(integrations.get)).calendar?.last_read_at).not.toBeNull();

  const { address: next } = await admin.call(integrations.renewCalendar);
  expect((await read(address)).statusCode).toBe(404);
  expect((await read(next)).statusCode).toBe(200);
  await admin.call(integrations.removeCalendar);
  expect((await read(next)).statusCode).toBe(404);
});

test('a chat is told of new and due inquiries, of nothing else, and of no one’s name or words', async () => {
  await using chat = await listen();
  await using server = await buildTestApp({ servers: 2, worksJobs: false });
  const admin = await server.signInAs('administrator');
  const orgId = admin.orgId ?? '';
  const body = {
    name: '#press-desk',
    url: `${chat.url}/T0/secret`,
    events: ['inquiry.received' as const, 'inquiry.due' as const],
  };
  const { webhook, secret } = await admin.call(integrations.addWebhook, {
    body: { ...body, format: 'slack' },
  });
  await admin.call(integrations.addWebhook, { body: { ...body, name: 'Desk', format: 'teams' } });
  // Its address is all that keeps others from posting: it is shown no more.
  expect(secret).toBeNull();
  expect(webhook).toMatchObject({ format: 'slack', url: `${new URL(chat.url).origin}/…` });
  await expect(
    admin.call(integrations.addWebhook, { body: { ...body, format: 'slack', events: ['post.published'] } }),
  ).rejects.toMatchObject({ status: 422 });
  await expect(admin.call(integrations.rotateSecret, { params: { id: webhook.id } })).rejects.toMatchObject({
    status: 422,
  });

  const tell = (verb: string, inquiry: { id: string; ref: string }, text = 'received it') =>
    runAsSystem('the test writes the record as the server', () =>
      transaction(server.serverDatabase.db, (tx) =>
        recordActivity(tx, {
          actor: systemActor,
          orgId,
          verb,
          text,
          entity: {
            type: 'inquiry',
            id: inquiry.id,
            label: inquiry.ref,
            href: `/dashboard/inquiries/${inquiry.id}`,
          },
        }),
      ),
    );
  const media = await server.given.inquiry(orgId, { type: 2, status: 'new' });
  const witness = await server.given.inquiry(orgId, { type: 3, status: 'new', restricted: true });
  await tell('inquiry.received', media);
  await tell('inquiry.received', witness);
  await tell('inquiry.due_soon', media, 'warned: the first reply is due at 12:30 GMT, Tuesday 24 November');
  await tell('inquiry.replied', media, 'replied');
  for (let round = 1; round <= 3; round += 1) await deliverAt(server, later(round));
  const texts = chat.got.map(({ text }) => text);
  const link = `${server.config.publicUrl}/dashboard/inquiries/${media.id}`;
  expect(texts.filter((text) => !text.includes('AdaptiveCard')).toSorted()).toEqual(
    [
      JSON.stringify({
        text: `New inquiry ${media.ref}. Kind: Media. Sign in to read it. <${link}|Open inquiry>`,
      }),
      JSON.stringify({
        text: `New inquiry ${witness.ref}. Sign in to read it. <${link.replace(media.id, witness.id)}|Open inquiry>`,
      }),
      JSON.stringify({
        text: `Inquiry ${media.ref}: the first reply is due at 12:30 GMT, Tuesday 24 November. <${link}|Open inquiry>`,
      }),
    ].toSorted(),
  );
  expect(texts.filter((text) => text.includes('AdaptiveCard'))).toHaveLength(3);
  for (const text of texts)
    for (const told of [media.email, media.lastname, media.subject, 'Expert Witness'])
      expect(text).not.toContain(told);

  // Sent back as it is shown, the address stays; a test says that it is one.
  const { id, version, name, url, events } = webhook;
  await admin.call(integrations.changeWebhook, {
    params: { id },
    body: { version, name, url, events, state: 'active' },
  });
  expect(await admin.call(integrations.testWebhook, { params: { id } })).toMatchObject({
    state: 'delivered',
  });
  expect(chat.got.at(-1)?.text).toContain('This is a test of “#press-desk”');
});
