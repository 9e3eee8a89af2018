import { posts, search } from '@rostrum/contracts';
import { postEditing, postPlanning, type PostDetail } from '@rostrum/contracts/posts';
import { classifications } from '@rostrum/contracts/settings';
import { expect, test } from 'vitest';
import { postScene, type PostScene } from '../../testing/scenes/post-scene.ts';

const publish = async ({ editor, write, move }: PostScene, topics: string[], title?: string) => {
  const { id, version } = await write(title);
  const saved = await editor.call(postEditing.save, {
    params: { id },
    body: { version, topics, tags: [] },
  });
  return move(await move(await move(saved, 'in_review'), 'approved'), 'published');
};
const addressOf = (company: string, { slug }: Pick<PostDetail, 'slug'>) =>
  `/organizations/${company}/posts/${slug}`;

test('a post stands under its topics, each of which leads to who speaks on it and to what else is written on it', async () => {
  await using scene = await postScene();
  const { server, orgId, company, editor } = scene;
  await server.given.person(orgId, { username: 'maren', topics: ['Storm surge'] });
  const shown = await publish(scene, ['storm surge', 'Storm Surge', 'Dyke law']);
  expect(shown).toMatchObject({ topics: ['storm surge', 'Dyke law'], tags: [], missing: [] });

  const read = async (url: string) =>
    (await server.app.inject({ url, headers: { accept: 'text/html' } })).body;
  const page = await read(addressOf(company, shown));
  expect(page).toContain('href="/topics/storm-surge"');
  expect(page).toContain('Dyke law');
  expect(page).not.toContain('/topics/dyke-law');
  expect(await read('/topics/storm-surge')).toContain(`href="${addressOf(company, shown)}"`);

  const seeker = await server.signInAs('media');
  const { posts: found } = await seeker.call(search.find, { query: { q: 'dyke law', active: 'posts' } });
  expect(found.map(({ title }) => title)).toEqual([shown.title]);
  const narrowed = await seeker.call(search.find, {
    query: { q: '', active: 'posts', topic: ['Dyke law'] },
  });
  expect(narrowed.posts).toHaveLength(1);

  await editor.call(postEditing.save, {
    params: { id: shown.id },
    body: { version: shown.version, access: 'unlisted' },
  });
  expect(await read('/topics/storm-surge')).not.toContain(addressOf(company, shown));
});

test('the desk narrows its posts by topic, and finds them by it', async () => {
  await using scene = await postScene();
  const { editor, begin } = scene;
  const first = await begin('Winter briefing');
  await begin('Something else');
  await editor.call(postEditing.save, {
    params: { id: first.id },
    body: { version: first.version, topics: ['Storm surge'], tags: ['Explainer'] },
  });
  const titles = async (query: { topic?: string; q?: string; tag?: string }) =>
    (await editor.call(posts.list, { query })).items.map(({ title }) => title);
  expect(await titles({ topic: 'storm SURGE' })).toEqual(['Winter briefing']);
  expect(await titles({ q: 'surges' })).toEqual(['Winter briefing']);
  expect(await titles({ tag: 'Storm surge' })).toEqual([]);
  expect(await editor.call(postPlanning.choices)).toMatchObject({
    topics: ['Storm surge'],
    tags: ['Explainer'],
  });
  const { columns } = await editor.call(postPlanning.board, { query: { topic: 'Other' } });
  expect(columns.flatMap(({ items }) => items)).toEqual([]);
});

test('ten topics are possible; an editor that knows none leaves them as they are', async () => {
  await using scene = await postScene();
  const { editor, begin } = scene;
  const { id, version } = await begin();
  const topics = Array.from({ length: 11 }, (_, index) => `Topic ${index}`);
  const save = (body: { version: number; topics?: string[]; tags?: string[] }) =>
    editor.call(postEditing.save, { params: { id }, body });
  await expect(save({ version, topics })).rejects.toMatchObject({ code: 'invalid_input' });
  const saved = await save({ version, topics: topics.slice(0, 10) });
  expect(saved.topics).toHaveLength(10);
  expect((await save({ version: saved.version, tags: ['Coast'] })).topics).toHaveLength(10);
});

test('topics follow their term: renamed with it, merged with it, each post counted once', async () => {
  await using scene = await postScene();
  const { editor, begin } = scene;
  const plain = { scheme: 'topic' as const, entry_terms: [], parent_id: null, scope_note: '' };
  const goes = await editor.call(classifications.add, { body: { ...plain, title: 'Tidal surges' } });
  const stays = await editor.call(classifications.add, { body: { ...plain, title: 'Storm surge' } });
  const { id, version } = await begin();
  await editor.call(postEditing.save, {
    params: { id },
    body: { version, topics: ['tidal surges', 'Coast'], tags: ['Tidal surges'] },
  });
  const { terms } = await editor.call(classifications.list);
  expect(terms.find((term) => term.id === goes.id)).toMatchObject({ posts: 1 });
  await expect(editor.call(classifications.remove, { params: { id: goes.id } })).rejects.toMatchObject({
    code: 'invalid_transition',
  });
  const into = { params: { id: goes.id }, query: { into: stays.id } };
  expect(await editor.call(classifications.previewMerge, into)).toMatchObject({
    posts: { now: 0, after: 1, both: 0 },
  });
  await editor.call(classifications.merge, {
    params: { id: goes.id },
    body: { into: stays.id, version: goes.version, into_version: stays.version },
  });
  expect(await editor.call(postEditing.get, { params: { id } })).toMatchObject({
    topics: ['Storm surge', 'Coast'],
    tags: ['Storm surge'],
  });
});
