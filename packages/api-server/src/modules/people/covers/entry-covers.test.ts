import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { people, publicProfiles, type PersonDetail } from '@rostrum/contracts';
import { personChanges, personRemoval, personVersions } from '@rostrum/contracts/people';
import { createFolderStore } from '@rostrum/server-kit/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type SignedInTester, type TestApp } from '../../../testing/build-test-app.ts';
import { twoColours } from '../../../testing/scenes/photo.ts';
import { sendFile } from '../../../testing/scenes/send-file.ts';
import { collectUnused } from '../../uploads/collect-unused.job.ts';
import { eraseDeletedProfiles } from '../removal/erase-deleted.job.ts';

let server: TestApp;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'rostrum-covers-'));
  server = await buildTestApp({ environment: { ROSTRUM_DATA_DIR: dataDir } });
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await rm(dataDir, { recursive: true, force: true });
});

const focus = { title: 'Coasts', description: 'How coasts move.' };
const send = async (user: SignedInTester, width = 900, height = 480) =>
  sendFile(server, user, await twoColours(width, height).jpeg().toBuffer(), {
    purpose: 'cover',
    name: 'coast.jpg',
  });

async function setOut(username: string) {
  const admin = await server.signInAs('administrator');
  const orgId = admin.orgId ?? '';
  const { id } = await server.given.person(orgId, { username });
  const expert = await server.signInAs('expert', { orgId, personId: id });
  const params = { id };
  const read = (user: SignedInTester = admin) => user.call(people.get, { params });
  const save = async (user: SignedInTester, data: object, entry?: string) =>
    user.call(people.replaceSections, {
      params,
      body: {
        kind: 'research_focus',
        version: (await read()).version,
        entries: [{ ...(entry !== undefined && { id: entry }), data: { ...focus, ...data } }],
      },
    });
  const shown = async () => {
    const { sections } = await server.call(publicProfiles.person, { params: { username } });
    return coverOf({ sections });
  };
  return { admin, expert, orgId, params, read, save, shown };
}
function coverOf({ sections }: Pick<PersonDetail, 'sections'>) {
  const [entry] = sections.filter((section) => section.kind === 'research_focus');
  return { id: entry?.id, cover: entry?.data.cover, alt: entry?.data.cover_alt };
}
const statusOf = async (address: string | undefined) => (await server.app.inject(address ?? '')).statusCode;
const collect = (days: number) =>
  collectUnused(
    { db: server.db, uploadStore: createFolderStore(path.join(dataDir, 'uploads')) },
    new Date(Date.now() + days * 86_400_000),
  );

test('a research focus shows an uploaded picture with words for it, which older areas leave alone and a version brings back', async () => {
  const { admin, expert, params, read, save, shown } = await setOut('covered');
  // Known by its content and measure, as every picture.
  expect(await send(expert, 300, 200)).toMatchObject({ state: 'refused', fault: 'too_small' });
  const upload = await send(expert);
  await expect(save(expert, { cover_upload_id: upload.id })).rejects.toMatchObject({ code: 'invalid_input' });
  await expect(save(admin, { cover_upload_id: upload.id, cover_alt: 'A coast' })).rejects.toMatchObject({
    envelope: { fields: [{ path: 'cover_upload_id' }] },
  });
  const data = { cover_upload_id: upload.id, cover: '/files/made-up.webp', cover_alt: 'A coast at low tide' };
  const { id, cover, alt } = coverOf(await save(expert, data));
  expect([cover, alt]).toEqual([
    expect.stringMatching(/^\/files\/[0-9a-f]{32}-1200\.webp$/),
    'A coast at low tide',
  ]);
  expect(await shown()).toMatchObject({ cover, alt });
  expect(await statusOf(cover)).toBe(200);
  const page = (await server.app.inject('/experts/covered')).body;
  expect(page).toContain(`src="${cover ?? ''}"`);
  expect(page).toContain('alt="A coast at low tide"');
  expect((await admin.call(people.activity)).items[0]).toMatchObject({
    changes: [{ field: 'research_focus', after: expect.stringContaining('A coast at low tide') }],
  });

  // Another profile cannot take it, and an area that knows no covers keeps this one.
  const other = await setOut('uncovered');
  await expect(
    other.save(other.expert, { cover_upload_id: upload.id, cover_alt: 'Theirs' }),
  ).rejects.toMatchObject({ code: 'invalid_input' });
  expect(coverOf(await save(admin, { subtitle: 'Since 1900' }, id))).toEqual({ id, cover, alt });

  // Taken off: gone from the page, kept for the version that showed it.
  expect(coverOf(await save(admin, { cover_upload_id: null }, id)).cover).toBeUndefined();
  await collect(2);
  expect(await statusOf(cover)).toBe(200);
  const { items } = await admin.call(personVersions.list, { params });
  const number = items.find((item) => item.number < (items[0]?.number ?? 0))?.number ?? 1;
  await admin.call(personVersions.restore, {
    params: { ...params, number },
    body: { version: (await read()).version, parts: ['research_focus'] },
  });
  expect(await shown()).toMatchObject({ cover, alt });
});

test('a picture of a change that waits is not public before it is approved, and goes when it is withdrawn', async () => {
  const { admin, expert, params, save, shown } = await setOut('waiting-cover');
  await admin.call(personChanges.saveSettings, { body: { parts: ['research_focus'] } });
  const first = await send(expert);
  const proposed = coverOf(await save(expert, { cover_upload_id: first.id, cover_alt: 'A first one' }));
  expect(proposed.alt).toBe('A first one');
  expect((await shown()).cover).toBeUndefined();
  // Another takes its place in the proposal.
  const second = await send(expert);
  await save(expert, { cover_upload_id: second.id, cover_alt: 'A second one' }, proposed.id);
  await collect(2);
  expect(await statusOf(proposed.cover)).toBe(404);
  const { items } = await admin.call(personChanges.list, { params });
  await admin.call(personChanges.approve, {
    params: { ...params, request: items[0]?.id ?? '' },
    body: { version: (await admin.call(people.get, { params })).version },
  });
  const { cover, alt } = await shown();
  expect(alt).toBe('A second one');
  expect(await statusOf(cover)).toBe(200);
});

test('the pictures of a profile go with it', async () => {
  const { admin, params, save } = await setOut('erased-cover');
  const { cover } = coverOf(
    await save(admin, { cover_upload_id: (await send(admin)).id, cover_alt: 'A coast' }),
  );
  await server.database.pool.query(`update people set status = 'archived' where id = $1`, [params.id]);
  await admin.call(personRemoval.remove, { params, body: { username: 'erased-cover' } });
  await eraseDeletedProfiles({
    db: server.db,
    uploadStore: createFolderStore(path.join(dataDir, 'uploads')),
    clock: () => new Date(Date.now() + 31 * 86_400_000),
  });
  await collect(34);
  expect(await statusOf(cover)).toBe(404);
});
