import { access, activity } from '@rostrum/contracts';
import { directoryApi } from '@rostrum/contracts/directory-api';
import { apiKeys, keyScopes } from '@rostrum/contracts/settings';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { people } from '../people/index.ts';

const day = 86_400_000;

/** Reads an address with a key, as a program does. */
const readerOf =
  (server: TestApp, key: string) =>
  async (url: string, headers: Record<string, string> = {}) => {
    const response = await server.app.inject({
      url,
      headers: { authorization: `Bearer ${key}`, ...headers },
    });
    return {
      status: response.statusCode,
      etag: String(response.headers.etag),
      text: response.body,
      body: response.body === '' ? null : response.json(),
    };
  };

test('a key reads what its organisation publishes, page by page, and nothing else', async () => {
  let now = Date.now();
  await using server = await buildTestApp({ worksJobs: false, clock: () => new Date(now) });
  const admin = await server.signInAs('administrator');
  const orgId = admin.orgId ?? '';
  const { item, key } = await admin.call(apiKeys.add, {
    body: { name: 'Faculty website', scopes: [...keyScopes], days: 30 },
  });
  expect(key.startsWith(item.prefix)).toBe(true);
  expect(JSON.stringify(await admin.call(apiKeys.list))).not.toContain(key);

  const shown = [];
  for (let count = 0; count < 3; count += 1)
    shown.push(
      await server.given.person(orgId, { status: 'published', access: 'public', topics: ['Tides'] }),
    );
  const unlisted = await server.given.person(orgId, { status: 'published', access: 'unlisted' });
  const threatened = await server.given.person(orgId, { status: 'published', access: 'public' });
  await server.db.update(people).set({ safetyMode: true }).where(eq(people.id, threatened.id));
  await server.given.person(orgId, { status: 'draft', access: 'public' });
  const stranger = await server.given.organisation();
  const foreign = await server.given.person(stranger.id, { status: 'published', access: 'public' });
  const post = await server.given.post(orgId, { status: 'published', access: 'public', title: 'High water' });
  await server.given.post(orgId, { status: 'draft', title: 'Not yet' });
  await server.given.question(orgId, { text: 'Nobody answered this?' });

  const read = readerOf(server, key);
  const names: string[] = [];
  let cursor: string | null = '';
  for (let pages = 0; cursor !== null && pages < 9; pages += 1) {
    const page: Awaited<ReturnType<typeof read>> = await read(
      `/api/v1/people?limit=2${cursor === '' ? '' : `&cursor=${cursor}`}`,
    );
    expect(page.status).toBe(200);
    const data = directoryApi.people.response.parse(page.body.data);
    names.push(...data.items.map(({ username }) => username));
    cursor = data.next;
  }
  expect(names).toEqual(shown.map(({ username }) => username));
  expect((await read('/api/v1/people?topic=Volcanoes')).body.data.items).toEqual([]);
  const first = await read(`/api/v1/people/${shown[0]?.username}`);
  expect(first.body.data.url).toBe(`${server.config.publicUrl}/experts/${shown[0]?.username}`);
  expect((await read(`/api/v1/people/${foreign.username}`)).status).toBe(404);
  expect((await read(`/api/v1/people/${unlisted.username}`)).status).toBe(404);
  expect((await read(`/api/v1/people/${threatened.username}`)).status).toBe(404);
  expect((await read('/api/v1/people?cursor=nonsense')).body.error.fields[0].path).toBe('cursor');
  expect((await read('/api/v1/posts')).body.data.items).toMatchObject([
    { title: 'High water', slug: post.slug },
  ]);
  expect((await read(`/api/v1/posts/${post.slug}`)).body.data).toMatchObject({ title: 'High water' });
  expect((await read('/api/v1/questions')).body.data).toEqual({ items: [], next: null });
  expect((await read('/api/v1/organisation')).status).toBe(200);

  // Who asks again with what they know is told that nothing changed.
  const known = { 'if-none-match': first.etag };
  expect(await read(`/api/v1/people/${shown[0]?.username}`, known)).toMatchObject({ status: 304, text: '' });

  expect((await admin.call(apiKeys.list)).items).toMatchObject([{ last_used_at: expect.any(String) }]);
  now += 31 * day;
  expect((await read('/api/v1/people')).status).toBe(401);
});

test('a key that lacks a scope, is revoked, belongs to a private directory, or is no key is refused', async () => {
  await using server = await buildTestApp({ worksJobs: false });
  const admin = await server.signInAs('administrator');
  const orgId = admin.orgId ?? '';
  const add = (name: string) =>
    admin.call(apiKeys.add, { body: { name, scopes: ['posts.read' as const], days: 365 } });
  const { item, key } = await add('Newsletter');
  const read = readerOf(server, key);
  expect((await read('/api/v1/posts')).status).toBe(200);
  const refused = await read('/api/v1/people');
  expect(refused.status).toBe(403);
  expect(refused.body.error.message).toContain('“Newsletter” may not read people');
  expect((await readerOf(server, admin.token)('/api/v1/posts')).status).toBe(401);
  expect((await readerOf(server, `${key}x`)('/api/v1/posts')).status).toBe(401);
  // It opens nothing of the dashboard.
  expect((await read(`/app/integrations/${admin.identifier}/keys`)).status).toBe(401);

  const another = await server.signInAs('administrator');
  const agent = await server.signInAs('agent', { orgId });
  await expect(another.call(apiKeys.revoke, { params: { id: item.id } })).rejects.toMatchObject({
    status: 404,
  });
  await expect(agent.call(apiKeys.list)).rejects.toMatchObject({ status: 403 });
  expect((await read('/api/v1/posts')).status).toBe(200);
  await server.database.pool.query("update organisations set directory_access = 'private' where id = $1", [
    orgId,
  ]);
  expect((await read('/api/v1/posts')).status).toBe(403);
  await server.database.pool.query("update organisations set directory_access = 'public' where id = $1", [
    orgId,
  ]);

  await admin.call(apiKeys.revoke, { params: { id: item.id } });
  expect((await read('/api/v1/posts')).status).toBe(401);
  expect(
    (await admin.call(activity.list, { query: { page_size: 2 } })).items.map(({ verb }) => verb),
  ).toEqual(['api_key.revoked', 'api_key.created']);

  for (let count = 0; count < 20; count += 1) await add(`Key ${count}`);
  await expect(add('One too many')).rejects.toMatchObject({ status: 422 });
});

test('a client trades its secret for a token of an hour; a personal key leaves with its member', async () => {
  let now = Date.now();
  await using server = await buildTestApp({ worksJobs: false, clock: () => new Date(now) });
  const admin = await server.signInAs('administrator');
  const orgId = admin.orgId ?? '';
  const scopes = ['people.read' as const, 'posts.read' as const];
  const { item, key: secret } = await admin.call(apiKeys.add, {
    body: { name: 'Website sync', kind: 'client', scopes, days: 365 },
  });
  const clientId = item.client_id ?? '';
  const ask = async (fields: Record<string, string>, headers: Record<string, string> = {}) => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/oauth/token',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams(fields).toString(),
    });
    return { status: response.statusCode, headers: response.headers, body: response.json() };
  };
  const grant = { grant_type: 'client_credentials' };
  const basic = { authorization: `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}` };
  const given = await ask(grant, basic);
  expect(given).toMatchObject({
    status: 200,
    headers: { 'cache-control': expect.stringContaining('no-store') },
    body: { token_type: 'Bearer', expires_in: 3600, scope: 'people.read posts.read' },
  });
  expect((await readerOf(server, given.body.access_token)('/api/v1/people')).status).toBe(200);
  // The secret itself reads nothing, and a token may be given for less.
  expect((await readerOf(server, secret)('/api/v1/people')).status).toBe(401);
  const less = await ask({ ...grant, client_id: clientId, client_secret: secret, scope: 'posts.read' });
  expect((await readerOf(server, less.body.access_token)('/api/v1/people')).status).toBe(403);
  for (const [fields, headers, status, error] of [
    [{ grant_type: 'password' }, basic, 400, 'unsupported_grant_type'],
    [{}, basic, 400, 'invalid_request'],
    [{ ...grant, scope: 'members.provision' }, basic, 400, 'invalid_scope'],
    [{ ...grant, client_id: clientId, client_secret: 'wrong' }, {}, 401, 'invalid_client'],
    [grant, {}, 401, 'invalid_client'],
  ] as const)
    expect(await ask(fields, headers)).toMatchObject({ status, body: { error } });
  const fresh = await ask(grant, basic);
  const { key: next } = await admin.call(apiKeys.rotate, { params: { id: item.id } });
  expect((await readerOf(server, fresh.body.access_token)('/api/v1/posts')).status).toBe(401);
  expect((await ask(grant, basic)).status).toBe(401);
  const renewed = await ask({ ...grant, client_id: clientId, client_secret: next });
  await admin.call(apiKeys.revoke, { params: { id: item.id } });
  expect((await readerOf(server, renewed.body.access_token)('/api/v1/posts')).status).toBe(401);

  const colleague = await server.signInAs('administrator', { orgId });
  const personal = await colleague.call(apiKeys.add, {
    body: { name: 'My notebook', kind: 'personal', scopes: ['posts.read'], days: 30 },
  });
  expect(personal.item).toMatchObject({ kind: 'personal', belongs_to: personal.item.made_by });
  await expect(
    colleague.call(apiKeys.add, {
      body: { name: 'x', kind: 'personal', scopes: ['members.provision'], days: 30 },
    }),
  ).rejects.toMatchObject({ status: 422 });
  expect((await readerOf(server, personal.key)('/api/v1/posts')).status).toBe(200);
  await admin.call(access.removeMember, { params: { id: colleague.userId } });
  expect((await readerOf(server, personal.key)('/api/v1/posts')).status).toBe(401);
  expect((await admin.call(apiKeys.list)).items).toEqual([]);

  const last = await admin.call(apiKeys.add, { body: { name: 'Nightly', kind: 'client', scopes, days: 30 } });
  const hourly = await ask({ ...grant, client_id: last.item.client_id ?? '', client_secret: last.key });
  expect((await readerOf(server, hourly.body.access_token)('/api/v1/posts')).status).toBe(200);
  now += 3_600_000;
  expect((await readerOf(server, hourly.body.access_token)('/api/v1/posts')).status).toBe(401);
});
