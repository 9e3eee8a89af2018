import { postActivity, postEditing } from '@rostrum/contracts/posts';
import { integrations } from '@rostrum/contracts/settings';
import { column, readRows } from '@rostrum/server-kit/database';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { posts } from './posts.schema.ts';
import { createPublishDueService } from './publish-due.service.ts';
import { postScene } from '../../testing/scenes/post-scene.ts';

test('the activity of posts tells who changed what, before and after, and what became of what was scheduled', async () => {
  let now = new Date('2026-11-19T10:00:00Z');
  await using scene = await postScene({ clock: () => now });
  const { server, editor, approve, begin } = scene;
  await editor.call(integrations.addWebhook, {
    body: { name: 'Newsroom', url: 'https://hooks.desk.example/rostrum', events: ['post.published'] },
  });
  const schedule = async (title: string) => {
    const { id, version } = await approve(title);
    const at = { date: '2026-11-19', time: '10:05' };
    await editor.call(postEditing.schedule, { params: { id }, body: { version, ...at } });
    return id;
  };
  const whole = await schedule('Nine dry days');
  const broken = await schedule('One river');
  await server.db.update(posts).set({ summary: '' }).where(eq(posts.id, broken));
  const deleted = await begin('Never mind');
  await editor.call(postEditing.remove, { params: { id: deleted.id } });
  now = new Date('2026-11-19T10:06:00Z');
  await createPublishDueService({ db: server.db, clock: () => now, onFailure: () => {} }).publishDue();

  // Receivers of webhooks are told of what publishes itself as of what a person publishes.
  const told = await readRows(
    server.db,
    { id: column.text },
    sql`select object_id as id from webhook_deliveries`,
  );
  expect(told).toEqual([{ id: whole }]);

  const read = async (query = {}) => (await editor.call(postActivity.list, { query })).items;
  const runs = await read({ what: 'runs' });
  expect(runs.map(({ entity, verb, actor }) => [entity.id, verb, actor.role]).toSorted()).toEqual(
    [
      [whole, 'post.published_on_schedule', 'system'],
      [broken, 'post.schedule_failed', 'system'],
    ].toSorted(),
  );
  expect(runs.find(({ verb }) => verb === 'post.schedule_failed')).toMatchObject({
    entity: { label: 'One river', href: `/dashboard/posts/${broken}` },
    changes: expect.arrayContaining([{ field: 'status', before: 'scheduled', after: 'draft' }]) as unknown,
  });
  expect(await read({ what: 'deleted' })).toMatchObject([{ entity: { label: 'Never mind', href: null } }]);
  expect(new Set((await read({ q: 'dry' })).map(({ entity }) => entity.id))).toEqual(new Set([whole]));
  expect((await read({ what: 'reviewed', actor: editor.userId })).map(({ verb }) => verb).toSorted()).toEqual(
    ['post.approved', 'post.approved', 'post.in_review', 'post.in_review'],
  );

  const foreign = await server.signInAs('administrator');
  expect(await foreign.call(postActivity.list)).toEqual({ items: [], total: 0, actors: [] });
  const agent = await server.signInAs('agent', { orgId: scene.orgId });
  await expect(agent.call(postActivity.list)).rejects.toMatchObject({ status: 403 });
});
