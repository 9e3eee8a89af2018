import { randomUUID } from 'node:crypto';
import { editorGoneAfterMs, postEditing, postEditors } from '@rostrum/contracts/posts';
import { expect, test } from 'vitest';
import type { SignedInTester } from '../../testing/build-test-app.ts';
import { openStream } from '../../testing/open-stream.ts';
import { postScene } from '../../testing/scenes/post-scene.ts';

test('whoever opens a post is seen by its other editors at once, until the page is closed or falls silent', async () => {
  let now = new Date('2026-11-19T10:00:00Z');
  await using scene = await postScene({ clock: () => now });
  const { server, orgId, editor, begin } = scene;
  const colleague = await server.signInAs('administrator', { orgId });
  const post = await begin();
  const other = await begin('One river');
  using stream = await openStream(server, editor);
  await stream.until(': listening');
  const openIn = (window: string, by: SignedInTester, { id } = post) => ({
    stay: async () => (await by.call(postEditors.present, { params: { id, window } })).others,
    leave: () => by.call(postEditors.leave, { params: { id, window } }),
    window,
  });
  const mine = openIn(randomUUID(), editor);
  const theirs = openIn(randomUUID(), colleague);

  expect(await mine.stay()).toEqual([]);
  const [first, ...rest] = await theirs.stay();
  expect(rest).toEqual([]);
  expect(first).toMatchObject({ window: mine.window, is_self: false, since: now.toISOString() });
  await stream.until(`event: post.editors\ndata: {"topic":"post.editors","id":"${post.id}"`);
  expect(await mine.stay()).toMatchObject([{ window: theirs.window, is_self: false }]);

  // A second window of one's own is named as such, and the page of another post is none.
  const second = openIn(randomUUID(), editor);
  await openIn(randomUUID(), colleague, other).stay();
  expect((await second.stay()).map(({ window, is_self }) => [window, is_self])).toEqual(
    expect.arrayContaining([
      [mine.window, true],
      [theirs.window, false],
    ]),
  );
  await second.leave();

  // Nobody closes or keeps open the page of another person.
  await openIn(theirs.window, editor).leave();
  now = new Date(now.getTime() + editorGoneAfterMs);
  expect(await openIn(theirs.window, editor).stay()).toMatchObject([{ window: mine.window }]);
  expect(await mine.stay()).toMatchObject([{ window: theirs.window }]);
  now = new Date(now.getTime() + 1);
  expect(await mine.stay()).toEqual([]);

  await theirs.stay();
  expect(await mine.stay()).toHaveLength(1);
  await theirs.leave();
  expect(await mine.stay()).toEqual([]);
});

test('only who may write the post says so, and reads who is there', async () => {
  await using scene = await postScene();
  const { server, editor, begin } = scene;
  const { id } = await begin();
  const params = { id, window: randomUUID() };
  const foreign = await server.signInAs('administrator');
  await expect(foreign.call(postEditors.present, { params })).rejects.toMatchObject({ code: 'not_found' });
  const agent = await server.signInAs('agent', { orgId: scene.orgId });
  await expect(agent.call(postEditors.present, { params })).rejects.toMatchObject({ status: 403 });
  await editor.call(postEditing.remove, { params: { id } });
  await expect(editor.call(postEditors.present, { params })).rejects.toMatchObject({ code: 'not_found' });
});
