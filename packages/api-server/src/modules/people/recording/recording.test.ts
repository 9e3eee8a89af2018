import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { people, publicProfiles, uploads } from '@rostrum/contracts';
import { personRecording, personRemoval } from '@rostrum/contracts/people';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type SignedInTester, type TestApp } from '../../../testing/build-test-app.ts';
import { wav } from '../../../testing/scenes/played-files.ts';
import { sendFile } from '../../../testing/scenes/send-file.ts';
import { collectUnused } from '../../uploads/collect-unused.job.ts';
import { eraseDeletedProfiles } from '../removal/erase-deleted.job.ts';
import { createFolderStore } from '@rostrum/server-kit/storage';

let server: TestApp;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'rostrum-recording-'));
  server = await buildTestApp({ environment: { ROSTRUM_DATA_DIR: dataDir } });
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await rm(dataDir, { recursive: true, force: true });
});

const send = (user: SignedInTester, bytes: Buffer, name = 'name.wav') =>
  sendFile(server, user, bytes, { purpose: 'sound', name });

test('the recording of a name is known by its content, played part by part, and public beside the spelling alone', async () => {
  const admin = await server.signInAs('administrator');
  const orgId = admin.orgId ?? '';
  const { id } = await server.given.person(orgId, { username: 'spoken' });
  const expert = await server.signInAs('expert', { orgId, personId: id });
  const other = await server.signInAs('administrator');
  const params = { id };
  const versionNow = async () => (await admin.call(people.get, { params })).version;
  const set = async (user: SignedInTester, uploadId: string) =>
    user.call(personRecording.set, { params, body: { upload_id: uploadId, version: await versionNow() } });
  const shown = async () =>
    (await server.call(publicProfiles.person, { params: { username: 'spoken' } })).name_recording ?? null;

  // What it is called is not believed; what is too long is refused before it is sent.
  expect(await send(expert, Buffer.from('<svg onload="alert(1)"/>'), 'name.mp3')).toMatchObject({
    state: 'refused',
    fault: 'wrong_type',
  });
  await expect(
    expert.call(uploads.create, { body: { purpose: 'sound', name: 'a.mp3', size: 2_000_001 } }),
  ).rejects.toMatchObject({ envelope: { fields: [{ path: 'size' }] } });

  const bytes = wav();
  const upload = await send(expert, bytes);
  await expect(set(admin, upload.id)).rejects.toMatchObject({ code: 'invalid_input' });
  await expect(set(other, upload.id)).rejects.toMatchObject({ status: 404 });
  const { name_recording: address } = await set(expert, upload.id);
  expect(address).toMatch(/^\/files\/[0-9a-f]{32}-sound\.wav$/);
  expect((await admin.call(people.activity)).items[0]).toMatchObject({
    verb: 'person.updated',
    changes: [{ field: 'name_recording', before: '', after: 'name.wav' }],
  });

  // Those who cannot hear it have the spelling, or it is not shown.
  expect(await shown()).toBeNull();
  await admin.call(people.update, {
    params,
    body: { version: await versionNow(), name_pronunciation: 'spoh-ken' },
  });
  expect(await shown()).toBe(address);
  const page = await server.app.inject('/experts/spoken');
  expect(page.body).toContain(`src="${address ?? ''}"`);
  expect(page.headers['content-security-policy']).toContain("media-src 'self'");

  const read = (range?: string) =>
    server.app.inject({ url: address ?? '', headers: range === undefined ? {} : { range } });
  const whole = await read();
  expect([whole.statusCode, whole.headers['content-type'], whole.rawPayload.equals(bytes)]).toEqual([
    200,
    'audio/wav',
    true,
  ]);
  const part = await read('bytes=0-3');
  expect([part.statusCode, part.headers['content-range'], part.body]).toEqual([
    206,
    `bytes 0-3/${bytes.length}`,
    'RIFF',
  ]);
  expect((await read('bytes=999999-')).statusCode).toBe(416);
  // No other upload is played by its name.
  expect((await server.app.inject((address ?? '').replace('.wav', '.mp3'))).statusCode).toBe(404);

  // Another takes its place, and both go from the store once nothing plays them.
  const next = await set(expert, (await send(expert, bytes)).id);
  expect(next.name_recording).not.toBe(address);
  expect((await admin.call(personRecording.remove, { params })).name_recording).toBeNull();
  expect(await shown()).toBeNull();
  const uploadStore = createFolderStore(path.join(dataDir, 'uploads'));
  await collectUnused({ db: server.db, uploadStore }, new Date(Date.now() + 2 * 86_400_000));
  expect((await read()).statusCode).toBe(404);
});

test('a voice goes with the profile that is erased', async () => {
  const admin = await server.signInAs('administrator');
  const params = {
    id: (await server.given.person(admin.orgId ?? '', { username: 'leaver', status: 'archived' })).id,
  };
  const { version } = await admin.call(people.get, { params });
  const upload = await send(admin, wav());
  const { name_recording: address } = await admin.call(personRecording.set, {
    params,
    body: { upload_id: upload.id, version },
  });
  const read = async () => (await server.app.inject(address ?? '')).statusCode;
  await admin.call(personRemoval.remove, { params, body: { username: 'leaver' } });
  const deps = { db: server.db, uploadStore: createFolderStore(path.join(dataDir, 'uploads')) };
  await eraseDeletedProfiles({ ...deps, clock: () => new Date(Date.now() + 31 * 86_400_000) });
  await collectUnused(deps, new Date(Date.now() + 34 * 86_400_000));
  expect(await read()).toBe(404);
  const { rows } = await server.database.pool.query(
    'select name_recording, name_recording_upload_id from people where id = $1',
    [params.id],
  );
  expect(rows).toEqual([{ name_recording: null, name_recording_upload_id: null }]);
});
