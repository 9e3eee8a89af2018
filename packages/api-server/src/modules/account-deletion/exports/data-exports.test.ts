import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { access, activity, inquiries, security } from '@rostrum/contracts';
import { recordsRequests, redactions, type RecordsChoice } from '@rostrum/contracts/inquiries';
import { dataExports, type DataExportKind } from '@rostrum/contracts/settings';
import { hashPassword } from '@rostrum/identity';
import { createFolderStore } from '@rostrum/server-kit/storage';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type SignedInTester } from '../../../testing/build-test-app.ts';
import { sendFile } from '../../../testing/scenes/send-file.ts';
import { twoColours } from '../../../testing/scenes/photo.ts';
import { removeExports } from './remove-exports.job.ts';
import { createZipWriter, toJsonArray } from './write-zip.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'rostrum-exports-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const password = 'correct horse battery staple';
const build = () => buildTestApp({ environment: { ROSTRUM_DATA_DIR: dataDir } });
const stateOf = async (who: SignedInTester, kind: DataExportKind) =>
  (await who.call(dataExports.list)).items.find((item) => item.kind === kind);
async function finished(who: SignedInTester, kind: DataExportKind) {
  await expect.poll(async () => (await stateOf(who, kind))?.state, { timeout: 20_000 }).toBe('ready');
  const item = await stateOf(who, kind);
  if (!item) throw new Error('There is no export.');
  return item;
}

test('one’s own data comes as a zip with its files, to oneself alone and for a week', async () => {
  await using server = await build();
  const expert = await server.signInAs('expert');
  const upload = await sendFile(server, expert, await twoColours(300, 300).jpeg().toBuffer());
  await expert.call(dataExports.request, { body: { kind: 'person' } });
  const { id, size, expires_at } = await finished(expert, 'person');
  expect(Date.parse(expires_at ?? '') - Date.now()).toBeGreaterThan(6.9 * 86_400_000);
  const { path: url } = await expert.call(dataExports.link, { params: { id } });
  const answer = await server.app.inject({ url });
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'cache-control': 'private, no-store',
  });
  expect(answer.rawPayload.length).toBe(size);
  const files = unzipSync(answer.rawPayload);
  expect(Object.keys(files)).toEqual(['data.json', `files/${upload.id}.jpg`, 'files.json']);
  const data = JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array()));
  expect(data).toMatchObject({ account: { firstname: 'Uma' }, files: [{ id: upload.id }] });

  const other = await server.signInAs('expert', { orgId: expert.orgId ?? '' });
  expect((await other.call(dataExports.list)).items).toEqual([]);
  await expect(other.call(dataExports.link, { params: { id } })).rejects.toMatchObject({ status: 404 });
  const forged = await server.app.inject({ url: url.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A')) });
  expect(forged.statusCode).toBe(404);
  const { rows } = await server.database.pool.query(
    `select kind, text from mails where kind like '%export%'`,
  );
  expect(rows).toEqual([{ kind: 'security.data_export_ready', text: expect.stringContaining('is ready') }]);
  expect(rows[0].text).not.toContain('/files/');
  expect((await expert.call(activity.list)).items.map(({ verb }) => verb)).toEqual([
    'account.data_downloaded',
    'account.data_requested',
  ]);

  // Gone with its parts once its week is over.
  const { rows: kept } = await server.database.pool.query('select parts from data_exports where id = $1', [
    id,
  ]);
  const uploadStore = createFolderStore(path.join(dataDir, 'uploads'));
  const clock = () => new Date(Date.now() + 8 * 86_400_000);
  await removeExports({ db: server.db, uploadStore, clock });
  for (const key of kept[0].parts) expect(await uploadStore.has(key)).toBe(false);
  expect((await server.app.inject({ url })).statusCode).toBe(404);
  expect((await expert.call(dataExports.list)).items).toEqual([]);
});

test('an organisation’s data is made for administrators who prove themselves, and holds nothing of another', async () => {
  await using server = await build();
  const { id: orgId } = await server.given.organisation();
  const passwordHash = await hashPassword(password);
  const admin = await server.signInAs('administrator', { orgId, passwordHash });
  const foreign = await server.given.organisation();
  for (let count = 0; count < 3; count += 1)
    await server.given.inquiry(orgId, { status: 'open', message: `Ours ${count}` });
  await server.given.inquiry(foreign.id, { status: 'open', message: 'Theirs' });
  await server.given.person(foreign.id, { lastname: 'Foreigner' });
  const ask = () => admin.call(dataExports.request, { body: { kind: 'organisation' } });
  const agent = await server.signInAs('agent', { orgId });
  await expect(agent.call(dataExports.request, { body: { kind: 'organisation' } })).rejects.toMatchObject({
    status: 403,
  });
  await server.database.pool.query(
    `update sessions set created_at = now() - interval '1 hour', confirmed_at = now() - interval '1 hour'`,
  );
  await expect(ask()).rejects.toMatchObject({ code: 'confirmation_required' });
  await admin.call(security.confirm, { body: { kind: 'password', password } });
  await ask();
  const { id } = await finished(admin, 'organisation');
  const { path: url } = await admin.call(dataExports.link, { params: { id } });
  const files = unzipSync((await server.app.inject({ url })).rawPayload);
  const names = ['members', 'profiles', 'posts', 'questions', 'inquiries', 'messages', 'activity']
    .concat(['invitations', 'former_members', 'coverage', 'mailing_list_subscribers', 'profile_documents'])
    .concat(['former_usernames', 'profile_availability', 'profile_reviews', 'profile_photos', 'files']);
  expect(Object.keys(files)).toEqual(names.map((name) => `${name}.json`));
  const read = (name: string) => JSON.parse(strFromU8(files[`${name}.json`] ?? new Uint8Array()));
  expect(read('inquiries').map(({ message }: { message: string }) => message)).toEqual([
    'Ours 0',
    'Ours 1',
    'Ours 2',
  ]);
  expect(read('members')).toHaveLength(2);
  const everything = Object.values(files)
    .map((bytes) => strFromU8(bytes))
    .join('');
  expect(everything).not.toMatch(/Theirs|Foreigner|argon2|password_hash|ip_hash/);

  // Whoever is an administrator no longer has no way to it.
  const owner = await server.signInAs('owner', { orgId });
  await owner.call(access.changeMember, { params: { id: admin.userId }, body: { role: 'staff' } });
  const staff = await server.signIn(admin.userId, orgId);
  await expect(staff.call(dataExports.link, { params: { id } })).rejects.toMatchObject({ status: 403 });
  await expect(owner.call(dataExports.link, { params: { id } })).rejects.toMatchObject({ status: 404 });
});

test('records for a request hold the chosen inquiries, without what was to be taken out, for administrators', async () => {
  await using server = await build();
  const { id: orgId } = await server.given.organisation({ name: 'Northmere University' });
  const passwordHash = await hashPassword(password);
  const admin = await server.signInAs('administrator', {
    orgId,
    firstname: 'Jonah',
    lastname: 'Petrie',
    passwordHash,
  });
  const given = {
    firstname: 'Callum',
    lastname: 'Strand',
    email: 'callum@ledger.example',
    phone: '01632 960 001',
  };
  const chosen = await server.given.inquiry(orgId, {
    ...given,
    status: 'open',
    subject: 'Strand asks',
    message: '=Ring Callum on 01632 960 144 or callum@ledger.example, says Ada.',
  });
  await server.given.inquiry(orgId, { ...given, status: 'open', restricted: true, message: 'A secret gift' });
  await server.given.inquiry(orgId, { status: 'open', message: 'Of another sender' });
  const foreign = await server.given.organisation();
  await server.given.inquiry(foreign.id, { ...given, message: 'Theirs' });
  const params = { id: chosen.id };
  for (const [visibility, body] of [
    ['all', 'Dear Callum, yours, Jonah.'],
    ['internal', 'Careful with him.'],
  ] as const)
    await admin.call(inquiries.reply, {
      params,
      body: { visibility, body },
      idempotencyKey: crypto.randomUUID(),
    });

  const choice = (more: Partial<RecordsChoice> = {}): RecordsChoice => ({
    refs: [],
    email: 'CALLUM@ledger.example',
    from: null,
    to: null,
    words: '',
    types: [],
    restricted: false,
    redact: [...redactions],
    ...more,
  });
  const count = (more?: Partial<RecordsChoice>) => admin.call(recordsRequests.count, { body: choice(more) });
  expect(await count()).toEqual({ inquiries: 1, messages: 2, notes: 1, files: 0, restricted: 1 });
  expect(await count({ restricted: true })).toMatchObject({ inquiries: 2, restricted: 0 });
  expect(await count({ email: null, refs: [chosen.ref.toLowerCase()] })).toMatchObject({ inquiries: 1 });
  const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  expect(await count({ from: tomorrow })).toMatchObject({ inquiries: 0, restricted: 0 });
  expect(await count({ words: 'RING callum' })).toMatchObject({ inquiries: 1 });
  await expect(count({ email: null })).rejects.toMatchObject({ status: 422 });

  const read = async (more?: Partial<RecordsChoice>) => {
    await admin.call(recordsRequests.request, { body: choice(more) });
    const newest = async () => (await admin.call(recordsRequests.newest)).item;
    await expect.poll(async () => (await newest())?.state, { timeout: 20_000 }).toBe('ready');
    const id = (await newest())?.id ?? '';
    const { path: url } = await admin.call(recordsRequests.link, { params: { id } });
    const answer = await server.app.inject({ url });
    expect(answer.headers['content-disposition']).toContain('rostrum-records.zip');
    const files = unzipSync(answer.rawPayload);
    return {
      id,
      names: Object.keys(files),
      marked: Object.keys(files).filter((name) => files[name]?.[0] === 0xef),
      text: Object.values(files)
        .map((bytes) => strFromU8(bytes))
        .join('\n'),
    };
  };
  const clean = await read();
  expect(clean.names).toEqual(['about.txt', 'inquiries.csv', 'messages.csv', 'steps.csv']);
  // Excel reads a CSV as UTF-8 only with a byte order mark.
  expect(clean.marked).toEqual(['inquiries.csv', 'messages.csv', 'steps.csv']);
  expect(clean.text).toContain(`"${chosen.ref}"`);
  // What a spreadsheet would run is words.
  expect(clean.text).toContain(`"'=Ring [name removed] on [phone removed] or [email removed], says Ada."`);
  expect(clean.text).toContain('"Dear [name removed], yours, [name removed]."');
  const tables = clean.text.slice(clean.text.indexOf('"Reference"'));
  for (const gone of [
    'Callum',
    'Strand',
    'Jonah',
    'Petrie',
    '@ledger.example',
    // Three digits alone also stand in moments and ids.
    '01632 960',
    'Careful',
    'secret',
    'Theirs',
    'another',
  ])
    expect(tables).not.toContain(gone);
  const whole = await read({ redact: [] });
  expect(whole.names).toEqual([...clean.names, 'files.json']);
  for (const kept of [
    'Callum Strand',
    'Careful with him.',
    '01632 960 001',
    'callum@ledger.example',
    'Jonah Petrie',
  ])
    expect(whole.text).toContain(kept);

  // An hour after signing in neither a new file nor the one that is there leaves without a proof of who asks.
  await server.database.pool.query(
    `update sessions set created_at = now() - interval '1 hour', confirmed_at = now() - interval '1 hour'`,
  );
  const ready = (await admin.call(recordsRequests.newest)).item?.id ?? '';
  for (const call of [
    () => admin.call(recordsRequests.request, { body: choice() }),
    () => admin.call(recordsRequests.link, { params: { id: ready } }),
  ])
    await expect(call()).rejects.toMatchObject({ status: 403, code: 'confirmation_required' });
  await admin.call(security.confirm, { body: { kind: 'password', password } });

  const steps = (await admin.call(activity.list)).items.filter(({ verb }) => verb.includes('records'));
  expect(steps.map(({ verb }) => verb)).toEqual([
    'organisation.records_downloaded',
    'organisation.records_requested',
    'organisation.records_downloaded',
    'organisation.records_requested',
  ]);
  const colleague = await server.signInAs('administrator', { orgId });
  expect(await colleague.call(recordsRequests.newest)).toEqual({ item: null });
  const { id } = whole;
  await expect(colleague.call(recordsRequests.link, { params: { id } })).rejects.toMatchObject({
    status: 404,
  });
  await expect(admin.call(dataExports.link, { params: { id } })).rejects.toMatchObject({ status: 404 });
  const agent = await server.signInAs('agent', { orgId });
  for (const call of [
    () => agent.call(recordsRequests.count, { body: choice() }),
    () => agent.call(recordsRequests.request, { body: choice() }),
  ])
    await expect(call()).rejects.toMatchObject({ status: 403 });
});

test('a large file is written in parts, and none is larger than one server should hold', async () => {
  const written = new Map<string, Buffer>();
  const zip = createZipWriter({
    store: {
      has: async (key) => written.has(key),
      read: async (key) => written.get(key),
      size: async (key) => written.get(key)?.length,
      readPart: async (key, { start, end }) => written.get(key)?.subarray(start, end + 1),
      write: async (key, bytes) => void written.set(key, bytes),
      remove: async (key) => void written.delete(key),
    },
    onPart: async () => undefined,
  });
  const noise = () =>
    Buffer.from(Array.from({ length: 200 }, () => Math.random())).toString('hex') + Math.random();
  const rows = Array.from({ length: 500 }, (_, index) => JSON.stringify({ index, text: noise().repeat(20) }));
  async function* pages() {
    for (let count = 0; count < 4; count += 1) yield rows;
  }
  await zip.addText('rows.json', toJsonArray(pages()));
  for (let count = 0; count < 5; count += 1) await zip.addFile(`f${count}`, Buffer.alloc(3_000_000, count));
  await zip.finish();
  expect(written.size).toBeGreaterThan(2);
  for (const { length } of written.values()) expect(length).toBeLessThan(12_000_000);
  const files = unzipSync(Buffer.concat([...written.values()]));
  expect(JSON.parse(strFromU8(files['rows.json'] ?? new Uint8Array()))).toHaveLength(2000);
  expect(files['f4']).toHaveLength(3_000_000);
});
