import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { people, publicProfiles, uploads } from '@rostrum/contracts';
import { personChanges, personRemoval, personVideos } from '@rostrum/contracts/people';
import { createFolderStore } from '@rostrum/server-kit/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type SignedInTester, type TestApp } from '../../../testing/build-test-app.ts';
import { captions, mp4 } from '../../../testing/scenes/played-files.ts';
import { sendFile } from '../../../testing/scenes/send-file.ts';
import { collectUnused } from '../../uploads/collect-unused.job.ts';
import { eraseDeletedProfiles } from '../removal/erase-deleted.job.ts';

let server: TestApp;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'rostrum-videos-'));
  server = await buildTestApp({ environment: { ROSTRUM_DATA_DIR: dataDir } });
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await rm(dataDir, { recursive: true, force: true });
});

const place = '+53.8008-001.5491/';
const send = (user: SignedInTester, bytes = mp4(place), name = 'evening.mp4') =>
  sendFile(server, user, bytes, { purpose: 'video', name });
const sendCaptions = (user: SignedInTester, bytes = captions(), name = 'evening.vtt') =>
  sendFile(server, user, bytes, { purpose: 'captions', name });
const read = (url: string | null | undefined, range?: string) =>
  server.app.inject({ url: url ?? '', headers: range === undefined ? {} : { range } });

async function setOut(username: string) {
  const admin = await server.signInAs('administrator');
  const orgId = admin.orgId ?? '';
  const { id } = await server.given.person(orgId, { username });
  const expert = await server.signInAs('expert', { orgId, personId: id });
  const params = { id };
  const add = async (user: SignedInTester, upload_id: string) =>
    user.call(personVideos.add, { params, body: { title: 'Evening news', upload_id } });
  const shown = async () =>
    (await server.call(publicProfiles.person, { params: { username } })).video_files ?? [];
  return { admin, expert, orgId, params, add, shown };
}
const store = () => createFolderStore(path.join(dataDir, 'uploads'));
const collect = (days: number) =>
  collectUnused({ db: server.db, uploadStore: store() }, new Date(Date.now() + days * 86_400_000));

test('a video is known by its content, loses where it was taken, and is played with its captions on the public page', async () => {
  const { admin, expert, params, add, shown } = await setOut('filmed');
  expect(await send(expert, Buffer.from('<html><script>alert(1)</script></html>'))).toMatchObject({
    state: 'refused',
    fault: 'wrong_type',
  });
  expect(await sendCaptions(expert, Buffer.from('1\n00:00:01,000 --> 00:00:02,000\nNo\n'))).toMatchObject({
    state: 'refused',
    fault: 'wrong_type',
  });
  await expect(
    expert.call(uploads.create, { body: { purpose: 'captions', name: 'a.vtt', size: 1_000_001 } }),
  ).rejects.toMatchObject({ envelope: { fields: [{ path: 'size' }] } });

  const upload = await send(expert);
  await expect(add(admin, upload.id)).rejects.toMatchObject({ code: 'invalid_input' });
  const video = await add(expert, upload.id);
  expect(video).toMatchObject({ title: 'Evening news', captions: null, scan: 'not_scanned' });
  const whole = await read(video.src);
  expect([whole.statusCode, whole.headers['content-type']]).toEqual([200, 'video/mp4']);
  expect(whole.rawPayload).toHaveLength(mp4(place).length);
  expect(whole.body).not.toContain(place);
  const part = await read(video.src, 'bytes=4-7');
  expect([part.statusCode, part.headers['content-range'], part.body]).toEqual([
    206,
    `bytes 4-7/${mp4(place).length}`,
    'ftyp',
  ]);
  expect((await read(video.src, 'bytes=999999-')).statusCode).toBe(416);
  const page = async () => (await server.app.inject('/experts/filmed')).body;
  expect(await page()).toMatch(new RegExp(`<video[^>]* src="${video.src}"`));
  expect(await page()).not.toMatch(/<video[^>]*autoplay/i);
  expect(await page()).toContain('(no captions)');

  const change = (user: SignedInTester, captions_upload_id: string | null, version: number) =>
    user.call(personVideos.change, {
      params: { ...params, video_id: video.id },
      body: { captions_upload_id, version },
    });
  const first = await change(expert, (await sendCaptions(expert)).id, 1);
  expect(first.captions?.name).toBe('evening.vtt');
  const track = await read(first.captions?.src);
  expect([track.headers['content-type'], track.body]).toEqual([
    'text/vtt; charset=utf-8',
    String(captions()),
  ]);
  expect(await page()).toContain(`<track kind="captions" src="${first.captions?.src ?? ''}"`);
  await expect(change(expert, null, 1)).rejects.toMatchObject({ code: 'version_conflict' });
  expect((await admin.call(people.activity)).items[0]).toMatchObject({
    verb: 'person.video',
    changes: [{ field: 'captions', before: '', after: 'evening.vtt' }],
  });
  // Saved as it was: no new version, and nothing in the history.
  const steps = async () => (await admin.call(people.activity)).total;
  const before = await steps();
  expect(
    await expert.call(personVideos.change, {
      params: { ...params, video_id: video.id },
      body: { title: 'Evening news', version: 2 },
    }),
  ).toEqual(first);
  expect(await steps()).toBe(before);
  // Other captions take their place, and those before go.
  const second = await change(expert, (await sendCaptions(expert)).id, 2);
  await collect(2);
  expect([
    (await read(first.captions?.src)).statusCode,
    (await read(second.captions?.src)).statusCode,
  ]).toEqual([404, 200]);

  // Safety mode hides them, as it hides the portrait.
  expect(await shown()).toHaveLength(1);
  await server.database.pool.query('update people set safety_mode = true where id = $1', [params.id]);
  expect(await shown()).toEqual([]);
  await server.database.pool.query('update people set safety_mode = false where id = $1', [params.id]);
  await admin.call(personVideos.remove, { params: { ...params, video_id: video.id } });
  await collect(2);
  expect([(await read(video.src)).statusCode, (await read(second.captions?.src)).statusCode]).toEqual([
    404, 404,
  ]);
});

test('only who looks after a profile adds to it; where the team approves videos, it is the team that adds them', async () => {
  const { admin, expert, orgId, params, add } = await setOut('careful');
  const stranger = await server.signInAs('administrator');
  await expect(add(stranger, (await send(stranger)).id)).rejects.toMatchObject({ status: 404 });
  await expect(stranger.call(personVideos.list, { params })).rejects.toMatchObject({ status: 404 });
  const staff = await server.given.person(orgId, { kind: 'staff' });
  await expect(
    admin.call(personVideos.add, {
      params: { id: staff.id },
      body: { title: 'A film', upload_id: (await send(admin)).id },
    }),
  ).rejects.toMatchObject({ code: 'invalid_input' });
  await admin.call(personChanges.saveSettings, { body: { parts: ['video'] } });
  await expect(add(expert, (await send(expert)).id)).rejects.toMatchObject({
    envelope: { fields: [{ path: 'upload_id', message: expect.stringContaining('approves videos') }] },
  });
  expect(await add(admin, (await send(admin)).id)).toMatchObject({ version: 1 });
});

test('videos and captions go with the profile that is erased', async () => {
  const { admin, params, add } = await setOut('erased-films');
  const video = await add(admin, (await send(admin)).id);
  const { captions: track } = await admin.call(personVideos.change, {
    params: { ...params, video_id: video.id },
    body: { captions_upload_id: (await sendCaptions(admin)).id, version: 1 },
  });
  await server.database.pool.query(`update people set status = 'archived' where id = $1`, [params.id]);
  await admin.call(personRemoval.remove, { params, body: { username: 'erased-films' } });
  await eraseDeletedProfiles({
    db: server.db,
    uploadStore: store(),
    clock: () => new Date(Date.now() + 31 * 86_400_000),
  });
  await collect(34);
  expect([(await read(video.src)).statusCode, (await read(track?.src)).statusCode]).toEqual([404, 404]);
});
