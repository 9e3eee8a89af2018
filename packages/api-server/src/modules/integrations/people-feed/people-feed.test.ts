import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { people } from '@rostrum/contracts';
import { peopleFeeds, type FeedRun } from '@rostrum/contracts/settings';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { people as peopleTable } from '../../people/index.ts';

/** An HR system that gives out a file. */
async function serveFile() {
  const file = { status: 200, text: '' };
  const server = createServer((_request, response) => response.writeHead(file.status).end(file.text));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return Object.assign(file, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/people.csv?token=secret`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  });
}

const head = 'First name,Last name,Email,Job title,Cost centre';
const rowsOf = (...numbers: number[]) =>
  [head, ...numbers.map((number) => `Ada,Nr${number},ada${number}@north.example,Lecturer,77`)].join('\n');

test('the HR feed adds and changes people, locks what it sets, and takes leavers offline', async () => {
  await using file = await serveFile();
  await using server = await buildTestApp();
  const admin = await server.signInAs('administrator');
  const orgId = admin.orgId ?? '';
  const known = await server.given.person(orgId, {
    email: 'ada1@north.example',
    firstname: 'Ada',
    lastname: 'Nr1',
    jobTitle: 'Student',
    image: '/x.jpg',
  });

  for (const url of ['https://169.254.169.254/people.csv', 'http://example.org/x.csv', 'nowhere'])
    await expect(
      admin.call(peopleFeeds.save, { body: { url, unpublishes_leavers: true } }),
    ).rejects.toMatchObject({ status: 422 });
  const agent = await server.signInAs('agent', { orgId });
  await expect(agent.call(peopleFeeds.get)).rejects.toMatchObject({ status: 403 });

  // A check says what a run would do, and does nothing.
  file.text = `${rowsOf(1, 2)}\nBob,Wrong,no address,Lecturer,78`;
  expect(await admin.call(peopleFeeds.check, { body: { url: file.url } })).toMatchObject({
    rows: 3,
    added: 1,
    changed: 1,
    wrong: 1,
    problems: [expect.stringContaining('Row 4')],
    columns: [
      { field: 'First name' },
      { field: 'Last name' },
      { field: 'Email' },
      { field: 'Job title' },
      { name: 'Cost centre', field: null },
    ],
  });
  expect((await admin.call(peopleFeeds.get)).feed).toBeNull();

  const saved = await admin.call(peopleFeeds.save, { body: { url: file.url, unpublishes_leavers: true } });
  expect(saved.url).toBe(`${new URL(file.url).origin}/…`);
  let former: string | undefined;
  const run = async (body = {}): Promise<FeedRun> => {
    await admin.call(peopleFeeds.run, { body });
    let last: FeedRun | null | undefined;
    await expect
      .poll(
        async () => {
          last = (await admin.call(peopleFeeds.get)).feed?.last_run;
          return last?.at;
        },
        { timeout: 20_000 },
      )
      .not.toBe(former);
    former = last?.at;
    if (!last) throw new Error('The run left nothing.');
    return last;
  };
  const statusOf = async (email: string) =>
    (await server.db.select().from(peopleTable).where(eq(peopleTable.email, email)))[0]?.status;

  file.text = rowsOf(1, 2, 3, 4, 5, 6, 7, 8);
  expect(await run()).toMatchObject({ rows: 8, added: 7, changed: 1, error: null, unpublished: 0 });
  expect((await admin.call(peopleFeeds.get)).feed).toMatchObject({ people: 8 });
  const detail = await admin.call(people.get, { params: { id: known.id } });
  expect(detail.job_title).toBe('Lecturer');
  // What the feed sets is changed there; everything else here.
  const update = (body: object) =>
    admin.call(people.update, { params: { id: known.id }, body: { version: detail.version, ...body } });
  await expect(update({ job_title: 'Professor' })).rejects.toMatchObject({
    status: 422,
    envelope: { fields: [{ path: 'job_title', code: 'locked' }] },
  });
  await expect(update({ headline: 'Reads the tides' })).resolves.toMatchObject({
    headline: 'Reads the tides',
  });

  // A leaver goes offline; a file that lost most people stops before it takes anybody along.
  file.text = rowsOf(2, 3, 4, 5, 6, 7, 8);
  expect(await run()).toMatchObject({ unchanged: 7, missing: 1, unpublished: 1, note: null });
  expect(await statusOf('ada1@north.example')).toBe('unpublished');
  await server.db
    .update(peopleTable)
    .set({ status: 'published' })
    .where(eq(peopleTable.email, 'ada2@north.example'));
  file.text = rowsOf(8);
  expect(await run()).toMatchObject({ missing: 6, unpublished: 0, note: expect.stringContaining('6 of 7') });
  expect(await statusOf('ada2@north.example')).toBe('published');
  // A row that names no one may be about anyone.
  file.text = `${rowsOf(8)}\nEve,Unknown,,Lecturer,1`;
  expect(await run({ accepts_leavers: true })).toMatchObject({ unpublished: 0, note: expect.any(String) });
  file.text = rowsOf(8);
  expect(await run({ accepts_leavers: true })).toMatchObject({ missing: 6, unpublished: 1 });

  // Files that are none, and servers that refuse, change nothing and say why.
  file.text = head;
  expect((await run()).error).toContain('no rows');
  file.text = 'a,b\n1,2';
  expect((await run()).error).toContain('Email or Username');
  file.status = 503;
  expect((await run()).error).toContain('503');
  expect((await admin.call(peopleFeeds.get)).feed).toMatchObject({ people: 1 });
  await admin.call(peopleFeeds.remove);
  expect((await admin.call(peopleFeeds.get)).feed).toBeNull();
});
