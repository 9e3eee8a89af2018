import { sentInquiries } from '@rostrum/contracts';
import { expect, test } from 'vitest';
import { inquiryScene } from '../inquiries/testing/inquiry-scene.ts';

const key = () => crypto.randomUUID();

test('the next inquiry can start with what its sender said last, and with nothing of anybody else', async () => {
  await using scene = await inquiryScene();
  const { journalist, media, server } = scene;
  expect(await journalist.call(sentInquiries.senderDetails, {})).toEqual({
    country: null,
    state: null,
    by_type: [],
  });

  const send = (more: Parameters<typeof media>[0]) =>
    journalist.call(sentInquiries.send, { body: media(more), idempotencyKey: key() });
  await send({ country: 'GB' });
  await send({ country: 'DK', fields: { outlet: 'Courier', media_position: 'editor', media_type: 'radio' } });
  await send({ type: 5, country: 'US', state: 'NY', fields: {}, deadline_at: undefined });

  expect(await journalist.call(sentInquiries.senderDetails, {})).toEqual({
    country: 'US',
    state: 'NY',
    by_type: [
      { type: 5, fields: {} },
      { type: 2, fields: { outlet: 'Courier', media_position: 'editor', media_type: 'radio' } },
    ],
  });
  const other = await server.signInAs('media', { email: 'other@paper.example' });
  expect((await other.call(sentInquiries.senderDetails, {})).by_type).toEqual([]);
});

test('what was asked is not part of it', async () => {
  await using scene = await inquiryScene();
  const fields = { stage: 'other', org_type: 'legal_firm', parties: 'Private v Private' } as const;
  await scene.journalist.call(sentInquiries.send, {
    body: scene.media({ type: 3, fields }),
    idempotencyKey: key(),
  });
  const { by_type: details } = await scene.journalist.call(sentInquiries.senderDetails, {});
  expect(details).toEqual([{ type: 3, fields: { org_type: 'legal_firm' } }]);
});
