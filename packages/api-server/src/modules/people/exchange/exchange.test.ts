import { eq } from 'drizzle-orm';
import { people, personListQuery, uploads } from '@rostrum/contracts';
import { customFields, personFields } from '@rostrum/contracts/fields';
import { personExport, personImports, type PersonImport } from '@rostrum/contracts/people';
import { activityRepository, firstBrokenLink } from '@rostrum/server-kit/audit';
import { runAsSystem } from '@rostrum/server-kit/database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type SignedInTester, type TestApp } from '../../../testing/build-test-app.ts';
import { starterClassifications } from '../../classifications/index.ts';
import { buildWorkbook } from '../../../testing/build-workbook.ts';
import { sendFile } from '../../../testing/scenes/send-file.ts';
import { forgetImports } from './forget-imports.job.ts';
import { personImportRows, personImports as importTable } from './imports.schema.ts';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server[Symbol.asyncDispose]());

type Tester = SignedInTester & { orgId: string | null };

async function open(user: Tester, text: string | Buffer): Promise<PersonImport> {
  const upload = await sendFile(server, user, Buffer.from(text), { purpose: 'csv' });
  return user.call(personImports.open, { body: { upload_id: upload.id } });
}
const check = (
  user: Tester,
  { id, version, columns, existing }: PersonImport,
  more: Partial<PersonImport> = {},
) =>
  user.call(personImports.check, {
    params: { id },
    body: { version, columns, existing, is_remembered: true, corrections: [], ...more },
  });

async function run(user: Tester, { id, version }: PersonImport): Promise<PersonImport> {
  await user.call(personImports.start, { params: { id }, body: { version } });
  let last: PersonImport | undefined;
  await expect
    .poll(
      async () => {
        last = await user.call(personImports.get, { params: { id } });
        return last.state;
      },
      { timeout: 30_000 },
    )
    .not.toBe('running');
  if (!last) throw new Error('The import was not read.');
  return last;
}
async function exportAll(user: Tester, body = {}): Promise<string> {
  return (await user.call(personExport.read, { body })).text;
}

const field = {
  kind: 'text' as const,
  label: 'Grant',
  help: null,
  choices: [],
  visibility: 'team' as const,
  is_required: false,
};

test('people go out and come in again: new ones, changes, wrong rows whole left out, and back within a day', async () => {
  const admin = await server.signInAs('administrator');
  const orgId = admin.orgId ?? '';
  await server.db.transaction((tx) => starterClassifications.addStarterClassifications(tx, orgId));
  await admin.call(customFields.add, { body: field });
  const edda = await server.given.person(orgId, {
    username: 'edda-marsh',
    firstname: 'Edda',
    lastname: 'Marsh',
    jobTitle: 'Assistant Registrar',
    email: 'Edda@tollgate.example',
    topics: ['silk; dye', '=1+1'],
    biography: 'She said "keep it",\nand it was kept.',
  });
  const before = await exportAll(admin);
  // A semicolon inside a value stays inside it, and what a spreadsheet would run is made text.
  expect(before).toContain(String.raw`"silk\; dye; =1+1"`);
  expect(before.split('\r\n')[0]).toMatch(/^"Username","Kind",.*,"Grant"$/);

  const again = await open(admin, before);
  expect(again.columns).not.toContain(null);
  const unchanged = await check(admin, again);
  expect(unchanged.problems).toEqual([]);
  expect(unchanged.counts).toMatchObject({ rows: 1, unchanged: 1, added: 0, changed: 0 });

  const file = [
    'First name;Surname;Post;Work email;Sector;Keywords;Grant;Staff no.',
    'Amara;Whitlock;Curator;amara@tollgate.example;arts and culture;"silk; dye";G-12;T1',
    'Joss;Ferrer;Head;joss@;Research;;;T2',
    'Edda;Marsh;Registrar;edda@tollgate.example;Reserch;;;T3',
    '',
    'Amara;Whitlock;Curator;AMARA@tollgate.example;Law;;;T4',
    'Amara;Whitlock;Fellow;other@tollgate.example;Law;;;T5',
  ].join('\r\n');
  const opened = await open(admin, file);
  expect(opened).toMatchObject({
    delimiter: ';',
    encoding: 'utf-8',
    columns: ['firstname', 'lastname', 'job_title', 'email', 'industries', 'topics', 'field:grant', null],
  });
  const checked = await check(admin, opened);
  expect(checked.counts).toEqual({ rows: 5, added: 2, changed: 0, unchanged: 0, skipped: 0, wrong: 3 });
  expect(checked.problems.map(({ row, name, value, message }) => [row, name, value, message])).toEqual([
    [3, 'Work email', 'joss@', 'Enter one email address, like name@example.org.'],
    [4, 'Sector', 'Reserch', 'Not in the list of industries. Did you mean Research?'],
    [6, 'Work email', 'AMARA@tollgate.example', 'Same email as row 2, Amara Whitlock. Keep one.'],
  ]);
  expect((await admin.call(people.list)).total).toBe(1);

  const corrected = await check(admin, checked, {
    corrections: [{ row: 4, column: 4, value: checked.problems[1]?.suggestion ?? '' }],
  });
  expect(corrected.counts).toMatchObject({ added: 2, changed: 1, wrong: 2 });
  expect(corrected.planned[1]).toMatchObject({ name: 'Edda Marsh', kind: 'update' });
  const done = await run(admin, corrected);
  expect(done).toMatchObject({ state: 'done', progress: 5, counts: corrected.counts, problem_count: 2 });

  const { items } = await admin.call(people.list, { query: personListQuery.parse({}) });
  expect(items.map(({ username, status }) => [username, status])).toEqual([
    ['edda-marsh', 'published'],
    ['amara-whitlock', 'draft'],
    ['amara-whitlock-2', 'draft'],
  ]);
  const amara = items[1]?.id ?? '';
  const detail = await admin.call(people.get, { params: { id: amara } });
  expect(detail).toMatchObject({ industries: ['Arts and culture'], topics: ['silk', 'dye'] });
  const { values } = await admin.call(personFields.get, { params: { id: amara } });
  expect(values).toEqual({ grant: 'G-12' });
  expect(await admin.call(people.get, { params: { id: edda.id } })).toMatchObject({
    job_title: 'Registrar',
    industries: ['Research'],
    topics: ['silk; dye', '=1+1'],
  });
  const changes = await admin.call(people.activity);
  expect(changes.items.map(({ text }) => text)).toContain('imported Amara Whitlock from portrait.jpg');

  // One of the two was worked on since: it stays.
  await admin.call(people.update, { params: { id: amara }, body: { version: 1, city: 'York' } });
  const undo = { params: { id: done.id } };
  expect(await admin.call(personImports.undo, undo)).toEqual({ removed: 1, restored: 1, kept: 1 });
  await expect(admin.call(personImports.undo, undo)).rejects.toMatchObject({ code: 'invalid_transition' });
  expect((await admin.call(people.list)).items.map(({ username }) => username)).toEqual([
    'edda-marsh',
    'amara-whitlock',
  ]);
  expect((await admin.call(people.get, { params: { id: edda.id } })).job_title).toBe('Assistant Registrar');
  const chain = await runAsSystem('the test reads the whole log', () =>
    activityRepository.chain(server.db, orgId),
  );
  expect(firstBrokenLink(chain)).toBeUndefined();

  const next = await open(admin, file);
  // The column that went nowhere stays nowhere, and the others go where they went.
  expect(next.columns).toEqual(corrected.columns);
  await forgetImports(server.db, new Date(Date.now() + 25 * 3_600_000));
  expect(await server.db.select().from(personImportRows).where(eq(personImportRows.orgId, orgId))).toEqual(
    [],
  );
  const kept = await server.db.select().from(importTable).where(eq(importTable.orgId, orgId));
  expect(kept.map(({ state, problems }) => [state, problems])).toEqual([['undone', []]]);
});

test.each([
  ['without rows', 'First name,Email\r\n', /no rows below the line/],
  ['with an open quotation mark', `a,b\n"${'x'.repeat(120_000)}`, /is never closed/],
])('a file %s is refused with what to do', async (_what, text, message) => {
  const admin = await server.signInAs('administrator');
  await expect(open(admin, text)).rejects.toMatchObject({
    envelope: {
      fields: [
        {
          path: 'upload_id',
          message: expect.stringMatching(message),
        },
      ],
    },
  });
});

test('files of other encodings are read; columns twice, none for the email, and too many rows are refused', async () => {
  const admin = await server.signInAs('administrator');
  const latin = await open(
    admin,
    Buffer.from('First name\tEmail\tTitle\nZo\xeb\tz@x.example\tPoet', 'latin1'),
  );
  expect(latin).toMatchObject({
    encoding: 'windows-1252',
    delimiter: '\t',
    sample: ['Zoë', 'z@x.example', 'Poet'],
  });
  const utf16 = await open(admin, Buffer.from('\ufeffEmail,First name\nz@x.example,Zoë', 'utf16le'));
  expect(utf16).toMatchObject({
    encoding: 'utf-16le',
    head: ['Email', 'First name'],
    sample: ['z@x.example', 'Zoë'],
  });

  expect(latin.encoding_sample).toEqual(['Zoë']);
  // Said once and before any row is read; whoever only updates people needs no such column.
  await expect(check(admin, latin)).rejects.toMatchObject({
    status: 422,
    envelope: {
      fields: [{ path: 'columns', message: expect.stringMatching(/^Choose the columns for Last name:/) }],
    },
  });
  const updating = await check(admin, latin, { adds_people: false });
  expect([updating.problems, updating.counts.skipped, updating.adds_people]).toEqual([[], 1, false]);
  const mac = await admin.call(personImports.setEncoding, {
    params: { id: latin.id },
    body: { version: updating.version, encoding: 'macintosh' },
  });
  expect(mac).toMatchObject({ state: 'uploaded', encoding: 'macintosh', encoding_sample: ['ZoÎ'] });

  const head = ['First name', 'Last name', 'Job title', 'Email', 'Phone'];
  const workbook = buildWorkbook([
    ['Staff of the institute'],
    head,
    ['Zoë', 'Ferrer', 'Poet', 'zoe@workbook.example', 442_079_460_000],
  ]);
  const sheet = await open(admin, workbook);
  expect(sheet).toMatchObject({ kind: 'xlsx', head, head_row: 2, encoding: 'utf-8' });
  const read = await check(admin, sheet);
  expect([read.problems, read.counts.added]).toEqual([[], 1]);
  await expect(
    admin.call(personImports.setEncoding, {
      params: { id: sheet.id },
      body: { version: read.version, encoding: 'macintosh' },
    }),
  ).rejects.toMatchObject({ status: 422 });
  const imported = await run(admin, read);
  expect(imported).toMatchObject({ state: 'done', counts: { added: 1 } });
  for (const columns of [
    ['email', 'email', null],
    ['firstname', null, null],
    ['email', 'field:no', null],
  ])
    await expect(check(admin, mac, { columns })).rejects.toMatchObject({ status: 422 });
  const rows = Array.from({ length: 10_001 }, (_, at) => `p${at}@x.example,P`).join('\n');
  const many = await open(admin, `Email,First name\n${rows}`);
  await expect(check(admin, many, { adds_people: false })).rejects.toMatchObject({ status: 422 });
});

test('agents export their scope and import nothing; another organisation has no import of ours', async () => {
  const admin = await server.signInAs('administrator');
  const orgId = admin.orgId ?? '';
  await server.given.person(orgId, { email: 'in@scope.example', department: 'Law' });
  const out = await server.given.person(orgId, {
    email: 'out@scope.example',
    phone: '=cmd|1',
    department: 'Art',
  });
  const agent = await server.signInAs('agent', { orgId, scopes: { departments: ['Law'], tags: [] } });
  const seen = await exportAll(agent);
  expect([seen.includes('in@scope.example'), seen.includes('out@scope.example')]).toEqual([true, false]);
  expect(await exportAll(admin, { ids: [out.id] })).toContain(`"'=cmd|1"`);
  expect((await exportAll(admin, { status: ['draft'] })).split('\r\n')).toHaveLength(2);

  const mine = await open(admin, 'Email\nx@x.example');
  for (const other of [agent, await server.signInAs('expert', { orgId })])
    await expect(other.call(personImports.recent)).rejects.toMatchObject({ status: 403 });
  const elsewhere = await server.signInAs('administrator');
  await expect(elsewhere.call(personImports.get, { params: { id: mine.id } })).rejects.toMatchObject({
    status: 404,
  });
  const colleague = await server.signInAs('owner', { orgId });
  await expect(check(colleague, mine)).rejects.toMatchObject({ status: 404 });
  const { id } = await sendFile(server, admin, Buffer.from('Email\nx@x.example'), { purpose: 'csv' });
  await expect(elsewhere.call(personImports.open, { body: { upload_id: id } })).rejects.toMatchObject({
    status: 404,
  });
  await expect(admin.call(uploads.remove, { params: { id } })).resolves.toEqual({ removed: true });
});
