import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { people, type UploadPurpose } from '@rostrum/contracts';
import { personRecording, personVideos } from '@rostrum/contracts/people';
import { dataExports } from '@rostrum/contracts/settings';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { twoColours } from '../../../testing/scenes/photo.ts';
import { captions, mp4, wav } from '../../../testing/scenes/played-files.ts';
import { sendFile } from '../../../testing/scenes/send-file.ts';

test('the organisation’s export holds recordings of names, covers of works, videos and captions, whoever uploaded them', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'rostrum-profile-files-'));
  await using server = await buildTestApp({ environment: { ROSTRUM_DATA_DIR: dataDir } });
  const admin = await server.signInAs('administrator');
  const orgId = admin.orgId ?? '';
  const { id } = await server.given.person(orgId, {});
  const expert = await server.signInAs('expert', { orgId, personId: id });
  const params = { id };
  const versionNow = async () => (await admin.call(people.get, { params })).version;
  const send = (bytes: Buffer, purpose: UploadPurpose, name: string) =>
    sendFile(server, expert, bytes, { purpose, name });

  const recording = await send(wav(), 'sound', 'name.wav');
  await expert.call(personRecording.set, {
    params,
    body: { upload_id: recording.id, version: await versionNow() },
  });
  const cover = await send(await twoColours(900, 480).jpeg().toBuffer(), 'cover', 'coast.jpg');
  await expert.call(people.replaceSections, {
    params,
    body: {
      kind: 'research_focus',
      version: await versionNow(),
      entries: [
        {
          data: {
            title: 'Coasts',
            description: 'They move.',
            cover_upload_id: cover.id,
            cover_alt: 'A coast',
          },
        },
      ],
    },
  });
  const film = await send(mp4(), 'video', 'evening.mp4');
  const video = await expert.call(personVideos.add, {
    params,
    body: { title: 'Evening', upload_id: film.id },
  });
  const track = await send(captions(), 'captions', 'evening.vtt');
  await expert.call(personVideos.change, {
    params: { ...params, video_id: video.id },
    body: { captions_upload_id: track.id, version: 1 },
  });

  await admin.call(dataExports.request, { body: { kind: 'organisation' } });
  const state = async () =>
    (await admin.call(dataExports.list)).items.find(({ kind }) => kind === 'organisation');
  await expect.poll(async () => (await state())?.state, { timeout: 20_000 }).toBe('ready');
  const { path: url } = await admin.call(dataExports.link, { params: { id: (await state())?.id ?? '' } });
  const files = unzipSync((await server.app.inject({ url })).rawPayload);
  for (const [upload, ending] of [
    [recording, 'wav'],
    [cover, 'jpg'],
    [film, 'mp4'],
    [track, 'vtt'],
  ] as const)
    expect(Object.keys(files)).toContain(`files/${upload.id}.${ending}`);
  const profiles: unknown = JSON.parse(strFromU8(files['profiles.json'] ?? new Uint8Array()));
  expect(profiles).toMatchObject([
    {
      name_recording_upload_id: recording.id,
      sections: [{ data: { cover_upload_id: cover.id } }],
      videos: [{ title: 'Evening', upload_id: film.id, captions_upload_id: track.id }],
    },
  ]);
  await rm(dataDir, { recursive: true, force: true });
});
