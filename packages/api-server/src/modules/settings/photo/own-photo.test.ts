import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { activity, publicProfiles, settings, uploads } from '@rostrum/contracts';
import { organisationProfiles } from '@rostrum/contracts/settings';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { sendFile } from '../../../testing/scenes/send-file.ts';
import { twoColours } from '../../../testing/scenes/photo.ts';
import { collectUnused } from '../../uploads/collect-unused.job.ts';
import { createFolderStore } from '@rostrum/server-kit/storage';

test('the own photo is shown in the session, replaced, and gone from the store after its removal', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'rostrum-photo-'));
  await using server = await buildTestApp({ environment: { ROSTRUM_DATA_DIR: dataDir } });
  const photo = await twoColours(400, 300).jpeg().toBuffer();
  const [agent, seeker] = [await server.signInAs('agent'), await server.signInAs('media')];
  for (const user of [agent, seeker]) {
    const { id } = await sendFile(server, user, photo);
    const { image } = await user.call(settings.setPhoto, { body: { upload_id: id } });
    expect(image).toMatch(/^\/files\/[0-9a-f]{32}-400\.webp$/);
    expect((await server.app.inject({ url: image ?? '' })).statusCode).toBe(200);
    // Used once already, and another person's.
    await expect(user.call(settings.setPhoto, { body: { upload_id: id } })).rejects.toMatchObject({
      status: 422,
    });
    const other = user === agent ? seeker : agent;
    await expect(other.call(settings.setPhoto, { body: { upload_id: id } })).rejects.toMatchObject({
      status: 422,
    });
  }
  const first = (await agent.call(settings.getContact)).image ?? '';
  const next = await sendFile(server, agent, await twoColours(300, 400).jpeg().toBuffer());
  const second = await agent.call(settings.setPhoto, { body: { upload_id: next.id } });
  expect(second.image).not.toBe(first);
  expect((await agent.call(settings.removePhoto)).image).toBeNull();
  expect((await agent.call(settings.removePhoto)).image).toBeNull();

  const uploadStore = createFolderStore(path.join(dataDir, 'uploads'));
  await collectUnused({ db: server.db, uploadStore }, new Date(Date.now() + 2 * 86_400_000));
  for (const image of [first, second.image ?? ''])
    expect((await server.app.inject({ url: image })).statusCode).toBe(404);
  const own = await agent.call(activity.list, { query: { entity: 'user' } });
  expect(own.items.map(({ text }) => text)).toEqual([
    'removed their photo',
    'changed their photo',
    'changed their photo',
  ]);
  await expect(agent.call(uploads.get, { params: { id: next.id } })).rejects.toMatchObject({ status: 404 });
  await rm(dataDir, { recursive: true, force: true });
});

test('numbers beside the desk stand on the public page, and one that is none is refused by its row', async () => {
  await using server = await buildTestApp();
  const { id: orgId, companyUsername } = await server.given.organisation();
  const admin = await server.signInAs('administrator', { orgId });
  const { phones: none, ...profile } = await admin.call(organisationProfiles.get);
  expect(none).toEqual([]);
  const phones = [
    { label: 'Weekends', number: '+44 20 7946 0111' },
    { label: 'Switchboard', number: '020 7946 0000 ext 12' },
  ];
  await expect(
    admin.call(organisationProfiles.change, {
      body: { ...profile, phones: [{ label: 'Weekends', number: 'call me' }] },
    }),
  ).rejects.toMatchObject({ status: 422 });
  await expect(
    admin.call(organisationProfiles.change, { body: { ...profile, phones: Array(6).fill(phones[0]) } }),
  ).rejects.toMatchObject({ status: 422 });
  await admin.call(organisationProfiles.change, { body: { ...profile, phones } });
  const shown = await admin.call(publicProfiles.organisation, {
    params: { company_username: companyUsername },
  });
  expect(shown.phones).toEqual(phones);
  const log = await admin.call(activity.list, { query: { entity: 'organisation' } });
  expect(log.items[0]?.changes).toEqual([
    { field: 'phones', before: '', after: 'Weekends: +44 20 7946 0111, Switchboard: 020 7946 0000 ext 12' },
  ]);
});
