import { deletedPostKeptMs, postActivity, postEditing } from '@rostrum/contracts/posts';
import { isNotNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { uploads as uploadTable } from '../uploads/uploads.schema.ts';
import { posts } from './posts.schema.ts';
import { postScene } from '../../testing/scenes/post-scene.ts';

test('a deleted draft comes back with its cover as long as that is kept, and once', async () => {
  await using scene = await postScene();
  const { editor, write, server } = scene;
  const deletedBefore = (milliseconds: number) =>
    server.db.update(posts).set({ deletedAt: new Date(Date.now() - milliseconds) });
  const params = { id: (await write('Deleted by mistake')).id };
  const bringBack = (by = editor) => by.call(postEditing.bringBack, { params });
  await editor.call(postEditing.remove, { params });
  await expect(bringBack(await server.signInAs('administrator'))).rejects.toMatchObject({ status: 404 });
  await deletedBefore(deletedPostKeptMs - 60_000);
  const back = await bringBack();
  expect(back).toMatchObject({ title: 'Deleted by mistake', status: 'draft', cover: { alt: 'Six gates' } });
  expect((await bringBack()).version).toBe(back.version);
  const [used] = await server.db.select().from(uploadTable).where(isNotNull(uploadTable.usedAt));
  expect(used).toBeDefined();
  const log = await editor.call(postActivity.list, { query: { what: 'deleted' } });
  expect(log.items.map(({ verb }) => verb)).toEqual(['post.delete_undone', 'post.deleted']);

  await editor.call(postEditing.remove, { params });
  await deletedBefore(deletedPostKeptMs + 1_000);
  await expect(bringBack()).rejects.toMatchObject({ code: 'invalid_transition' });
});
