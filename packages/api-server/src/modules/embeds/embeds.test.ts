import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { activity, embeds } from '@rostrum/contracts';
import { embedContent, embedDefaults, installChecks, savedEmbeds } from '@rostrum/contracts/builder';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { settings } from './testing/embed-settings.ts';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp({ servers: 2 });
});
afterAll(() => server[Symbol.asyncDispose]());

async function setUp() {
  const organisation = await server.given.organisation();
  for (const topic of ['Surge', 'Ice']) await server.given.person(organisation.id, { topics: [topic] });
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

  const { items: versions } = await admin.call(savedEmbeds.versions, { params: { id: saved.id } });
  expect(versions.map(({ number, settings: { layout } }) => [number, layout])).toEqual([
    [2, 'grid'],
    [1, 'list'],
  ]);
  const rolledBack = await admin.call(savedEmbeds.rollBack, {
    params: { id: saved.id, number: 1 },
    body: { version: 3 },
  });
  expect(rolledBack).toMatchObject({ version: 4, status: 'paused', settings });
  // Two pages of one host are one; the Builder's own preview is none.
  await show(saved.id, { origin: server.config.publicUrl });
  expect(rolledBack.installs).toMatchObject([{ host: 'news.paper.example' }]);
  expect((await admin.call(savedEmbeds.get, { params: { id: saved.id } })).installs).toHaveLength(1);
  await expect(
    admin.call(savedEmbeds.rollBack, { params: { id: saved.id, number: 3 }, body: { version: 4 } }),
  ).rejects.toMatchObject({ status: 404 });

  await admin.call(savedEmbeds.remove, { params: { id: saved.id } });
  expect((await show(saved.id)).statusCode).toBe(404);
  const { items: log } = await admin.call(activity.list);
  expect(log.map(({ verb }) => verb)).toEqual([
    'embed.deleted',
    'embed.rolled_back',
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
    () => stranger.call(savedEmbeds.versions, { params: { id } }),
    () => stranger.call(savedEmbeds.rollBack, { params: { id, number: 1 }, body: { version: 1 } }),
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
  expect((await admin.call(savedEmbeds.versions, { params: { id } })).items).toHaveLength(2);

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

test('each kind shows what anybody may read, of its own organisation alone', async () => {
  const { admin, organisation } = await setUp();
  const press = await server.given.person(organisation.id, { kind: 'staff', lastname: 'Press' });
  const shown = await server.given.person(organisation.id, { lastname: 'Shown', biography: 'One.\n\nTwo.' });
  await server.given.person(organisation.id, { status: 'draft', lastname: 'Hidden' });
  const post = await server.given.post(organisation.id, {
    status: 'published',
    access: 'public',
    title: 'High water',
    tags: ['Tides'],
    cover: '/covers/high-water.webp',
    coverAlt: 'High water',
    coverFocusX: 20,
    coverFocusY: 100,
  });
  await server.given.post(organisation.id, { status: 'draft', title: 'Not yet' });
  const stranger = await server.given.organisation();
  const foreign = await server.given.person(stranger.id, {});
  const ask = async (query: string) =>
    askFrom(`/embed/content/${organisation.companyUsername}.json?${query}`, {});
  const titles = async (query: string) =>
    (await ask(query)).data.items.map(({ title }: { title: string }) => title.split(' ').at(-1));

  expect((await ask(`kind=expert&of=${shown.username}`)).data).toMatchObject({
    total: 1,
    items: [
      { body: ['One.', 'Two.'], href: `${server.config.publicUrl}/experts/${shown.username}#via=embed` },
    ],
  });
  expect((await ask(`kind=expert&of=${foreign.username}`)).statusCode).toBe(404);
  expect((await ask('kind=expert')).data.total).toBe(0);
  expect(await titles('kind=staff')).toEqual(['Press']);
  expect(await titles(`kind=featured&of=${press.username}&of=${shown.username}`)).toEqual(['Press', 'Shown']);
  expect(await titles(`kind=featured&of=${foreign.username}`)).toEqual([]);
  expect(await titles('kind=featured')).toEqual([]);
  expect(await titles('kind=posts')).toEqual(['water']);
  for (const which of ['kind=posts', `kind=post&of=${post.slug}`])
    expect((await ask(which)).data.items[0].image_focus).toEqual({ x: 20, y: 100 });
  expect(await titles('kind=posts&topic=Ice')).toEqual([]);
  expect((await ask(`kind=post&of=${post.slug}`)).data.items[0].title).toBe('High water');
  expect(await titles('kind=questions')).toEqual([]);
  expect((await ask('kind=directory')).statusCode).toBe(400);
  expect((await ask('kind=search')).data).toMatchObject({ organisation: organisation.name, items: [] });

  const pageOf = (query: string, headers = {}) =>
    server.app.inject({ url: `/embed/page/${organisation.companyUsername}?${query}`, headers });
  const framed = await pageOf(`kind=staff&background=%23FFFDF8`);
  expect(framed.body).toContain(`href="${server.config.publicUrl}/staff/${press.username}#via=embed"`);
  expect(framed.body).toContain('"@type":"Person"');
  expect(framed.headers['x-frame-options']).toBeUndefined();
  expect(framed.headers['content-security-policy']).toContain('frame-ancestors *');
  const posts = (await pageOf('kind=posts')).body;
  expect(posts).toContain('data-focus-x="20" data-focus-y="100"');
  expect(posts).toContain('img[data-focus-x="20"]{--focus-x:20%}');
  const ownPages = encodeURIComponent('https://www.own.example/{{username}}');
  const fragment = await pageOf(`kind=expert&of=${shown.username}&part=true&link=${ownPages}`);
  expect(fragment.body).toMatch(/^<div class="rostrum-embed">/);
  // Anyone can write this address; see foreign-link.test.ts.
  expect(fragment.body).not.toContain('own.example');
  expect(fragment.headers['x-frame-options']).toBe('DENY');
  expect((await pageOf('kind=posts&colour=red;}')).statusCode).toBe(422);

  const { items } = await admin.call(embedContent.candidates, { query: { kind: 'expert', q: 'SHOWN' } });
  expect(items).toMatchObject([{ key: shown.username }]);
  const agent = await server.signInAs('agent', { orgId: organisation.id });
  await expect(agent.call(embedContent.candidates, { query: { kind: 'expert' } })).rejects.toMatchObject({
    status: 403,
  });

  const { id } = await admin.call(savedEmbeds.create, {
    body: { name: 'Press office', kind: 'staff', settings: { ...settings, of: [press.username] } },
  });
  const saved = () => askFrom(`/embed/saved/${id}/content.json`, {});
  expect((await saved()).data).toMatchObject({ kind: 'staff', status: 'active', total: 1 });
  await admin.call(savedEmbeds.change, { params: { id }, body: { version: 1, status: 'paused' } });
  expect((await saved()).data).toMatchObject({ kind: 'staff', status: 'paused', items: [] });
  await admin.call(embedDefaults.change, {
    body: { version: 0, defaults: settings, allowed_domains: ['news.paper.example'], apply_to: [] },
  });
  expect((await pageOf('kind=posts')).statusCode).toBe(403);
  const allowed = await pageOf('kind=posts', { referer: 'https://news.paper.example/a' });
  expect(allowed.headers['content-security-policy']).toContain("frame-ancestors 'self' news.paper.example");
});

test('a page is checked as a visitor loads it, and no address inside the network is', async () => {
  const { admin, organisation } = await setUp();
  const { id } = await admin.call(savedEmbeds.create, {
    body: { name: 'Newsroom', kind: 'directory', settings },
  });
  let policy = "script-src 'self'";
  let body = `<script type="module" src="${server.config.publicUrl}/embed/rostrum.js"></script>\n<rostrum-directory embed="${id}"></rostrum-directory>`;
  const site = createServer((_request, response) => {
    response.setHeader('content-security-policy', policy).end(body);
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
  const url = `http://127.0.0.1:${(site.address() as AddressInfo).port}/page`;
  const check = (on = admin) => on.call(installChecks.check, { body: { url } });
  const titles = async (on = admin) => (await check(on)).steps.map(({ title }) => title);
  expect(await check()).toMatchObject({
    outcome: 'blocked',
    steps: [
      {},
      { title: '“Newsroom” is on the page' },
      {},
      { after: `script-src 'self' ${server.config.publicUrl}` },
    ],
  });
  policy = '';
  expect((await check()).outcome).toBe('works');
  const stranger = await server.signInAs('administrator');
  expect(await titles(stranger)).toContain('The embed on the page is not one of yours');
  policy = `script-src ${server.config.publicUrl}; connect-src *; img-src *; frame-src 'self'`;
  body = body.replace(/<rostrum-directory.*/, '<rostrum-embed kind="inquiry"></rostrum-embed>');
  expect((await check()).steps.at(-1)?.after).toBe(`frame-src 'self' ${server.config.publicUrl}`);
  policy = '';
  body = '<p>Nothing</p>';
  expect((await check()).outcome).toBe('not_found');
  site.close();
  site.closeAllConnections();
  await once(site, 'close');
  expect((await check()).outcome).toBe('no_answer');
  const inside = { body: { url: 'http://169.254.169.254/latest/meta-data/' } };
  expect((await admin.call(installChecks.check, inside)).outcome).toBe('no_answer');
  const agent = await server.signInAs('agent', { orgId: organisation.id });
  await expect(check(agent)).rejects.toMatchObject({ status: 403 });
});
