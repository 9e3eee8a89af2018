import { activity, embeds } from '@rostrum/contracts';
import { embedDefaults, savedEmbeds, type EmbedSettings } from '@rostrum/contracts/builder';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server[Symbol.asyncDispose]());

const settings: EmbedSettings = {
  page_size: 1,
  content: ['title'],
  layout: 'list',
  hide_search: true,
  colour: '#12181B',
  link_colour: '#0B6073',
  background: '#FFFFFF',
  font: 'serif',
  avatar: 'square',
  open_tab: true,
  topic: '',
};

async function setUp() {
  const organisation = await server.given.organisation();
  await server.given.person(organisation.id, { topics: ['Surge'] });
  await server.given.person(organisation.id, { topics: ['Ice'] });
  const admin = await server.signInAs('administrator', { orgId: organisation.id });
  return { organisation, admin };
}

/** What a page on this host is answered. */
async function askFrom(
  url: string,
  headers: Record<string, string> = { origin: 'https://news.paper.example' },
) {
  const { statusCode, body, headers: sent } = await server.app.inject({ url, headers });
  return { statusCode, data: JSON.parse(body).data, sent };
}
const show = (id: string, headers?: Record<string, string>) => askFrom(`/embed/saved/${id}.json`, headers);

test('a saved embed is shown by its id, and a change of it is on every page', async () => {
  const { admin, organisation } = await setUp();
  const saved = await admin.call(savedEmbeds.create, {
    body: { name: 'Newsroom', kind: 'directory', settings },
  });
  expect(saved).toMatchObject({ name: 'Newsroom', status: 'active', version: 1, settings });
  expect(saved.author).toMatch(/^Uma User/);

  const first = await show(saved.id);
  expect(first.data).toMatchObject({ status: 'active', settings, total: 2, organisation: organisation.name });
  expect(first.data.items).toHaveLength(1);
  expect(first.sent['vary']).toMatch(/Origin/);
  expect((await askFrom(`/embed/saved/${saved.id}.json?page_from=1`)).data.items).toHaveLength(1);

  const changed = await admin.call(savedEmbeds.change, {
    params: { id: saved.id },
    body: { version: 1, name: 'Ice desk', settings: { ...settings, topic: 'Ice', layout: 'grid' } },
  });
  expect(changed).toMatchObject({ name: 'Ice desk', version: 2 });
  expect((await show(saved.id)).data).toMatchObject({ total: 1, settings: { layout: 'grid' } });
  await expect(
    admin.call(savedEmbeds.change, { params: { id: saved.id }, body: { version: 1, name: 'Late' } }),
  ).rejects.toMatchObject({ status: 409 });

  const paused = await admin.call(savedEmbeds.change, {
    params: { id: saved.id },
    body: { version: 2, status: 'paused' },
  });
  expect(paused.status).toBe('paused');
  expect((await show(saved.id)).data).toMatchObject({ status: 'paused', total: 0, items: [] });

  const copy = await admin.call(savedEmbeds.duplicate, { params: { id: saved.id } });
  expect(copy).toMatchObject({ name: 'Ice desk (copy)', status: 'active', version: 1 });
  const { items, total } = await admin.call(savedEmbeds.list, { query: { q: 'ICE', page_size: 1 } });
  expect([items.length, total]).toEqual([1, 2]);
  expect((await admin.call(savedEmbeds.list, { query: { status: 'paused' } })).items).toMatchObject([
    { id: saved.id },
  ]);

  await admin.call(savedEmbeds.remove, { params: { id: saved.id } });
  expect((await show(saved.id)).statusCode).toBe(404);
  const { items: log } = await admin.call(activity.list);
  expect(log.map(({ verb }) => verb)).toEqual([
    'embed.deleted',
    'embed.saved',
    'embed.paused',
    'embed.changed',
    'embed.saved',
  ]);
});

test('another organisation finds nothing of it, and only administrators build', async () => {
  const { admin, organisation } = await setUp();
  const { id } = await admin.call(savedEmbeds.create, {
    body: { name: 'Newsroom', kind: 'directory', settings },
  });
  const stranger = await server.signInAs('administrator');
  expect((await stranger.call(savedEmbeds.list)).total).toBe(0);
  for (const call of [
    () => stranger.call(savedEmbeds.get, { params: { id } }),
    () => stranger.call(savedEmbeds.duplicate, { params: { id } }),
    () => stranger.call(savedEmbeds.remove, { params: { id } }),
    () => stranger.call(savedEmbeds.change, { params: { id }, body: { version: 1, name: 'Mine' } }),
  ])
    await expect(call()).rejects.toMatchObject({ status: 404 });
  const agent = await server.signInAs('agent', { orgId: organisation.id });
  await expect(agent.call(savedEmbeds.list)).rejects.toMatchObject({ status: 403 });
});

test('a list of domains is kept to, for old code and new, and nothing foreign is let in', async () => {
  const { admin, organisation } = await setUp();
  const { id } = await admin.call(savedEmbeds.create, {
    body: { name: 'Newsroom', kind: 'directory', settings },
  });
  const old = `/embed/directory/${organisation.companyUsername}.json`;
  const stranger = await server.signInAs('administrator');
  const foreign = await stranger.call(savedEmbeds.create, {
    body: { name: 'Theirs', kind: 'directory', settings },
  });
  expect((await askFrom(old)).statusCode).toBe(200);

  const before = await admin.call(embedDefaults.get);
  expect(before).toMatchObject({ version: 0, allowed_domains: [] });
  const after = await admin.call(embedDefaults.change, {
    body: {
      version: 0,
      defaults: { ...before.defaults, link_colour: '#9B6010' },
      allowed_domains: ['https://News.Paper.example/find', 'news.paper.example', '*.northmere.example'],
      apply_to: [id, foreign.id],
    },
  });
  expect(after).toMatchObject({
    version: 1,
    applied: 1,
    allowed_domains: ['news.paper.example', '*.northmere.example'],
  });
  expect(await admin.call(savedEmbeds.get, { params: { id } })).toMatchObject({
    version: 2,
    settings: { ...settings, link_colour: '#9B6010' },
  });
  expect((await stranger.call(savedEmbeds.get, { params: { id: foreign.id } })).version).toBe(1);

  const statusFrom = async (url: string, headers: Record<string, string>) =>
    (await askFrom(url, headers)).statusCode;
  for (const url of [old, `/embed/saved/${id}.json`]) {
    expect(await statusFrom(url, { origin: 'https://news.paper.example' })).toBe(200);
    expect(await statusFrom(url, { referer: 'https://a.b.northmere.example/page' })).toBe(200);
    expect(await statusFrom(url, { referer: `${server.config.publicUrl}/dashboard/builder` })).toBe(200);
    const refused: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'https://evil.example', referer: 'https://news.paper.example/' },
      { origin: 'null' },
      { origin: 'https://news.paper.example.evil.example' },
      {},
    ];
    for (const headers of refused) expect(await statusFrom(url, headers), JSON.stringify(headers)).toBe(403);
  }
  await expect(
    admin.call(embedDefaults.change, {
      body: { version: 0, defaults: before.defaults, allowed_domains: [], apply_to: [] },
    }),
  ).rejects.toMatchObject({ status: 409 });
  await expect(
    admin.call(embedDefaults.change, {
      body: { version: 1, defaults: before.defaults, allowed_domains: ['*.org'], apply_to: [] },
    }),
  ).rejects.toMatchObject({ status: 422, envelope: { fields: [{ path: 'allowed_domains.0' }] } });
});

test('a long answer still says that it depends on the page that asked', async () => {
  const { organisation } = await setUp();
  for (let number = 0; number < 8; number += 1)
    await server.given.person(organisation.id, { headline: 'Explains how things are proved '.repeat(4) });
  const { sent } = await askFrom(`/embed/directory/${organisation.companyUsername}.json`, {
    'accept-encoding': 'identity',
  });
  expect(String(sent['vary']).split(', ').toSorted()).toEqual(['Accept-Encoding', 'Origin', 'Referer']);
  expect(
    await server.call(embeds.directory, { params: { company_username: organisation.companyUsername } }),
  ).toMatchObject({ total: 10, theme: null });
});
