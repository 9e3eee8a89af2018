import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { strToU8 } from 'fflate';
import { people as calls, publicProfiles, type UploadPurpose } from '@rostrum/contracts';
import { personDocuments, personSuggestions } from '@rostrum/contracts/people';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type SignedInTester, type TestApp } from '../../../testing/build-test-app.ts';
import { docx, pdf } from '../../../testing/scenes/documents.ts';
import { sendFile } from '../../../testing/scenes/send-file.ts';
import { uploads } from '../../uploads/uploads.schema.ts';
import { people } from '../people.schema.ts';
import { answersOfSources } from '../suggestions/testing/answers-of-sources.ts';

let server: TestApp;
let dataDir: string;
/** Stands for two indexes of publications; Crossref is asked where nothing listens. */
const sources = createServer((request, response) => {
  const answer = answersOfSources(request.url ?? '');
  response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(answer ?? {}));
});
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'rostrum-documents-'));
  await new Promise<void>((resolve) => sources.listen(0, '127.0.0.1', resolve));
  const at = `http://127.0.0.1:${(sources.address() as AddressInfo).port}`;
  const asked = `orcid=${at}, openalex=${at}, crossref=http://127.0.0.1:1`;
  server = await buildTestApp({ environment: { ROSTRUM_DATA_DIR: dataDir, PUBLICATION_SOURCES: asked } });
});
afterAll(async () => {
  sources.close();
  await server[Symbol.asyncDispose]();
  await rm(dataDir, { recursive: true, force: true });
});

const purpose: UploadPurpose = 'document';
const send = (user: SignedInTester, bytes: Buffer, name = 'cv.pdf') =>
  sendFile(server, user, bytes, { purpose, name });

async function setOut(username: string) {
  const admin = await server.signInAs('administrator');
  const orgId = admin.orgId ?? '';
  const person = await server.given.person(orgId, { username });
  const expert = await server.signInAs('expert', { orgId, personId: person.id });
  const seeker = await server.signInAs('media');
  const params = { id: person.id };
  return {
    admin,
    expert,
    orgId,
    person,
    params,
    shown: async () => (await seeker.call(publicProfiles.person, { params: { username } })).documents,
    add: (user: SignedInTester, upload_id: string, kind: 'cv' | 'document' = 'cv') =>
      user.call(personDocuments.add, { params, body: { kind, title: 'Curriculum vitae', upload_id } }),
  };
}

test('a CV is for the team until what looks private in it was checked; then anybody downloads it', async () => {
  const { admin, expert, params, shown, add } = await setOut('maren-cv');
  const bytes = await pdf('Maren Hale\nMobile: +44 7700 900123\nDate of birth: 12 March 1974');
  const upload = await send(expert, bytes);
  const cv = await add(expert, upload.id);
  expect(cv).toMatchObject({ is_public: false, is_read: true, scan: 'not_scanned', size: bytes.length });
  expect(cv.findings.map(({ detail }) => detail)).toEqual(['phone', 'birth_date']);
  expect(await shown()).toEqual([]);

  // For whoever looks after the profile, by an address of a minute.
  const key = { ...params, document_id: cv.id };
  const { href } = await admin.call(personDocuments.open, { params: key });
  const opened = await server.app.inject(href);
  expect([opened.statusCode, opened.rawPayload.equals(bytes)]).toEqual([200, true]);
  const address = `/experts/maren-cv/documents/${cv.id}`;
  expect((await server.app.inject(address)).statusCode).toBe(404);

  const publish = (is_checked: boolean, version = cv.version) =>
    expert.call(personDocuments.change, {
      params: key,
      body: { title: 'CV of Maren Hale', is_public: true, is_checked, version },
    });
  await expect(publish(false)).rejects.toMatchObject({ envelope: { fields: [{ path: 'is_checked' }] } });
  const open = await publish(true);
  await expect(publish(true)).rejects.toMatchObject({ code: 'version_conflict' });
  expect(await shown()).toEqual([
    { title: 'CV of Maren Hale', kind: 'cv', href: address, size: bytes.length },
  ]);
  const got = await server.app.inject(address);
  expect(got.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(/^attachment; filename="cv\.pdf"/),
    'x-content-type-options': 'nosniff',
  });
  expect(got.rawPayload.equals(bytes)).toBe(true);
  const page = await server.app.inject('/experts/maren-cv');
  expect(page.body).toContain(address);

  // What hides the person hides their files at once.
  const set = (values: Partial<typeof people.$inferInsert>) =>
    server.db.update(people).set(values).where(eq(people.id, params.id));
  for (const [hidden, back] of [
    [{ safetyMode: true }, { safetyMode: false }],
    [{ status: 'unpublished' }, { status: 'published' }],
    [{ access: 'private' }, { access: 'public' }],
  ] as const) {
    await set(hidden);
    expect((await server.app.inject(address)).statusCode).toBe(404);
    await set(back);
  }
  expect((await server.app.inject(address)).statusCode).toBe(200);

  expect((await admin.call(calls.activity, { query: { what: 'edited' } })).items[0]).toMatchObject({
    verb: 'person.document',
    changes: expect.arrayContaining([expect.objectContaining({ field: 'public', after: 'yes' })]),
  });
  expect(open.version).toBe(cv.version + 1);
  await expert.call(personDocuments.remove, { params: key });
  expect((await server.app.inject(address)).statusCode).toBe(404);
  const [row] = await server.db.select().from(uploads).where(eq(uploads.id, upload.id));
  expect(row?.usedAt).toBeNull();
});

test('a Word document without private details is public at once, and a page without text has to be read by somebody', async () => {
  const { expert, params, add } = await setOut('word-cv');
  const plain = await add(expert, (await send(expert, docx('Studies coasts.'), 'list.docx')).id, 'document');
  expect(plain).toMatchObject({ name: 'list.docx', is_read: true, findings: [] });
  const publish = (document_id: string) =>
    expert.call(personDocuments.change, {
      params: { ...params, document_id },
      body: { title: 'Public', is_public: true, version: 1 },
    });
  expect((await publish(plain.id)).is_public).toBe(true);
  const scanned = await add(expert, (await send(expert, await pdf(''))).id);
  expect(scanned.is_read).toBe(false);
  await expect(publish(scanned.id)).rejects.toMatchObject({ envelope: { fields: [{ path: 'is_checked' }] } });
});

test.each([
  [
    'a PDF with a script',
    () =>
      pdf('Hello', (document) => {
        document.addNamedJavaScript('open', 'app.alert(1)');
      }),
    'active',
  ],
  [
    'a PDF that carries another file',
    () => pdf('Hello', (document) => document.file(Buffer.from('MZ'), { name: 'setup.exe' })),
    'active',
  ],
  [
    'a Word document with a macro',
    async () => docx('Hello', { 'word/vbaProject.bin': strToU8('x') }),
    'active',
  ],
  [
    'a page named like a PDF',
    async () => Buffer.from('<html><script>alert(1)</script></html>'),
    'wrong_type',
  ],
  ['a PDF that ends in the middle', async () => (await pdf('Hello')).subarray(0, 200), 'unreadable'],
  [
    'a picture',
    async () =>
      Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        'base64',
      ),
    'wrong_type',
  ],
])('%s is refused', async (_what, make, fault) => {
  const user = await server.signInAs('expert');
  expect(await send(user, await make())).toMatchObject({ state: 'refused', fault });
});

test('only who looks after a profile adds to it, from their own uploads, one CV, and staff none', async () => {
  const { expert, orgId, add } = await setOut('one-cv');
  const bytes = docx('Studies coasts.');
  const own = async (user: SignedInTester) => (await send(user, bytes, 'cv.docx')).id;
  const [first, second] = [await own(expert), await own(expert)];
  // Two at once: one of them is the CV.
  const both = await Promise.allSettled([add(expert, first), add(expert, second)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const used = both[0]?.status === 'fulfilled' ? first : second;
  await expect(add(expert, used, 'document')).rejects.toMatchObject({
    envelope: { fields: [{ path: 'upload_id' }] },
  });
  const colleague = await server.signInAs('expert', {
    orgId,
    personId: (await server.given.person(orgId, {})).id,
  });
  await expect(add(colleague, await own(colleague), 'document')).rejects.toMatchObject({ status: 404 });
  const admin = await server.signInAs('administrator', { orgId });
  await expect(add(admin, await own(colleague), 'document')).rejects.toMatchObject({
    envelope: { fields: [{ path: 'upload_id' }] },
  });
  const staff = await server.given.person(orgId, { kind: 'staff' });
  await expect(
    admin.call(personDocuments.add, {
      params: { id: staff.id },
      body: { kind: 'cv', title: 'CV', upload_id: await own(admin) },
    }),
  ).rejects.toMatchObject({ envelope: { fields: [{ path: 'kind' }] } });
});

test('the text of a CV becomes suggestions of what the profile does not have, and nothing is saved', async () => {
  const { expert, params, add } = await setOut('suggested-cv');
  await expert.call(calls.replaceSections, {
    params,
    body: {
      kind: 'language',
      version: 1,
      entries: [{ data: { code: 'fr', speak: 'fluent', interview: true } }],
    },
  });
  const words = [
    'Education',
    'PhD in Hydrology, University of Leeds, 2009',
    'Languages',
    'English (native)',
    'French',
  ];
  const cv = await add(expert, (await send(expert, await pdf(words.join('\n')))).id);
  const key = { ...params, document_id: cv.id };
  const read = await expert.call(personSuggestions.fromDocument, { params: key });
  expect(read).toEqual({
    known: 1,
    items: [
      {
        kind: 'section',
        section: 'education',
        data: { institution: 'University of Leeds', degree: 'PhD', major: 'Hydrology', year: 2009 },
        title: 'PhD, Hydrology',
        detail: 'University of Leeds, 2009',
      },
      {
        kind: 'section',
        section: 'language',
        data: { code: 'en', speak: 'native', interview: false },
        title: 'English',
        detail: 'native',
      },
    ],
  });
  const { sections } = await expert.call(calls.own);
  expect(sections.map(({ kind }) => kind)).toEqual(['language']);

  // A file of another profile is not there.
  const other = await setOut('other-cv');
  await expect(
    other.expert.call(personSuggestions.fromDocument, { params: { ...key, id: other.person.id } }),
  ).rejects.toMatchObject({ code: 'not_found' });
});

test('works of an ORCID iD come from all sources that answer, each once, without those the profile has', async () => {
  const { expert, admin, params } = await setOut('found-works');
  await admin.call(calls.replaceSections, {
    params,
    body: {
      kind: 'social',
      version: 1,
      entries: [{ data: { network: 'orcid', url: 'https://orcid.org/0000-0002-1825-0097' } }],
    },
  });
  expect(await expert.call(personSuggestions.sources, { params })).toEqual({
    publications: ['orcid', 'openalex', 'crossref'],
    orcid: '0000-0002-1825-0097',
  });
  const find = (orcid: string) => expert.call(personSuggestions.publications, { params, body: { orcid } });
  const { items, known, silent, incomplete } = await find('https://orcid.org/0000-0002-1825-0097');
  expect({ known, silent, incomplete }).toEqual({ known: 0, silent: ['crossref'], incomplete: 1 });
  expect(items.map(({ title, detail }) => [title, detail])).toEqual([
    ['Storm surges and sea walls', 'Journal of Coastal Research, 2021'],
    ['A river atlas', 'Harbour Press, 2014'],
  ]);
  expect(items[0]).toMatchObject({ data: { url: 'https://doi.org/10.1000/surge.1', kind: 'article' } });

  const [first] = items;
  if (first?.kind !== 'section' || first.section !== 'publication') throw new Error('No publication.');
  const { version } = await expert.call(calls.own);
  const data = { title: first.title, publisher: 'Journal', kind: 'article' as const, highlighted: false };
  await expert.call(calls.replaceSections, {
    params,
    body: { kind: 'publication', version, entries: [{ data }] },
  });
  expect(await find('0000-0002-1825-0097')).toMatchObject({ known: 1, items: [{ title: 'A river atlas' }] });
  // One digit is another person's, so an iD that does not add up is refused.
  await expect(find('0000-0002-1825-0098')).rejects.toMatchObject({
    envelope: { fields: [{ path: 'orcid' }] },
  });
});

test('a vCard suggests to the team what it keeps, and to a person only what is theirs to change', async () => {
  const { admin, expert, params } = await setOut('from-card');
  const vcard = 'BEGIN:VCARD\nVERSION:3.0\nTITLE:Reader in Hydrology\nCATEGORIES:Floods\nEND:VCARD';
  const read = (user: SignedInTester, text: string) =>
    user.call(personSuggestions.fromCard, { params, body: { vcard: text } });
  expect((await read(admin, vcard)).items.map(({ kind, title }) => [kind, title])).toEqual([
    ['field', 'Reader in Hydrology'],
    ['topic', 'Floods'],
  ]);
  expect((await read(expert, vcard)).items.map(({ kind }) => kind)).toEqual(['topic']);
  await expect(read(admin, 'Reader in Hydrology')).rejects.toMatchObject({
    envelope: { fields: [{ path: 'vcard' }] },
  });
});
