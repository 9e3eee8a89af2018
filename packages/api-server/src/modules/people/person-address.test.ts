import { bookmarks, people, publicProfiles } from '@rostrum/contracts';
import { personAddress } from '@rostrum/contracts/people';
import { column, guest, readRows, runAs } from '@rostrum/server-kit/database';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { formerUsernames } from './former-usernames.schema.ts';
import { people as peopleTable } from './people.schema.ts';
import { personOfUsername } from './person-address.repository.ts';

test('a renamed profile is found under every address it had, and nobody else gets one of them', async () => {
  await using server = await buildTestApp();
  const admin = await server.signInAs('administrator');
  const orgId = admin.orgId ?? '';
  const person = await server.given.person(orgId, { username: 'maren-hale', image: '/files/maren.webp' });
  const params = { id: person.id };
  const seeker = await server.signInAs('seeker');
  await seeker.call(bookmarks.add, { body: { bookmark: { username: 'maren-hale' } } });
  const rename = (version: number, username: string, id = person.id) =>
    admin.call(personAddress.rename, { params: { id }, body: { version, username } });
  const get = (url: string, headers = {}) => server.app.inject({ url, headers });

  expect(await rename(1, 'Maren-Okonjo')).toMatchObject({ username: 'maren-okonjo', version: 2 });
  await rename(2, 'maren');
  expect(await admin.call(personAddress.get, { params })).toMatchObject({
    username: 'maren',
    former: [{ href: '/experts/maren-okonjo' }, { href: '/experts/maren-hale' }],
  });
  expect((await admin.call(people.activity)).items[0]).toMatchObject({
    verb: 'person.renamed',
    changes: [{ field: 'address', before: '/experts/maren-okonjo', after: '/experts/maren' }],
  });

  // The page, its Markdown, its picture and its form, also under the other kind and in capitals.
  for (const [from, to, headers] of [
    ['/experts/maren-hale', '/experts/maren'],
    ['/experts/MAREN-okonjo', '/experts/maren'],
    ['/staff/maren-hale', '/experts/maren'],
    ['/experts/maren-hale', '/experts/maren', { accept: 'text/markdown' }],
    ['/experts/maren-hale/preview.png', '/experts/maren/preview.png'],
    ['/experts/maren-hale/inquiry?type=2', '/experts/maren/inquiry?type=2'],
  ] as const) {
    const moved = await get(from, headers);
    expect([from, moved.statusCode, moved.headers.location]).toEqual([from, 301, to]);
  }
  expect((await get('/experts/Maren')).headers.location).toBeUndefined();
  expect(await seeker.call(publicProfiles.person, { params: { username: 'maren-hale' } })).toMatchObject({
    username: 'maren',
  });
  expect((await seeker.call(bookmarks.list)).bookmarks).toMatchObject([{ username: 'maren' }]);
  await seeker.call(bookmarks.add, { body: { bookmark: { username: 'maren-hale' } } });
  expect((await seeker.call(bookmarks.list)).total).toBe(1);

  // Nobody else gets a former name: by hand, by rename, in another organisation, or past the service.
  const foreign = await server.signInAs('administrator');
  const words = { kind: 'expert', lastname: 'Hale', job_title: 'Reader', email: 'm@hale.example' } as const;
  const create = (username?: string) =>
    foreign.call(people.create, { body: { ...words, firstname: 'Maren', ...(username && { username }) } });
  await expect(create('maren-hale')).rejects.toMatchObject({ status: 409, code: 'already_exists' });
  expect((await create()).username).toBe('maren-hale-2');
  const other = await server.given.person(orgId, { username: 'someone' });
  await expect(rename(1, 'maren-okonjo', other.id)).rejects.toMatchObject({
    status: 409,
    envelope: { fields: [{ path: 'username', code: 'taken' }] },
  });
  await expect(
    server.db.update(peopleTable).set({ username: 'maren-hale' }).where(undefined),
  ).rejects.toMatchObject({ cause: { constraint: expect.stringContaining('username') } });

  // Back again, to an address of their own; and taken offline, every address says so.
  expect(await rename(3, 'maren-hale')).toMatchObject({ username: 'maren-hale' });
  expect((await get('/experts/maren')).headers.location).toBe('/experts/maren-hale');
  expect((await get('/experts/maren-hale')).headers.location).toBeUndefined();
  await admin.call(people.move, { params, body: { status: 'archived' } });
  await expect(seeker.call(publicProfiles.person, { params: { username: 'maren' } })).rejects.toMatchObject({
    code: 'gone',
  });

  // An agent changes words, not addresses.
  const agent = await server.signInAs('agent', { orgId, scopes: { departments: [], tags: [] } });
  await expect(
    agent.call(personAddress.rename, { params, body: { version: 5, username: 'else' } }),
  ).rejects.toMatchObject({ status: 403 });
});

test('a new address is plain in any script, and an address is found with and without its accents', async () => {
  await using server = await buildTestApp();
  const admin = await server.signInAs('administrator');
  const orgId = admin.orgId ?? '';
  const words = { kind: 'expert', job_title: 'Reader', email: 'reader@northmere.example' } as const;
  const create = async (firstname: string, lastname: string) =>
    (await admin.call(people.create, { body: { ...words, firstname, lastname } })).username;
  expect(await create('Zoë', 'O’Hāra')).toBe('zoe-ohara');
  expect(await create('小明', '王')).toBe('xiao-ming-wang');
  expect(await create('Søren', 'Łącki-Þór')).toBe('soren-lacki-thor');

  for (const username of ['zoë-łącki', 'ana-muller', 'jürgen-x', 'jurgén-x'])
    await server.given.person(orgId, { username });
  const visit = async (username: string) => {
    const { headers } = await server.app.inject({ url: `/experts/${encodeURIComponent(username)}` });
    return headers.location;
  };
  expect(await visit('zoe-lacki')).toBe(`/experts/${encodeURIComponent('zoë-łącki')}`);
  expect(await visit('zoë-łącki')).toBeUndefined();
  expect(await visit('aña-müller')).toBe('/experts/ana-muller');
  // Two profiles read the same: neither is the one that was meant.
  expect(await visit('jurgen-x')).toBeUndefined();
});

test('the address of a profile is found without reading the whole table', async () => {
  await using server = await buildTestApp({ worksJobs: false });
  const { id: orgId } = await server.given.organisation();
  const person = await server.given.person(orgId, { username: 'maren-hale' });
  await server.given.person(orgId, { username: 'zoë-côté' });
  await server.db.insert(formerUsernames).values({ username: 'maren', orgId, personId: person.id });
  await server.database.pool.query(
    `INSERT INTO people (id, org_id, username, kind, firstname, lastname, job_title, email, status, access)
     SELECT gen_random_uuid(), $1, 'other-' || n, 'expert', 'Other', 'Person', 'Staff', n || '@example.org', 'published', 'public'
     FROM generate_series(1, 2000) AS n`,
    [orgId],
  );
  await server.database.pool.query('ANALYZE people');
  const [{ pages = 0 } = {}] = await readRows(
    server.db,
    { pages: column.number },
    sql`SELECT relpages AS pages FROM pg_class WHERE oid = 'people'::regclass`,
  );
  for (const asked of ['maren-hale', 'maren', 'zoe-cote', 'nobody-of-that-name', `${'x'.repeat(300)}é`]) {
    const explain = () =>
      runAs(guest, () =>
        server.db.execute<{ 'QUERY PLAN': string }>(
          sql`EXPLAIN (ANALYZE, BUFFERS) SELECT 1 FROM people p WHERE p.id = ${personOfUsername(asked)}`,
        ),
      );
    // The first run of a connection reads catalogues as well.
    await explain();
    const { rows } = await explain();
    // The first line of buffers counts those of every step and of the function.
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(Number(/Buffers: shared hit=(\d+)/.exec(plan)?.[1])).toBeLessThan(pages / 2);
  }
});
