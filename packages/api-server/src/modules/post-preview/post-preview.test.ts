import { postEditing, postPreview } from '@rostrum/contracts/posts';
import { expect, test } from 'vitest';
import { postScene } from '../../testing/scenes/post-scene.ts';

test('a preview is the public page with what is typed, clean and stored nowhere, for editors of the organisation alone', async () => {
  await using scene = await postScene();
  const { editor, write, server, orgId } = scene;
  const author = await server.given.person(orgId, { firstname: 'Wren', lastname: 'Abiola' });
  const hidden = await server.given.person(orgId, { lastname: 'Hidden', access: 'private' });
  const post = await write('Before it is public');
  const params = { id: post.id };
  const { document, search, share_image } = await editor.call(postPreview.draw, {
    params,
    body: {
      title: 'As it will be <b>read</b>',
      body_html: '<h2>Tides</h2><p onclick="steal()">Two.</p><script>steal()</script>',
      authors: [{ person_id: author.id, name: 'Wren Abiola' }],
      expert_ids: [hidden.id, author.id],
      angles: ['Which street floods first?'],
      seo_title: 'Read in results',
    },
  });
  expect(document).toContain('<h2>Tides</h2>');
  expect(document).toContain('As it will be &lt;b&gt;read&lt;/b&gt;');
  expect(document).toContain(`/experts/${author.username}`);
  expect(document).toContain('Which street floods first?');
  expect(document).toContain(post.cover?.src);
  expect(document).not.toMatch(/steal|<script|Hidden/);
  expect(document).toContain('<base target="_blank">');
  expect(search).toMatchObject({ title: 'Read in results', description: 'In short.', is_hidden: false });
  expect(new URL(search.address).pathname).toMatch(/\/posts\/before-it-is-public$/);
  expect(share_image.length).toBeGreaterThan(1000);
  expect(await editor.call(postEditing.get, { params })).toEqual(post);

  await expect(
    editor.call(postPreview.draw, { params, body: { body_html: 'x'.repeat(50_001) } }),
  ).rejects.toMatchObject({ envelope: { fields: [{ path: 'body_html' }] } });
  const stranger = await server.signInAs('administrator');
  await expect(stranger.call(postPreview.draw, { params, body: {} })).rejects.toMatchObject({
    code: 'not_found',
  });
});
