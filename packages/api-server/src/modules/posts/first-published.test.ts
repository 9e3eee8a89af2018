import { postEditing } from '@rostrum/contracts/posts';
import { expect, test } from 'vitest';
import { postScene } from '../../testing/scenes/post-scene.ts';

test('a text that stood elsewhere first says where, and search engines are led there', async () => {
  await using scene = await postScene();
  const { server, company, editor, approve, move } = scene;
  const approved = await approve('First in the Review');
  const draft = await move(approved, 'draft');
  const save = (canonical_url: string, { id, version } = draft) =>
    editor.call(postEditing.save, { params: { id }, body: { version, canonical_url } });
  await expect(save('javascript:alert(1)')).rejects.toMatchObject({ code: 'invalid_input' });
  const saved = await save('review.example/winter');
  expect(saved.canonical_url).toBe('https://review.example/winter');
  const shown = await move(await move(await move(saved, 'in_review'), 'approved'), 'published');
  const url = `/organizations/${company}/posts/${shown.slug}`;
  const read = async (address: string) => (await server.app.inject({ url: address })).body;
  const page = await read(url);
  expect(page).toContain('<link rel="canonical" href="https://review.example/winter">');
  expect(page).toMatch(/First published at <a href="https:\/\/review\.example\/winter">review\.example<\/a>/);
  expect(await read('/sitemaps/posts-1.xml')).not.toContain(url);
  expect(await read(`/organizations/${company}/posts.rss`)).toContain(url);

  const own = await save('', shown);
  expect([own.canonical_url, await read(url)]).toEqual(['', expect.not.stringContaining('review.example')]);
  expect(await read('/sitemaps/posts-1.xml')).toContain(url);
});
