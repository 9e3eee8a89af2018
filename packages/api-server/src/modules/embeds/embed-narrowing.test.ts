import { embeds } from '@rostrum/contracts';
import { embedContent, embedDefaults, productLook, savedEmbeds, themes } from '@rostrum/contracts/builder';
import { customFields, personFields, postFields } from '@rostrum/contracts/fields';
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
  await server.given.person(id, { lastname: 'Floe', department: 'Oceans', topics: ['Ice'] });
  await server.given.person(id, { lastname: 'Code', department: 'Law', topics: ['Ports'] });
  await server.given.person(id, { lastname: 'Desk', department: 'Press', kind: 'staff', topics: [] });
  await server.given.person(id, { status: 'draft', department: 'Secret', topics: ['Unheard'] });
  await server.given.post(id, { status: 'published', access: 'public', tags: ['Tides'] });
  await server.given.post(id, { status: 'draft', tags: ['Unwritten'] });
  // Another organisation's are no part of it.
  await server.given.person((await server.given.organisation()).id, {
    department: 'Elsewhere',
    topics: ['Moon'],
  });
  const admin = await server.signInAs('administrator', { orgId: id });
  return { admin, orgId: id, company_username };
}

test('what an embed can be narrowed down to is what anybody may see, the most frequent first', async () => {
  const { admin, orgId } = await setUp();
  const of = (kind: 'directory' | 'staff' | 'posts') =>
    admin.call(embedContent.narrowings, { query: { kind } });
  expect(await of('directory')).toEqual({
    topics: [
      { value: 'Ice', count: 2 },
      { value: 'Ports', count: 1 },
      { value: 'Surge', count: 1 },
    ],
    departments: [
      { value: 'Oceans', count: 2 },
      { value: 'Law', count: 1 },
    ],
    tags: [],
    fields: [],
  });
  expect(await of('staff')).toEqual({
    topics: [],
    departments: [{ value: 'Press', count: 1 }],
    tags: [],
    fields: [],
  });
  expect(await of('posts')).toEqual({
    topics: [{ value: 'Tides', count: 1 }],
    departments: [],
    tags: [],
    fields: [],
  });
  const agent = await server.signInAs('agent', { orgId });
  await expect(agent.call(embedContent.narrowings, { query: { kind: 'directory' } })).rejects.toMatchObject({
    status: 403,
  });
});

test('people and posts come in the order that was chosen, in data, frame and where it is saved', async () => {
  const { id, companyUsername: company_username } = await server.given.organisation();
  const on = (day: number) => new Date(Date.UTC(2026, 5, day));
  await server.given.person(id, { lastname: 'Able', publishedAt: on(1), lastConfirmedAt: on(9) });
  await server.given.person(id, { lastname: 'Baker', publishedAt: on(3) });
  await server.given.person(id, {
    lastname: 'Clark',
    publishedAt: on(2),
    lastConfirmedAt: on(20),
    featured: 1,
  });
  const admin = await server.signInAs('administrator', { orgId: id });
  const last = (text: string) => text.split(' ').at(-1);
  const people = async (query: object) =>
    (await server.call(embeds.directory, { params: { company_username }, query })).items.map(({ name }) =>
      last(name),
    );
  // Code that was pasted before there was an order.
  expect(await people({})).toEqual(['Clark', 'Able', 'Baker']);
  expect(await people({ sort: 'name' })).toEqual(['Able', 'Baker', 'Clark']);
  expect(await people({ sort: 'newest' })).toEqual(['Baker', 'Clark', 'Able']);
  expect(await people({ sort: 'confirmed' })).toEqual(['Clark', 'Able', 'Baker']);

  const framed = async (query: string) => {
    const { body } = await server.app.inject({
      url: `/embed/page/${company_username}?kind=directory&${query}`,
    });
    const names = ['Able', 'Baker', 'Clark'].toSorted(
      (one, other) => body.indexOf(one) - body.indexOf(other),
    );
    return { names, body };
  };
  expect((await framed('part=true')).names).toEqual(['Clark', 'Able', 'Baker']);
  expect((await framed('sort=newest&part=true')).names).toEqual(['Baker', 'Clark', 'Able']);
  expect((await framed('')).body).not.toContain('ul{gap:8px}');
  expect((await framed('density=compact')).body).toContain('ul{gap:8px}');

  const saved = await admin.call(savedEmbeds.create, {
    body: {
      name: 'All',
      kind: 'directory',
      settings: { ...settings, page_size: 12, sort: 'newest', density: 'compact' },
    },
  });
  const shown = await server.call(savedEmbeds.show, { params: { id: saved.id } });
  expect(shown.items.map(({ name }) => last(name))).toEqual(['Baker', 'Clark', 'Able']);
  expect(shown.settings).toMatchObject({ sort: 'newest', density: 'compact' });
  // A form that names every setting changes nothing but what it changed.
  const { defaults } = await admin.call(embedDefaults.get);
  await admin.call(embedDefaults.change, {
    body: {
      version: 0,
      defaults: { ...defaults, sort: 'usual', density: 'comfortable', link: '', link_colour: '#9B6010' },
      allowed_domains: [],
      apply_to: [saved.id],
    },
  });
  expect((await admin.call(savedEmbeds.get, { params: { id: saved.id } })).settings).toMatchObject({
    sort: 'newest',
    density: 'compact',
    link_colour: '#9B6010',
  });

  for (const [title, day] of [
    ['Zeta', 5],
    ['Alpha', 1],
  ] as const)
    await server.given.post(id, { status: 'published', access: 'public', title, publishedAt: on(day) });
  const posts = async (sort?: 'name' | 'confirmed') =>
    (
      await server.call(embedContent.show, { params: { company_username }, query: { kind: 'posts', sort } })
    ).items.map(({ title }) => title);
  expect(await posts()).toEqual(['Zeta', 'Alpha']);
  expect(await posts('confirmed')).toEqual(['Zeta', 'Alpha']);
  expect(await posts('name')).toEqual(['Alpha', 'Zeta']);
});

test('a directory is narrowed down to a department in its data, in a frame and where it is saved', async () => {
  const { admin, company_username } = await setUp();
  const names = (items: readonly { name: string }[]) => items.map(({ name }) => name.split(' ').at(-1));
  const ask = (query: object) => server.call(embeds.directory, { params: { company_username }, query });
  expect(names((await ask({ department: 'Oceans' })).items)).toEqual(['Floe', 'Wave']);
  expect(names((await ask({ department: 'Oceans', topic: 'Surge' })).items)).toEqual(['Wave']);
  expect((await ask({ department: 'Secret' })).total).toBe(0);

  const framed = await server.app.inject({
    url: `/embed/page/${company_username}?kind=directory&department=Law`,
  });
  expect(framed.body).toContain('Code');
  expect(framed.body).not.toContain('Floe');

  const { id } = await admin.call(savedEmbeds.create, {
    body: { name: 'Law', kind: 'directory', settings: { ...settings, page_size: 12, department: 'Law' } },
  });
  expect(names((await server.call(savedEmbeds.show, { params: { id } })).items)).toEqual(['Code']);
  const press = await admin.call(savedEmbeds.create, {
    body: { name: 'Press', kind: 'staff', settings: { ...settings, department: 'Law' } },
  });
  expect((await server.call(embedContent.saved, { params: { id: press.id } })).total).toBe(0);
});

test('embeds are narrowed down to a tag and to a choice of a public field, and to none that others may not see', async () => {
  const { id: orgId, companyUsername: company_username } = await server.given.organisation();
  const admin = await server.signInAs('administrator', { orgId });
  const base = { help: null, is_required: false };
  const choices = ['French, spoken', 'Dutch'];
  await admin.call(customFields.add, {
    body: { ...base, kind: 'multiselect', label: 'Languages', choices, visibility: 'public' },
  });
  await admin.call(customFields.add, {
    body: { ...base, kind: 'boolean', label: 'Union', choices: [], visibility: 'team' },
  });
  await admin.call(customFields.add, {
    body: {
      ...base,
      entity: 'post',
      kind: 'select',
      label: 'Series',
      choices: ['Winter'],
      visibility: 'public',
    },
  });
  const add = async (lastname: string, values: Record<string, string[] | boolean>, more: object = {}) => {
    const person = await server.given.person(orgId, { lastname, ...more });
    await admin.call(personFields.save, { params: { id: person.id }, body: { values, read: {} } });
    return person.id;
  };
  await add('Both', { languages: choices, union: true }, { tags: ['Climate desk'] });
  const dutch = await add('Dutch', { languages: ['Dutch'], union: true });
  await add('Draft', { languages: ['Dutch'] }, { status: 'draft', tags: ['Secret'] });
  const post = await server.given.post(orgId, { status: 'published', access: 'public', title: 'Frost' });
  await server.given.post(orgId, { status: 'published', access: 'public', title: 'Sun' });
  await admin.call(postFields.save, {
    params: { id: post.id },
    body: { values: { series: 'Winter' }, read: {} },
  });

  expect(await admin.call(embedContent.narrowings, { query: { kind: 'directory' } })).toMatchObject({
    tags: [{ value: 'Climate desk', count: 1 }],
    fields: [
      { value: 'languages:Dutch', label: 'Languages: Dutch', count: 2 },
      { value: 'languages:French, spoken', label: 'Languages: French, spoken', count: 1 },
    ],
  });
  expect((await admin.call(embedContent.narrowings, { query: { kind: 'posts' } })).fields).toEqual([
    { value: 'series:Winter', label: 'Series: Winter', count: 1 },
  ]);
  const ask = async (query: object) =>
    (await server.call(embeds.directory, { params: { company_username }, query })).items.map(
      ({ name }) => name,
    );
  expect(await ask({ tag: 'Climate desk' })).toEqual(['Pat Both']);
  expect(await ask({ field: 'languages:French, spoken' })).toEqual(['Pat Both']);
  expect(await ask({ field: 'languages:Dutch' })).toEqual(['Pat Both', 'Pat Dutch']);
  expect(await ask({ field: 'union:true' })).toEqual([]);

  const { items } = await server.call(embedContent.show, {
    params: { company_username },
    query: { kind: 'posts', field: 'series:Winter' },
  });
  expect(items.map(({ title }) => title)).toEqual(['Frost']);
  const frame = await server.app.inject({
    url: `/embed/page/${company_username}?kind=directory&field=${encodeURIComponent('languages:French, spoken')}`,
  });
  expect(frame.body).toContain('Pat Both');
  expect(frame.body).not.toContain('Pat Dutch');
  const { id } = await admin.call(savedEmbeds.create, {
    body: {
      name: 'Dutch',
      kind: 'directory',
      settings: { ...settings, page_size: 12, tag: '', field: 'languages:Dutch' },
    },
  });
  const saved = async () => (await server.call(savedEmbeds.show, { params: { id } })).total;
  expect(await saved()).toBe(2);

  // What changes is in the next answer, and a field that is public no more narrows nothing down to anybody.
  await admin.call(personFields.save, {
    params: { id: dutch },
    body: { values: { languages: null }, read: { languages: ['Dutch'] } },
  });
  expect(await saved()).toBe(1);
  const { fields } = await admin.call(customFields.list, { query: {} });
  const [languages] = fields;
  if (!languages) throw new Error('The field is gone.');
  await admin.call(customFields.change, {
    params: { id: languages.id },
    body: { ...base, label: 'Languages', choices, visibility: 'team', version: languages.version },
  });
  expect(await saved()).toBe(0);
});

test('a frame has the layout, portraits, font and parts that were chosen, and else the font and corners of the look', async () => {
  const { admin, company_username } = await setUp();
  const frame = async (query: string) =>
    (await server.app.inject({ url: `/embed/page/${company_username}?kind=directory${query}` })).body;
  const plain = await frame('');
  expect(plain).toContain('font:16px/1.45 system-ui,sans-serif');
  expect(plain).toContain('img{border-radius:50%}');
  expect(plain).toContain('<p class="topics">');
  expect(plain).not.toContain('grid-template-columns:1fr');
  const chosen = await frame('&layout=list&avatar=square&font=serif&content=title');
  expect(chosen).toContain('ul{grid-template-columns:1fr;gap:0}');
  expect(chosen).toContain('img{border-radius:8px}');
  expect(chosen).toContain("font:16px/1.45 Georgia,'Times New Roman',serif");
  expect(chosen).not.toContain('<p class="topics">');
  expect(await frame('&content=')).not.toContain('<p>Professor');

  const look = { ...productLook, body_font: 'newsreader' as const, corners: 'square' as const };
  await admin.call(themes.saveDraft, { body: { version: 0, look } });
  await admin.call(themes.publish, { body: { version: 1 } });
  for (const followed of [await frame(''), await frame('&font=inherit')]) {
    expect(followed).toContain('font:16px/1.45 Newsreader,');
    expect(followed).toContain('border-radius:0}');
  }
  expect(await frame('&font=system')).toContain('font:16px/1.45 system-ui');
  const inquiry = await server.app.inject({ url: `/embed/page/${company_username}/inquiry` });
  expect(inquiry.body).toContain('font:16px/1.5 Newsreader,');
});

test('a paused embed is a plain link, in its frame and as server HTML', async () => {
  const { admin } = await setUp();
  const body = { name: 'Press', kind: 'staff' as const, settings };
  const { id } = await admin.call(savedEmbeds.create, { body });
  expect((await server.app.inject(`/embed/saved/${id}/page`)).body).toContain('Desk');
  await admin.call(savedEmbeds.change, { params: { id }, body: { version: 1, status: 'paused' } });
  const paused = await server.app.inject(`/embed/saved/${id}/page`);
  expect(paused.body).toMatch(/>Experts at [^<]+<\/a>/);
  expect(paused.body).not.toContain('Desk');
  expect(paused.headers['x-frame-options']).toBeUndefined();
  expect((await server.app.inject(`/embed/saved/${id}/page?part=true`)).body).toMatch(
    /^<div class="rostrum-embed"><p><a href="[^"]+"/,
  );
});

test('a directory is searched as the whole site is: by entry terms, best first, and among its own people alone', async () => {
  const { id, companyUsername: company_username } = await server.given.organisation();
  await server.given.person(id, { lastname: 'Adams', topics: ['Surge barriers'] });
  await server.given.person(id, { lastname: 'Zola', topics: ['Coastal flooding'] });
  await server.given.person(id, { lastname: 'Code', topics: ['Labour markets'] });
  await server.given.person(id, { lastname: 'Draft', topics: ['Coastal flooding'], status: 'draft' });
  await server.given.person((await server.given.organisation()).id, { topics: ['Coastal flooding'] });
  const names = async (q: string) => {
    const { items, total } = await server.call(embeds.directory, {
      params: { company_username },
      query: { q },
    });
    expect(total).toBe(items.length);
    return items.map(({ name }) => name.split(' ').at(-1));
  };
  expect(await names('sea walls')).toEqual(['Zola', 'Adams']);
  expect(await names('inondations côtières')).toEqual(['Zola', 'Adams']);
  expect(await names('zol')).toEqual(['Zola']);
  expect(await names('sonnet form')).toEqual([]);
});
