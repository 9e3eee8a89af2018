import { guestInquiries, inquiries, sentInquiries, type RouteBody } from '@rostrum/contracts';
import { confirmAddress, inquiryMerges, inquirySorting } from '@rostrum/contracts/inquiries';
import { expect, test } from 'vitest';
import { inquiryScene, type InquiryScene } from '../../../testing/scenes/inquiry-scene.ts';

const key = () => crypto.randomUUID();
const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
const tokenOf = (path: string) => ({ token: path.split('/').at(-1) ?? '' });

type More = Partial<RouteBody<typeof sentInquiries.send>>;
const sendAs = async (scene: InquiryScene, more: More) =>
  scene.journalist.call(sentInquiries.send, { body: scene.media(more), idempotencyKey: key() });
const sendAsGuest = async (scene: InquiryScene, more: More) =>
  scene.server.call(guestInquiries.send, { body: scene.media(more), idempotencyKey: key() });
const read = async ({ administrator }: InquiryScene, id: string) =>
  administrator.call(inquiries.get, { params: { id } });
const merge = async (scene: InquiryScene, id: string, otherId: string) => {
  const [{ version }, { version: other }] = [await read(scene, id), await read(scene, otherId)];
  return scene.administrator.call(inquiryMerges.merge, {
    params: { id },
    body: { version, other_id: otherId, other_version: other },
  });
};

test('two inquiries of one sender become one: shown before, read by both sides, and taken apart again', async () => {
  await using scene = await inquiryScene();
  const { administrator, journalist } = scene;
  const first = await sendAs(scene, { deadline_at: hours(30), message: 'Does the barrier hold in 2050?' });
  const nearer = hours(8);
  const second = await sendAs(scene, { deadline_at: nearer, message: 'One more thing: who pays for it?' });
  const before = await read(scene, first.id);
  await administrator.call(inquirySorting.act, { body: { act: 'add_tag', tag: 'surge', ids: [second.id] } });
  await administrator.call(inquiries.reply, {
    params: { id: second.id },
    body: { visibility: 'internal', body: 'She called as well.' },
    idempotencyKey: key(),
  });

  const { items } = await administrator.call(inquiryMerges.candidates, { params: { id: second.id } });
  expect(items).toMatchObject([
    {
      id: first.id,
      kept: { id: first.id, ref: first.ref },
      moves: { messages: 1, notes: 1, files: 0, people: [], tags: ['surge'] },
      deadline_at: nearer,
      refused: null,
    },
  ]);

  const merged = await merge(scene, second.id, first.id);
  expect(merged).toMatchObject({
    id: first.id,
    deadline_at: nearer,
    tags: ['surge'],
    merged: [{ id: second.id, ref: second.ref }],
  });
  expect(merged.messages.map(({ body, from_ref }) => [body, from_ref])).toEqual([
    ['Does the barrier hold in 2050?', null],
    ['One more thing: who pays for it?', second.ref],
    ['She called as well.', second.ref],
  ]);
  const closed = await read(scene, second.id);
  expect(closed).toMatchObject({
    status: 'closed',
    outcome: 'duplicate',
    merged_into: { id: first.id, ref: first.ref },
    allowed: { reopen: false, spam: false, separate: true },
  });
  await expect(
    administrator.call(inquiries.reopen, { params: { id: second.id }, body: { version: closed.version } }),
  ).rejects.toMatchObject({ status: 409, code: 'invalid_transition' });

  // The sender has one inquiry, by either reference, without the note.
  expect((await journalist.call(sentInquiries.list)).items.map(({ ref }) => ref)).toEqual([first.ref]);
  const tracked = await journalist.call(sentInquiries.get, { params: { id: second.id } });
  expect(tracked).toMatchObject({ id: first.id, ref: first.ref, joined_refs: [second.ref] });
  expect(tracked.history.map(({ text }) => text)).toEqual([
    'Does the barrier hold in 2050?',
    'One more thing: who pays for it?',
    `Joined with your inquiry ${second.ref}`,
  ]);
  await journalist.call(sentInquiries.reply, {
    params: { id: second.id },
    body: { body: 'Still waiting.' },
    idempotencyKey: key(),
  });
  expect((await read(scene, first.id)).messages.at(-1)).toMatchObject({
    body: 'Still waiting.',
    from_ref: null,
  });
  const mergedMails = async () => (await scene.mails()).filter(({ kind }) => kind === 'inquiry.merged');
  expect(await mergedMails()).toMatchObject([{ toEmail: 'callum@ledger.example' }]);

  const opened = await administrator.call(inquiryMerges.separate, {
    params: { id: second.id },
    body: { version: closed.version },
  });
  expect(opened).toMatchObject({ status: 'new', outcome: null, merged_into: null });
  const alone = await read(scene, first.id);
  expect(alone).toMatchObject({
    status: before.status,
    deadline_at: before.deadline_at,
    tags: [],
    merged: [],
  });
  expect(alone.messages.map(({ body }) => body)).toEqual([
    'Does the barrier hold in 2050?',
    'Still waiting.',
  ]);
  expect((await journalist.call(sentInquiries.list)).total).toBe(2);
  // It had not gone out yet.
  expect(await mergedMails()).toEqual([]);
  await expect(
    administrator.call(inquiryMerges.separate, {
      params: { id: second.id },
      body: { version: opened.version },
    }),
  ).rejects.toMatchObject({ status: 409 });
});

test('nothing is merged that may be another person’s, is over, or changed meanwhile', async () => {
  await using scene = await inquiryScene();
  const { administrator, server } = scene;
  const guest = { email: 'guest@paper.example' };
  const first = await sendAsGuest(scene, guest);
  const second = await sendAsGuest(scene, { ...guest, message: 'And how much did the old barrier cost?' });
  const other = await sendAs(scene, { message: 'A question of another person about the barrier.' });
  const why = async () => {
    const { items } = await administrator.call(inquiryMerges.candidates, { params: { id: first.id } });
    return items.map(({ id, refused }) => [id, refused]);
  };
  expect(await why()).toEqual([[second.id, expect.stringContaining('has not confirmed the email address')]]);
  for (const otherId of [second.id, other.id, first.id])
    await expect(merge(scene, first.id, otherId)).rejects.toMatchObject({
      status: 409,
      code: 'invalid_transition',
    });

  for (const mail of (await scene.mails()).filter(({ toEmail }) => toEmail === guest.email)) {
    const token = /\/inquiries\/track\/([\w-]{43})/.exec(mail.text)?.[1] ?? '';
    await server.call(confirmAddress, { params: { token } });
  }
  const { version } = await read(scene, first.id);
  await expect(
    administrator.call(inquiryMerges.merge, {
      params: { id: first.id },
      body: { version: version - 1, other_id: second.id, other_version: 1 },
    }),
  ).rejects.toMatchObject({ status: 409, code: 'version_conflict' });
  await merge(scene, first.id, second.id);
  // The link of the one that was closed leads to the one that is answered.
  const behind = await server.call(guestInquiries.get, { params: tokenOf(second.tracking_path) });
  expect(behind).toMatchObject({ id: first.id, joined_refs: [second.ref], may_reply: true });
  await expect(merge(scene, second.id, first.id)).rejects.toMatchObject({ code: 'invalid_transition' });
  await expect(
    scene.expertUser.call(inquiryMerges.candidates, { params: { id: first.id } }),
  ).rejects.toMatchObject({ status: 403 });
});
