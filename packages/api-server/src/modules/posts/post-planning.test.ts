import { posts } from '@rostrum/contracts';
import { postBulk, postEditing, postPlanning, type PostDetail } from '@rostrum/contracts/posts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { posts as postTable } from './posts.schema.ts';
import { postScene } from '../../testing/scenes/post-scene.ts';

test('posts are planned, scheduled, moved and brought back together, each with its reason where it cannot be', async () => {
  await using scene = await postScene({ clock: () => new Date('2026-11-23T10:00:00Z') });
  const { server, editor, approve, write, move } = scene;
  const read = ({ id }: { id: string }) => editor.call(postEditing.get, { params: { id } });
  const calendar = (month = '2026-12') => editor.call(postPlanning.calendar, { query: { month } });
  const plan = (post: PostDetail, at: { date: string; time: string } | null) =>
    editor.call(postPlanning.plan, { params: { id: post.id }, body: { version: post.version, at } });

  // A draft without a day waits beside the month; a planned day survives review and publishes nothing.
  const draft = await write('Salt marsh arithmetic');
  expect((await calendar()).undated).toMatchObject({ total: 1, items: [{ id: draft.id }] });
  const planned = await plan(draft, { date: '2026-12-03', time: '09:00' });
  const reviewed = await move(planned, 'in_review');
  expect(reviewed).toMatchObject({ status: 'in_review', publish_at: '2026-12-03T09:00:00.000Z' });
  const december = await calendar();
  expect(december).toMatchObject({
    first: '2026-11-30',
    last: '2027-01-03',
    today: '2026-11-23',
    undated: { total: 0 },
    posts: [{ id: draft.id, date: '2026-12-03', time: '09:00', signoffs: { asked: 0, approved: 0 } }],
  });
  expect(december.news).toContainEqual(
    expect.objectContaining({ date: '2026-12-26', name: 'Indian Ocean tsunami', years: 22 }),
  );
  await expect(plan(reviewed, { date: '2026-11-22', time: '09:00' })).rejects.toMatchObject({
    code: 'invalid_input',
  });
  expect((await plan(reviewed, null)).publish_at).toBeNull();

  // Several at once: what is not approved says so, Undo gives back the state and the day of each.
  const ready = await approve('Later school bells');
  const before = await plan(ready, { date: '2026-12-24', time: '07:30' });
  const scheduled = await editor.call(postBulk.schedule, {
    body: { ids: [before.id, draft.id], date: '2026-12-10', time: '08:00' },
  });
  expect(scheduled.refused).toEqual([
    { id: draft.id, title: 'Salt marsh arithmetic', reason: 'Only approved posts are scheduled.' },
  ]);
  expect(await read(before)).toMatchObject({ status: 'scheduled', publish_at: '2026-12-10T08:00:00.000Z' });
  await editor.call(postBulk.undo, { body: { change: 'schedule', posts: scheduled.changed } });
  const back = await read(before);
  expect(back).toMatchObject({ status: 'approved', publish_at: '2026-12-24T07:30:00.000Z' });

  // A scheduled post moves to another day without a way over draft.
  const first = await editor.call(postEditing.schedule, {
    params: { id: back.id },
    body: { version: back.version, date: '2026-12-11', time: '08:00' },
  });
  const moved = await editor.call(postEditing.schedule, {
    params: { id: back.id },
    body: { version: first.version, date: '2026-12-12', time: '08:00' },
  });
  expect(moved).toMatchObject({ status: 'scheduled', publish_at: '2026-12-12T08:00:00.000Z' });

  // Archived and taken back; a later change stands against Undo.
  const out = await move(await approve('Surge, measured'), 'published');
  const archived = await editor.call(postBulk.archive, { body: { ids: [out.id, draft.id] } });
  expect(archived.refused).toHaveLength(1);
  await editor.call(postBulk.setTag, { body: { ids: [out.id], tag: 'Tides', is_set: true } });
  const late = await editor.call(postBulk.undo, { body: { change: 'archive', posts: archived.changed } });
  expect(late.refused).toMatchObject([{ reason: 'It was changed since.' }]);
  expect(await read(out)).toMatchObject({ status: 'archived', tags: ['Surge', 'Tides'] });

  // An old post that fits a day of news is named beside it.
  const old = await move(await approve('What a tsunami leaves behind'), 'published');
  await server.db
    .update(postTable)
    .set({ publishedAt: new Date('2026-06-01T09:00:00Z') })
    .where(eq(postTable.id, old.id));
  const anniversary = (await calendar()).news.find(({ name }) => name === 'Indian Ocean tsunami');
  expect(anniversary?.evergreens).toEqual([{ id: old.id, title: 'What a tsunami leaves behind' }]);

  // Deleted drafts come back with their cover.
  const lost = await write('Rent caps');
  const removed = await editor.call(postBulk.remove, { body: { ids: [lost.id, out.id] } });
  expect(removed.refused).toMatchObject([{ reason: 'Only drafts are deleted.' }]);
  await expect(read(lost)).rejects.toMatchObject({ code: 'not_found' });
  await editor.call(postBulk.undo, { body: { change: 'delete', posts: removed.changed } });
  expect((await read(lost)).cover?.alt).toBe('Six gates');

  // The board has a column for each state but the archive, the list its month and its expert.
  const board = await editor.call(postPlanning.board, { query: {} });
  expect(board.columns.map(({ status, total }) => [status, total])).toEqual([
    ['draft', 1],
    ['in_review', 1],
    ['approved', 0],
    ['scheduled', 1],
    ['published', 1],
  ]);
  const inMonth = (month: string) => editor.call(posts.list, { query: { month } });
  expect((await inMonth('2026-12')).items.map(({ id }) => id)).toEqual([back.id]);
  expect((await inMonth('2026-11')).items.map(({ id }) => id)).toEqual([out.id]);
  expect((await editor.call(posts.list, { query: { expert: 'not-here' } })).total).toBe(0);
  expect(await editor.call(postPlanning.choices)).toEqual({
    topics: [],
    tags: ['Surge', 'Tides'],
    experts: [],
    months: ['2026-12', '2026-11', '2026-06'],
    fields: [],
  });

  // Of another organisation: nothing is found, nothing is changed.
  const stranger = await server.signInAs(
    'administrator',
    await server.given.organisation().then(({ id }) => ({ orgId: id })),
  );
  const foreign = await stranger.call(postBulk.remove, { body: { ids: [lost.id] } });
  expect(foreign).toMatchObject({ changed: [], refused: [{ title: 'A post' }] });
});
