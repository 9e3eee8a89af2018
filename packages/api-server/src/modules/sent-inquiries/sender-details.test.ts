import { activity, sentInquiries } from '@rostrum/contracts';
import { seekerProfiles } from '@rostrum/contracts/settings';
import { expect, test } from 'vitest';
import { inquiryScene } from '../../testing/scenes/inquiry-scene.ts';

const key = () => crypto.randomUUID();

test('the next inquiry can start with what its sender said last, and with nothing of anybody else', async () => {
  await using scene = await inquiryScene();
  const { journalist, media, server } = scene;
  expect(await journalist.call(sentInquiries.senderDetails, {})).toEqual({
    country: 'GB',
    state: null,
    organization: null,
    job_title: null,
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
    organization: null,
    job_title: null,
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

test('a profile fills the first form; what an inquiry said last comes before it', async () => {
  await using scene = await inquiryScene();
  const { journalist, media, administrator } = scene;
  const { profile } = await journalist.call(seekerProfiles.get);
  if (profile === null) throw new Error('The journalist has no profile.');
  const { seeker_type: _type, verification: _proof, ...own } = profile;
  const body = {
    ...own,
    outlet: 'The Meridian Ledger',
    media_position: 'editor' as const,
    media_type: 'radio' as const,
    job_title: 'Science editor',
    country: 'DK',
    beats: ['Coasts'],
    bylines: ['meridian.example/surge'],
  };
  await expect(
    journalist.call(seekerProfiles.change, { body: { ...body, bylines: ['none'] } }),
  ).rejects.toMatchObject({ envelope: { fields: [{ path: 'bylines' }] } });
  const saved = await journalist.call(seekerProfiles.change, { body });
  expect(saved.profile).toMatchObject({
    bylines: ['https://meridian.example/surge'],
    verification: 'unverified',
  });
  await expect(journalist.call(seekerProfiles.change, { body })).rejects.toMatchObject({ status: 409 });
  expect((await journalist.call(activity.list)).items[0]).toMatchObject({ verb: 'user.profile_changed' });
  const fields = { outlet: 'The Meridian Ledger', media_position: 'editor', media_type: 'radio' };
  expect(await journalist.call(sentInquiries.senderDetails, {})).toEqual({
    country: 'DK',
    state: null,
    organization: null,
    job_title: 'Science editor',
    by_type: [{ type: 2, fields }],
  });

  await journalist.call(sentInquiries.send, { body: media({ country: 'GB' }), idempotencyKey: key() });
  expect(await journalist.call(sentInquiries.senderDetails, {})).toMatchObject({
    country: 'GB',
    by_type: [{ type: 2, fields: { media_position: 'reporter', media_type: 'print' } }],
  });
  expect((await administrator.call(seekerProfiles.get)).profile).toBeNull();
  await expect(administrator.call(seekerProfiles.change, { body })).rejects.toMatchObject({ status: 404 });
});
