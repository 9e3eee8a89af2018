import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { uploadLimitBytes, uploads } from '@rostrum/contracts';
import { createFolderStore } from '@rostrum/server-kit/storage';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { checkUpload } from './check-upload.ts';
import { collectUnused } from './collect-unused.job.ts';
import { uploadParts, uploads as uploadTable } from './uploads.schema.ts';
import { sendBytes, sendFile } from '../../testing/scenes/send-file.ts';
import { twoColours } from '../../testing/scenes/photo.ts';

let server: TestApp;
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'rostrum-uploads-'));
  server = await buildTestApp({ servers: 2, environment: { ROSTRUM_DATA_DIR: dataDir } });
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await rm(dataDir, { recursive: true, force: true });
});

const announce = (size: number) => ({ body: { purpose: 'photo' as const, name: 'portrait.jpg', size } });

test('a photo arrives in parts over two servers, is checked, and is shown upright without its metadata', async () => {
  const user = await server.signInAs('expert');
  const bytes = await twoColours(600, 300)
    .withExif({ IFD0: { Artist: 'Somebody' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { id, received, state } = await user.call(uploads.create, announce(bytes.length));
  expect({ received, state }).toEqual({ received: 0, state: 'receiving' });
  const half = Math.floor(bytes.length / 2);
  const first = await sendBytes(server, user, { id, offset: 0, bytes: bytes.subarray(0, half) });
  expect([first.statusCode, first.headers['upload-offset']]).toEqual([204, String(half)]);

  const head = await server.app.inject({
    method: 'HEAD',
    url: `/app/uploads/${user.identifier}/${id}/content`,
    headers: { authorization: `Bearer ${user.token}`, 'tus-resumable': '1.0.0' },
  });
  expect(head.headers).toMatchObject({
    'upload-offset': String(half),
    'upload-length': String(bytes.length),
    'tus-resumable': '1.0.0',
  });
  await sendBytes(server, user, { id, offset: half, bytes: bytes.subarray(half) });

  await expect
    .poll(async () => (await user.call(uploads.get, { params: { id } })).state, { timeout: 60_000 })
    .toBe('ready');
  const { preview } = await user.call(uploads.get, { params: { id } });
  // Turned by its orientation: what was 600 wide is 600 high.
  expect(preview).toMatchObject({ width: 300, height: 600 });
  const shown = await server.app.inject({ method: 'GET', url: preview?.src ?? '' });
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(shown.headers['cache-control']).toContain('immutable');
  const metadata = await sharp(shown.rawPayload).metadata();
  expect([metadata.format, metadata.exif, metadata.orientation]).toEqual(['webp', undefined, undefined]);
  expect(await server.db.select().from(uploadParts).where(eq(uploadParts.uploadId, id))).toEqual([]);
});

test('bytes that do not continue the file are refused, and it goes on where it ended', async () => {
  const user = await server.signInAs('expert');
  const { id } = await user.call(uploads.create, announce(10));
  const send = async (offset: number, text: string) => {
    const { statusCode } = await sendBytes(server, user, { id, offset, bytes: Buffer.from(text) });
    return statusCode;
  };
  expect(await send(0, 'abcd')).toBe(204);
  expect([await send(0, 'abcd'), await send(5, 'x')]).toEqual([409, 409]);
  expect(await send(4, 'efghijk')).toBe(413);
  expect((await user.call(uploads.get, { params: { id } })).received).toBe(4);
  expect(await send(4, 'efghij')).toBe(204);
});

test('of two that continue a file at the same place one is counted', async () => {
  const user = await server.signInAs('expert');
  const { id } = await user.call(uploads.create, announce(100));
  const answers = await Promise.all(
    ['a', 'b', 'c', 'd'].map((text) =>
      sendBytes(server, user, { id, offset: 0, bytes: Buffer.from(text.repeat(10)) }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409, 409, 409]);
  expect((await user.call(uploads.get, { params: { id } })).received).toBe(10);
});

test('20,971,520 bytes may be announced, one more may not, and none may not', async () => {
  const user = await server.signInAs('expert');
  expect((await user.call(uploads.create, announce(uploadLimitBytes))).size).toBe(20_971_520);
  await expect(user.call(uploads.create, announce(uploadLimitBytes + 1))).rejects.toMatchObject({
    status: 413,
    code: 'too_large',
    envelope: {
      fields: [{ path: 'size', message: 'The file is larger than 20 MB. Choose a smaller one.' }],
    },
  });
  await expect(user.call(uploads.create, announce(0))).rejects.toMatchObject({ code: 'invalid_input' });
});

test.each([
  ['a script that is named like a photo', Buffer.from('<script>alert(1)</script>'), 'unreadable'],
  [
    'a drawing that could run script',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><script/></svg>'),
    'wrong_type',
  ],
  ['a photo that ends in the middle', 'half', 'unreadable'],
  ['a photo of 199 pixels', 'small', 'too_small'],
  ['a photo of 49 million pixels in a few kilobytes', 'bomb', 'too_many_pixels'],
])('%s is refused, and nothing of it is kept', async (_what, content, fault) => {
  const user = await server.signInAs('expert');
  const whole = await twoColours(800, 800).jpeg().toBuffer();
  const bytes =
    content === 'half'
      ? whole.subarray(0, Math.floor(whole.length / 2))
      : content === 'small'
        ? await twoColours(400, 199).png().toBuffer()
        : content === 'bomb'
          ? await sharp({ create: { width: 7000, height: 7000, channels: 3, background: '#fff' } })
              .png({ compressionLevel: 9 })
              .toBuffer()
          : content;
  const refused = await sendFile(server, user, Buffer.from(bytes));
  expect(refused).toMatchObject({ state: 'refused', fault, preview: null });
  const [row] = await server.db.select().from(uploadTable).where(eq(uploadTable.id, refused.id));
  expect(await createFolderStore(path.join(dataDir, 'uploads')).has(row?.key ?? '')).toBe(false);
});

test('somebody else’s upload is not there, whatever is asked of it', async () => {
  const owner = await server.signInAs('expert');
  const other = await server.signInAs('expert', { orgId: owner.orgId ?? '' });
  const { id } = await owner.call(uploads.create, announce(4));
  await expect(other.call(uploads.get, { params: { id } })).rejects.toMatchObject({ code: 'not_found' });
  await expect(other.call(uploads.remove, { params: { id } })).rejects.toMatchObject({ code: 'not_found' });
  expect((await sendBytes(server, other, { id, offset: 0, bytes: Buffer.from('evil') })).statusCode).toBe(
    404,
  );
  const posing = { ...other, identifier: owner.identifier };
  expect((await sendBytes(server, posing, { id, offset: 0, bytes: Buffer.from('evil') })).statusCode).toBe(
    404,
  );
  expect((await owner.call(uploads.get, { params: { id } })).received).toBe(0);
});

test('a seeker uploads a photo of their own and no other pictures, and a guest uploads nothing', async () => {
  const seeker = await server.signInAs('media');
  const logo = { body: { ...announce(4).body, purpose: 'logo' as const } };
  await expect(seeker.call(uploads.create, logo)).rejects.toMatchObject({ code: 'invalid_input' });
  for (let count = 0; count < 25; count += 1) await seeker.call(uploads.create, announce(4));
  await expect(seeker.call(uploads.create, announce(4))).rejects.toMatchObject({ status: 429 });
  const guest = { identifier: seeker.identifier, token: '' };
  const id = '0198c0de-0000-7000-8000-000000000000';
  expect((await sendBytes(server, guest, { id, offset: 0, bytes: Buffer.from('x') })).statusCode).toBe(401);
});

test('files are served by the names of what was made of them, and by no other', async () => {
  const user = await server.signInAs('expert');
  const { id } = await sendFile(server, user, await twoColours(300, 300).png().toBuffer());
  const [row] = await server.db.select().from(uploadTable).where(eq(uploadTable.id, id));
  const statusOf = async (name: string) =>
    (await server.app.inject({ method: 'GET', url: `/files/${name}` })).statusCode;
  expect(await statusOf(`${row?.key}-1200.webp`)).toBe(200);
  for (const name of [row?.key ?? '', `${row?.key}.br`, '..%2fuploads', `${'0'.repeat(32)}-1200.webp`])
    expect(await statusOf(name)).toBe(404);
});

test('what nothing has used for a day is deleted, its files too', async () => {
  const user = await server.signInAs('expert');
  const { id } = await sendFile(server, user, await twoColours(300, 300).png().toBuffer());
  const [row] = await server.db.select().from(uploadTable).where(eq(uploadTable.id, id));
  const key = row?.key ?? '';
  const folder = path.join(dataDir, 'uploads', key.slice(0, 2));
  const kept = async () => (await readdir(folder)).filter((name) => name.startsWith(key));
  const deps = { db: server.db, uploadStore: createFolderStore(path.join(dataDir, 'uploads')) };
  await collectUnused(deps, new Date());
  expect(await kept()).toHaveLength(2);
  await collectUnused(deps, new Date(Date.now() + 25 * 3_600_000));
  expect(await kept()).toEqual([]);
  await expect(user.call(uploads.get, { params: { id } })).rejects.toMatchObject({ code: 'not_found' });
});

test('a file that took its checker down three times is refused, and one that failed otherwise is not', async () => {
  const user = await server.signInAs('expert');
  const { id } = await user.call(uploads.create, announce(1000));
  await sendBytes(server, user, { id, offset: 0, bytes: Buffer.from([0xff, 0xd8, 0xff, 0xe0]) });
  const deps = { db: server.db, uploadStore: createFolderStore(dataDir), virusScanner: undefined };
  // Its parts are missing, so each check fails; the server survives, so none of these counts.
  await server.db.update(uploadTable).set({ state: 'checking' }).where(eq(uploadTable.id, id));
  for (let attempt = 0; attempt < 5; attempt += 1)
    await expect(checkUpload(deps, { id })).rejects.toThrow('Parts of an upload are missing');
  await server.db.update(uploadTable).set({ checkAttempts: 3 }).where(eq(uploadTable.id, id));
  await checkUpload(deps, { id });
  expect(await user.call(uploads.get, { params: { id } })).toMatchObject({
    state: 'refused',
    fault: 'too_demanding',
  });
});

test('one account has twelve of the largest files on their way at most, whatever they are for', async () => {
  const user = await server.signInAs('expert');
  for (let count = 0; count < 12; count += 1) await user.call(uploads.create, announce(uploadLimitBytes));
  await expect(user.call(uploads.create, announce(1))).rejects.toMatchObject({ status: 429 });
  const other = await server.signInAs('expert');
  expect((await other.call(uploads.create, announce(1))).state).toBe('receiving');
});
