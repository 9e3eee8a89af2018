import { inquiries } from '@rostrum/contracts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type SignedInTester, type TestApp } from '../../testing/build-test-app.ts';
import { sendGuestFile } from '../../testing/scenes/send-file.ts';

let server: TestApp;
let administrator: SignedInTester;
const folder = mkdtempSync(path.join(tmpdir(), 'rostrum-form-files-'));
const now = new Date('2026-11-19T10:12:00Z');

beforeAll(async () => {
  server = await buildTestApp({ clock: () => now, environment: { ROSTRUM_DATA_DIR: folder } });
  const org = await server.given.organisation({ companyUsername: 'northmere' });
  await server.given.person(org.id, { username: 'maren', firstname: 'Maren', lastname: 'Hale' });
  administrator = await server.signInAs('administrator', { orgId: org.id });
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true, force: true });
});

let count = 0;
const filled = () => {
  count += 1;
  return {
    type: '5',
    deadline: 'none',
    message: `Does the barrier hold at a surge of ${String(count)} metres?`,
    firstname: 'Callum',
    lastname: 'Reyes',
    email: `callum${String(count)}@meridian.example`,
    country: 'GB',
    consent: 'yes',
  };
};
const pdf = (name: string) => new File(['%PDF-1.7\n%âãÏÓ of the barrier'], name);

async function post(values: Record<string, string>, files: readonly File[], url = '/experts/maren/inquiry') {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, value);
  for (const file of files) form.append('files', file);
  const body = new Response(form);
  return server.app.inject({
    method: 'POST',
    url,
    headers: {
      'content-type': body.headers.get('content-type') ?? '',
      origin: new URL(server.config.publicUrl).origin,
    },
    payload: Buffer.from(await body.arrayBuffer()),
  });
}

async function namesAttachedTo(message: string): Promise<string[] | undefined> {
  const { items } = await administrator.call(inquiries.list, { query: { page_size: 100 } });
  const details = await Promise.all(
    items.map(({ id }) => administrator.call(inquiries.get, { params: { id } })),
  );
  return details
    .find(({ messages }) => messages[0]?.body === message)
    ?.messages[0]?.attachments.map(({ name }) => name);
}

/** File fields that the drawn form would send again. */
const filesIn = (body: string): Record<string, string> => ({
  files_key: /name="files_key" value="([^"]*)"/.exec(body)?.[1] ?? '',
  ...Object.fromEntries(
    [...body.matchAll(/name="(file\.[^"]*)" value="yes" checked/g)].map(([, name = '']) => [name, 'yes']),
  ),
});

test.each(['/experts/maren/inquiry', '/embed/page/northmere/inquiry'])(
  'takes files with a form that is sent without script to %s',
  async (url) => {
    const { body: form } = await server.app.inject(`${url}?type=5`);
    expect(form).toContain('enctype="multipart/form-data"');
    expect(form).toContain('<input type="file" id="f-attachments" name="files" multiple');
    const values = filled();
    const sent = await post(values, [pdf('study.pdf'), pdf('../map.pdf')], url);
    expect(sent.body).toContain('Your reference is');
    expect(await namesAttachedTo(values.message)).toEqual(['study.pdf', 'map.pdf']);
    const without = filled();
    expect((await post(without, [], url)).statusCode).toBe(200);
    expect(await namesAttachedTo(without.message)).toEqual([]);
  },
);

test('says which file is refused and why, and keeps the others and what was typed', async () => {
  const values = filled();
  const large = new File([Buffer.alloc(20_971_521)], 'film.mov');
  const page = new File(['<html><script/>'], 'page.pdf');
  const refused = await post(values, [pdf('study.pdf'), large, page, new File([], 'empty.txt')]);
  expect(refused.statusCode).toBe(422);
  expect(refused.body).toContain('3 things to fix');
  expect(refused.body).toContain('“film.mov”: The file is empty or larger than 20 MB.');
  expect(refused.body).toContain('“page.pdf”: This kind of file is not taken.');
  expect(refused.body).toContain('“empty.txt”: The file is empty');
  expect(refused.body).toContain('<details open><summary>Add details');
  expect(refused.body).toContain(values.message);
  expect(await namesAttachedTo(values.message)).toBeUndefined();
  const kept = filesIn(refused.body);
  expect(Object.keys(kept)).toHaveLength(2);
  // A further fault in the text keeps them as well.
  const again = await post({ ...values, ...kept, firstname: '' }, [pdf('map.pdf')]);
  expect(again.statusCode).toBe(422);
  expect(again.body).toMatch(/study\.pdf<\/bdi>/);
  const sent = await post({ ...values, ...filesIn(again.body) }, []);
  expect(sent.body).toContain('Your reference is');
  expect(await namesAttachedTo(values.message)).toEqual(['study.pdf', 'map.pdf']);
});

test('leaves out a file whose box was cleared, and those beyond five', async () => {
  const values = filled();
  const refused = await post(
    values,
    Array.from({ length: 6 }, (_, number) => pdf(`${String(number)}.pdf`)),
  );
  expect(refused.body).toContain('“5.pdf”: A message takes up to 5 files.');
  const kept = filesIn(refused.body);
  const [key, , ...others] = Object.entries(kept);
  const sent = await post({ ...values, ...Object.fromEntries([key ?? ['', ''], ...others]) }, []);
  expect(sent.body).toContain('Your reference is');
  expect(await namesAttachedTo(values.message)).toEqual(['1.pdf', '2.pdf', '3.pdf', '4.pdf']);
});

test('takes files that a script uploaded before, under their key alone', async () => {
  const key = 'k'.repeat(43);
  const { id } = await sendGuestFile(server, {
    key,
    name: 'study.pdf',
    bytes: Buffer.from('%PDF-1.7\n%âãÏÓ'),
  });
  const values = filled();
  const foreign = await post({ ...values, files_key: 'o'.repeat(43), [`file.${id}`]: 'yes' }, []);
  expect(foreign.statusCode).toBe(422);
  expect(foreign.body).toContain('One of the files is not there any more.');
  const sent = await server.app.inject({
    method: 'POST',
    url: '/experts/maren/inquiry',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ ...values, files_key: key, [`file.${id}`]: 'yes' }).toString(),
  });
  expect(sent.body).toContain('Your reference is');
  expect(await namesAttachedTo(values.message)).toEqual(['study.pdf']);
});

test('a form that breaks off or has too much text is refused', async () => {
  const broken = await server.app.inject({
    method: 'POST',
    url: '/experts/maren/inquiry',
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    payload: '--b\r\nContent-Disposition: form-data; name="type"\r\n\r\n5',
  });
  expect(broken.statusCode).toBe(422);
  expect((await post({ ...filled(), message: 'x'.repeat(70_000) }, [])).statusCode).toBe(413);
});
