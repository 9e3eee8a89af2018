import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { and, eq } from 'drizzle-orm';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import sharp from 'sharp';
import { people as calls, publicProfiles } from '@rostrum/contracts';
import { personDocuments, personPhotos } from '@rostrum/contracts/people';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type SignedInTester, type TestApp } from '../../testing/build-test-app.ts';
import { events } from '../events/events.schema.ts';
import { people } from '../people/index.ts';
import { uploads } from '../uploads/index.ts';
import { twoColours } from '../../testing/scenes/photo.ts';
import { sendFile } from '../../testing/scenes/send-file.ts';

let server: TestApp;
let dataDir: string;
let expert: SignedInTester;
let personId: string;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'rostrum-press-'));
  server = await buildTestApp({ servers: 2, environment: { ROSTRUM_DATA_DIR: dataDir } });
  const org = await server.given.organisation({ name: 'Northmere', companyUsername: 'northmere' });
  const person = await server.given.person(org.id, {
    username: 'maren',
    firstname: 'Maren',
    lastname: 'Hale',
    biography: `Measures storm surges. ${'She has done so for years. '.repeat(30)}`,
  });
  personId = person.id;
  expert = await server.signInAs('expert', { orgId: org.id, personId });
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await rm(dataDir, { recursive: true, force: true });
});

const address = '/experts/maren/press-kit.zip';
const download = (headers: Record<string, string> = {}, url = address) =>
  server.app.inject({ url, headers: { 'user-agent': 'Mozilla/5.0', ...headers } });
const setPerson = (values: Partial<typeof people.$inferInsert>) =>
  server.db.update(people).set(values).where(eq(people.id, personId));
const counted = () =>
  server.db
    .select()
    .from(events)
    .where(and(eq(events.name, 'document_download'), eq(events.device, 'phone')));

test('a photo is given to the press by its approval alone, and with a credit', async () => {
  const { version } = await expert.call(calls.own);
  const photo = await twoColours(1600, 800)
    .withExif({ IFD0: { Model: 'Camera 7' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .jpeg()
    .toBuffer();
  const upload_id = (await sendFile(server, expert, photo)).id;
  const words = { alt: 'At the gauge', focus: { x: 0, y: 50 }, upload_id };
  const refused = expert.call(calls.setOwnPhoto, {
    body: { ...words, version, credit: ' ', press_approved: true },
  });
  await expect(refused).rejects.toMatchObject({ envelope: { fields: [{ path: 'credit' }] } });
  const shown = await expert.call(calls.setOwnPhoto, { body: { ...words, version, credit: 'Ada Nordin' } });
  expect([shown.photo?.press_approved, (await download()).statusCode]).toEqual([false, 404]);

  const approved = await expert.call(calls.setOwnPhoto, {
    body: { ...words, version: shown.version, credit: 'Ada Nordin', press_approved: true },
  });
  expect(approved.photo?.press_approved).toBe(true);
  const kit = await download();
  expect([kit.statusCode, kit.headers['content-type']]).toEqual([200, 'application/zip']);
  const files = unzipSync(kit.rawPayload);
  expect(Object.keys(files).toSorted()).toEqual(
    ['biography.txt', 'maren-print.jpg', 'maren-square.jpg', 'maren-web.jpg', 'photo-credit.txt'].map(
      (name) => `maren-press-kit/${name}`,
    ),
  );
  const read = (name: string) => files[`maren-press-kit/${name}`] ?? new Uint8Array();
  expect(strFromU8(read('photo-credit.txt'))).toContain('Credit: Ada Nordin');
  const [, short = '', long = ''] = strFromU8(read('biography.txt')).split(/(?:SHORT )?BIOGRAPHY\r\n/);
  expect([short.length < 420, long.length > 600, short]).toEqual([
    true,
    true,
    expect.stringMatching(/^\s*Measures storm surges\..*years\.\s*$/s),
  ]);
  for (const [size, width, height] of [
    ['print', 1600, 800],
    ['web', 1200, 600],
    ['square', 600, 600],
  ] as const) {
    const { exif, ...metadata } = await sharp(read(`maren-${size}.jpg`)).metadata();
    expect([size, metadata.format, metadata.width, metadata.height]).toEqual([size, 'jpeg', width, height]);
    expect(exif?.includes('Ada Nordin')).toBe(true);
    expect(exif?.includes('Camera 7')).toBe(false);
  }
});

test('a profile leads to it, and other ways to write the address lead there', async () => {
  const { press_kit: kit } = await server.call(publicProfiles.person, { params: { username: 'maren' } });
  expect(kit).toEqual({ href: address, credit: 'Ada Nordin', has_portrait: true, photos: [] });
  for (const other of ['/experts/MAREN/press-kit.zip', '/staff/maren/press-kit.zip']) {
    const { statusCode, headers } = await download({}, other);
    expect([other, statusCode, headers.location]).toEqual([other, 301, address]);
  }
});

test('further photos are in the kit in their order, each with its credit, once the press may use them', async () => {
  const params = { id: personId };
  const add = async (alt: string, credit: string | null, press_approved: boolean) => {
    const upload_id = (await sendFile(server, expert, await twoColours(400, 300).jpeg().toBuffer())).id;
    const body = { alt, credit, press_approved, upload_id };
    return { upload_id, ...(await expert.call(personPhotos.add, { params, body })) };
  };
  await expect(add('No credit', null, true)).rejects.toMatchObject({
    envelope: { fields: [{ path: 'credit' }] },
  });
  const field = await add('In the field', 'Bo Lind', true);
  const desk = await add('At the desk', null, false);
  // An upload is used once.
  await expect(
    expert.call(personPhotos.add, {
      params,
      body: { alt: 'Again', credit: null, upload_id: field.upload_id },
    }),
  ).rejects.toMatchObject({ envelope: { fields: [{ path: 'upload_id' }] } });
  const shown = async () => {
    const { press_kit: kit } = await server.call(publicProfiles.person, { params: { username: 'maren' } });
    return kit?.photos.map(({ alt, credit }) => [alt, credit]);
  };
  expect(await shown()).toEqual([['In the field', 'Bo Lind']]);

  const change = (version: number) =>
    expert.call(personPhotos.change, {
      params: { ...params, photo_id: desk.id },
      body: { alt: 'At the desk', credit: 'Cy Moe', press_approved: true, version },
    });
  await change(desk.version);
  await expect(change(desk.version)).rejects.toMatchObject({ code: 'version_conflict' });
  await expert.call(personPhotos.order, { params, body: { ids: [desk.id, field.id] } });
  await expect(expert.call(personPhotos.order, { params, body: { ids: [desk.id] } })).rejects.toMatchObject({
    code: 'version_conflict',
  });
  expect(await shown()).toEqual([
    ['At the desk', 'Cy Moe'],
    ['In the field', 'Bo Lind'],
  ]);
  const page = await server.app.inject('/experts/maren');
  expect(page.body).toContain('Credit: Cy Moe');

  const files = unzipSync((await download()).rawPayload);
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(
      ['maren-print', 'maren-2-print', 'maren-3-web'].map((name) => `maren-press-kit/${name}.jpg`),
    ),
  );
  const credits = strFromU8(files['maren-press-kit/photo-credit.txt'] ?? new Uint8Array());
  expect(credits).toContain('maren-2-print.jpg and its other sizes\r\nCredit: Cy Moe');
  const { exif } = await sharp(files['maren-press-kit/maren-3-print.jpg']).metadata();
  expect(exif?.includes('Bo Lind')).toBe(true);

  for (const { id } of [desk, field])
    await expert.call(personPhotos.remove, { params: { ...params, photo_id: id } });
  expect(await shown()).toEqual([]);
  const [row] = await server.db.select().from(uploads).where(eq(uploads.id, desk.upload_id));
  expect(row?.usedAt).toBeNull();
});

test('the CV goes along once it is public', async () => {
  const content = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
  const docx = zipSync({
    '[Content_Types].xml': strToU8(
      `<Types><Override PartName="/word/document.xml" ContentType="${content}"/></Types>`,
    ),
    'word/document.xml': strToU8('<w:document><w:p><w:t>Studies coasts.</w:t></w:p></w:document>'),
  });
  const file = await sendFile(server, expert, Buffer.from(docx), { purpose: 'document', name: 'cv.docx' });
  const params = { id: personId };
  const cv = await expert.call(personDocuments.add, {
    params,
    body: { kind: 'cv', title: 'CV', upload_id: file.id },
  });
  const names = async () => Object.keys(unzipSync((await download()).rawPayload));
  expect(await names()).not.toContain('maren-press-kit/maren-cv.docx');
  await expert.call(personDocuments.change, {
    params: { ...params, document_id: cv.id },
    body: { title: 'CV', is_public: true, version: cv.version },
  });
  expect(await names()).toContain('maren-press-kit/maren-cv.docx');
});

test('a download is counted once an hour and visitor, unless the visitor asked not to be', async () => {
  // A device of its own: what the tests before downloaded is recorded a moment later.
  const phone = {
    'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Mobile Safari/604.1',
  };
  await download({ ...phone, dnt: '1' });
  await server.app.inject({ method: 'HEAD', url: address, headers: phone });
  await download(phone);
  await download(phone);
  await expect.poll(async () => (await counted()).length).toBe(1);
  expect(await counted()).toMatchObject([{ entityType: 'person', entityId: personId, bot: false }]);
});

test('a profile that is hidden in any way has no press kit', async () => {
  const open = {
    access: 'public',
    safetyMode: false,
    status: 'published',
    imagePressApproved: true,
  } as const;
  for (const [hidden, status] of [
    [{ access: 'unlisted' }, 404],
    [{ access: 'private' }, 404],
    [{ safetyMode: true }, 404],
    [{ status: 'unpublished' }, 410],
    [{ imagePressApproved: false }, 404],
    [{ imageCredit: null }, 404],
  ] as const) {
    await setPerson({ ...open, imageCredit: 'Ada Nordin', ...hidden });
    const { statusCode } = await download();
    expect([hidden, statusCode]).toEqual([hidden, status]);
    const page = await server
      .call(publicProfiles.person, { params: { username: 'maren' } })
      .catch(() => null);
    expect([hidden, page?.press_kit ?? null]).toEqual([hidden, null]);
  }
  await setPerson({ ...open, imageCredit: 'Ada Nordin' });
  expect((await download()).statusCode).toBe(200);
});
