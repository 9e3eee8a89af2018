import { embeds } from '@rostrum/contracts';
import { embedContent, embedScriptPaths, savedEmbeds, wordpressPluginPath } from '@rostrum/contracts/builder';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { settings } from './testing/embed-settings.ts';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server[Symbol.asyncDispose]());

async function setUp() {
  const { id, companyUsername: company_username } = await server.given.organisation();
  await server.given.person(id, { lastname: 'Wave', department: 'Oceans', topics: ['Surge', 'Ice'] });
  await server.given.person(id, { lastname: 'Floe', department: 'Polar', topics: ['Ice'] });
  await server.given.person(id, { lastname: 'Code', department: 'Law', topics: ['Ports'] });
  await server.given.person(id, { status: 'draft', department: 'Secret', topics: ['Ice', 'Unheard'] });
  const admin = await server.signInAs('administrator', { orgId: id });
  return { admin, orgId: id, company_username, params: { company_username } };
}
const surnames = (items: readonly { name: string }[]) => items.map(({ name }) => name.split(' ').at(-1));

test('readers choose within what the embed shows, and only by what it lets them', async () => {
  const { admin, params } = await setUp();
  const ask = (query: Record<string, unknown>) =>
    server.call(embeds.directory, { params, query: query as never });
  expect(await ask({})).not.toHaveProperty('choices');
  const offered = await ask({ topic: 'Ice', filters: ['expertise', 'department'] });
  expect(offered.choices).toEqual({ expertise: ['Ice', 'Surge'], department: ['Oceans', 'Polar'] });
  const chosen = { topic: 'Ice', chosen_topic: 'Surge' };
  expect(surnames((await ask({ ...chosen, filters: ['expertise'] })).items)).toEqual(['Wave']);
  expect((await ask(chosen)).total).toBe(2);
  expect((await ask({ topic: 'Ice', chosen_department: 'Law', filters: ['department'] })).total).toBe(0);

  const save = (change: object) =>
    admin.call(savedEmbeds.create, {
      body: {
        name: 'Polar desk',
        kind: 'directory',
        settings: { ...settings, page_size: 12, topic: 'Ice', sort: 'name', ...change },
      },
    });
  const open = await save({ filters: ['department', 'order'] });
  const show = (id: string, query: object) =>
    server.call(savedEmbeds.show, { params: { id }, query: query as never });
  expect(surnames((await show(open.id, {})).items)).toEqual(['Floe', 'Wave']);
  expect(surnames((await show(open.id, { sort: 'newest' })).items)).toHaveLength(2);
  expect(surnames((await show(open.id, { chosen_department: 'Oceans' })).items)).toEqual(['Wave']);
  // By expertise it lets no one choose.
  expect((await show(open.id, { chosen_topic: 'Surge' })).total).toBe(2);
  const closed = await save({});
  expect((await show(closed.id, { chosen_department: 'Oceans', sort: 'newest' })).total).toBe(2);
});

test('an embed that is not counted leaves no trace in its links, and says its days in its language', async () => {
  const { orgId, params } = await setUp();
  await server.given.post(orgId, {
    status: 'published',
    access: 'public',
    publishedAt: new Date('2026-03-03T12:00:00Z'),
  });
  const ask = async (query: object) => {
    const { items } = await server.call(embedContent.show, {
      params,
      query: { kind: 'posts', ...query } as never,
    });
    return items.map(({ href, day }) => [href.includes('#via=embed'), day]);
  };
  expect(await ask({})).toEqual([[true, '3 March 2026']]);
  expect(await ask({ language: 'fr', analytics: 'false' })).toEqual([[false, '3 mars 2026']]);
  const address = `/embed/page/${params.company_username}?kind=directory&language=es&powered_by=true`;
  const { body } = await server.app.inject(address);
  expect(body).toContain('<html lang="es">');
  expect(body).toContain('Con tecnología de Rostrum</a>');
  expect((await server.app.inject(address.replace('&powered_by=true', ''))).body).not.toContain(
    'Rostrum</a>',
  );
});

test('several saved embeds are paused, resumed and deleted at once; those of others are not among them', async () => {
  const { admin } = await setUp();
  const stranger = await setUp();
  const save = (by: typeof admin) =>
    by.call(savedEmbeds.create, { body: { name: 'One', kind: 'directory', settings } });
  const [one, two] = [await save(admin), await save(admin)];
  const foreign = await save(stranger.admin);
  const ids = [one.id, two.id, foreign.id];
  await admin.call(savedEmbeds.change, { params: { id: two.id }, body: { version: 1, status: 'paused' } });
  const set = (status: 'active' | 'paused') => admin.call(savedEmbeds.setStatus, { body: { ids, status } });
  expect((await set('paused')).changed).toEqual([one.id]);
  expect((await server.call(savedEmbeds.show, { params: { id: one.id } })).status).toBe('paused');
  expect((await server.call(savedEmbeds.show, { params: { id: foreign.id } })).status).toBe('active');
  expect(new Set((await set('active')).changed)).toEqual(new Set([one.id, two.id]));
  const { deleted } = await admin.call(savedEmbeds.removeSeveral, { body: { ids } });
  expect(new Set(deleted)).toEqual(new Set([one.id, two.id]));
  await expect(server.call(savedEmbeds.show, { params: { id: one.id } })).rejects.toMatchObject({
    status: 404,
  });
  expect((await stranger.admin.call(savedEmbeds.list)).total).toBe(1);
});

test('what is kept is written once: the same bytes and ETag, and 304 to who has them', async () => {
  const { params } = await setUp();
  const ask = (headers: Record<string, string> = {}) =>
    server.app.inject({ url: `/embed/directory/${params.company_username}.json`, headers });
  const first = await ask();
  const etag = String(first.headers['etag']);
  // Two servers write the same.
  for (let times = 0; times < 3; times += 1) expect((await ask()).headers['etag']).toBe(etag);
  const known = await ask({ 'if-none-match': etag });
  expect([known.statusCode, known.body]).toEqual([304, '']);
  expect(first.headers).toMatchObject({ 'cache-control': 'public, max-age=60' });
});

test('the plug-in for WordPress loads the script at its address with a number', async () => {
  const { statusCode, rawPayload, headers } = await server.app.inject(wordpressPluginPath);
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/zip']);
  const files = unzipSync(new Uint8Array(rawPayload));
  expect(Object.keys(files)).toEqual(['rostrum/rostrum.php']);
  const plugin = strFromU8(files['rostrum/rostrum.php'] ?? new Uint8Array());
  expect(plugin).toContain(`esc_url( '${server.config.publicUrl}/embed/v1/rostrum.js' )`);
  expect(plugin).toContain("add_shortcode( 'rostrum', 'rostrum_shortcode' )");
  expect(embedScriptPaths).toContain('/embed/rostrum.js');
});
