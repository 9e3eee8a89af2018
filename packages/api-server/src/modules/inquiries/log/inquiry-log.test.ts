import { inquiries, sentInquiries } from '@rostrum/contracts';
import { inquiryActivityLog } from '@rostrum/contracts/inquiries';
import { expect, test } from 'vitest';
import { inquiryScene } from '../../../testing/scenes/inquiry-scene.ts';

const key = () => crypto.randomUUID();

test('activity tells every step under its filters, to an agent only within the scope, to others nothing', async () => {
  await using scene = await inquiryScene();
  const { server, orgId, administrator, journalist, expertUser, media } = scene;
  const sent = await journalist.call(sentInquiries.send, { body: media(), idempotencyKey: key() });
  const toOrganisation = media({
    recipients: [],
    subject: 'To the desk',
    type: 7,
    fields: { donor_type: 'other', focus: 'other' },
  });
  const donor = await journalist.call(sentInquiries.send, { body: toOrganisation, idempotencyKey: key() });
  await administrator.call(inquiries.reply, {
    params: { id: sent.id },
    body: { visibility: 'all', body: 'It holds.' },
    idempotencyKey: key(),
  });

  const read = async (query = {}) => (await administrator.call(inquiryActivityLog.list, { query })).items;
  const all = await administrator.call(inquiryActivityLog.list);
  expect(all.items.map(({ verb, entity }) => [verb, entity.label])).toEqual([
    ['inquiry.replied', sent.ref],
    ['inquiry.received', donor.ref],
    ['inquiry.received', sent.ref],
  ]);
  expect(all.items[0]).toMatchObject({
    subject: 'Storm surge barriers',
    entity: { href: `/dashboard/inquiries/${sent.id}` },
  });
  // The journalist is no member: only the team is offered as a filter.
  expect(all.actors.map(({ id }) => id)).toEqual([administrator.userId]);
  expect((await read({ what: 'messages' })).map(({ verb }) => verb)).toEqual(['inquiry.replied']);
  expect((await read({ actor: administrator.userId })).map(({ verb }) => verb)).toEqual(['inquiry.replied']);
  expect((await read({ q: donor.ref.toLowerCase() })).map(({ entity }) => entity.label)).toEqual([donor.ref]);
  expect(await read({ days: 1 })).toHaveLength(3);
  expect(
    await administrator.call(inquiryActivityLog.list, { query: { page_size: 1, page_from: 2 } }),
  ).toMatchObject({
    total: 3,
    items: [{ verb: 'inquiry.received' }],
  });

  const agent = await server.signInAs('agent', { orgId, scopes: { departments: ['Engineering'], tags: [] } });
  const inScope = await agent.call(inquiryActivityLog.list);
  expect(new Set(inScope.items.map(({ entity }) => entity.label))).toEqual(new Set([sent.ref]));
  expect(inScope.total).toBe(2);
  await expect(expertUser.call(inquiryActivityLog.list)).rejects.toMatchObject({ status: 403 });
  const foreign = await server.signInAs('administrator');
  expect(await foreign.call(inquiryActivityLog.list)).toEqual({ items: [], total: 0, actors: [] });
});
