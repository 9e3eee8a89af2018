import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { bookmarkLists, bookmarks } from '@rostrum/contracts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { people } from '../people/people.schema.ts';

async function scene() {
  const server = await buildTestApp();
  const org = await server.given.organisation();
  const person = await server.given.person(org.id, {
    username: 'maren',
    firstname: 'Maren',
    lastname: 'Okonjo-Hale',
  });
  const post = await server.given.post(org.id, { title: 'What thirty years buys' });
  return { server, org, person, post, seeker: await server.signInAs('media') };
}

test('the five calls keep to the letter of the specification', async () => {
  const { server, post, seeker } = await scene();
  await using _ = server;
  const { bookmark } = await seeker.call(bookmarks.add, { body: { bookmark: { username: 'maren' } } });
  expect(bookmark).toMatchObject({ type: 'expert', username: 'maren', postid: null, questionid: null });
  await seeker.call(bookmarks.bulk, { body: { bookmarks: [{ postid: post.id }, { username: 'maren' }] } });

  const list = await seeker.call(bookmarks.list);
  expect(list.total).toBe(2);
  const raw = await server.app.inject({
    url: `/app/seeker/${seeker.identifier}/bookmarks`,
    headers: { authorization: `Bearer ${seeker.token}` },
  });
  expect(Object.keys(raw.json()).sort()).toEqual(['bookmarks', 'total']);

  const newestFirst = await seeker.call(bookmarks.listWithData, { params: { type: 'all' } });
  expect(newestFirst.bookmarks.map(({ target }) => target?.title)).toEqual([
    'What thirty years buys',
    'Maren Okonjo-Hale',
  ]);
  await seeker.call(bookmarks.remove, { params: { id: bookmark.id } });
  expect((await seeker.call(bookmarks.list)).total).toBe(1);
});

test('a second bookmark of the same target answers the first, also fifty at once', async () => {
  const { server, seeker } = await scene();
  await using _ = server;
  const added = await Promise.all(
    Array.from({ length: 50 }, () =>
      seeker.call(bookmarks.add, { body: { bookmark: { username: 'maren' } } }),
    ),
  );
  expect(new Set(added.map(({ bookmark }) => bookmark.id)).size).toBe(1);
  expect((await seeker.call(bookmarks.list)).total).toBe(1);
});

test('bulk is all or none, and names the faulty ones', async () => {
  const { server, seeker } = await scene();
  await using _ = server;
  const body = { bookmarks: [{ username: 'maren' }, { username: 'nobody' }] };
  await expect(seeker.call(bookmarks.bulk, { body })).rejects.toMatchObject({
    status: 422,
    envelope: { fields: [{ path: 'bookmarks.1' }] },
  });
  expect((await seeker.call(bookmarks.list)).total).toBe(0);
});

test('a target that is gone stays in the list without its data', async () => {
  const { server, person, seeker } = await scene();
  await using _ = server;
  await seeker.call(bookmarks.add, { body: { bookmark: { username: 'maren' } } });
  await server.db.update(people).set({ status: 'unpublished' }).where(eq(people.id, person.id));
  const { bookmarks: rows } = await seeker.call(bookmarks.listWithData, { params: { type: 'expert' } });
  expect(rows).toMatchObject([{ username: 'maren', target: null }]);
});

test('nobody reads or removes the bookmarks of somebody else', async () => {
  const { server, seeker } = await scene();
  await using _ = server;
  const other = await server.signInAs('legal');
  const { bookmark } = await seeker.call(bookmarks.add, { body: { bookmark: { username: 'maren' } } });
  await expect(other.call(bookmarks.remove, { params: { id: bookmark.id } })).rejects.toMatchObject({
    status: 404,
  });
  await expect(
    other.call(bookmarks.list, { params: { identifier: seeker.identifier } }),
  ).rejects.toMatchObject({ status: 404 });
  expect((await seeker.call(bookmarks.list)).total).toBe(1);
});

test('notes and lists belong to their owner; a shared list shows what is public and no note', async () => {
  const { server, person, post, seeker } = await scene();
  await using _ = server;
  const { bookmarks: marks } = await seeker.call(bookmarks.bulk, {
    body: { bookmarks: [{ username: 'maren' }, { postid: post.id }] },
  });
  const ids = marks.map(({ id }) => id);
  const list = await seeker.call(bookmarkLists.create, { body: { name: 'Port Selby barrier' } });
  await expect(
    seeker.call(bookmarkLists.create, { body: { name: 'port selby BARRIER' } }),
  ).rejects.toMatchObject({ status: 409, envelope: { fields: [{ path: 'name' }] } });
  await seeker.call(bookmarkLists.place, { body: { bookmarks: ids, list_id: list.id } });
  await seeker.call(bookmarkLists.note, {
    params: { id: ids[0] ?? '' },
    body: { note: 'Ask about gate 4.' },
  });
  const inList = await seeker.call(bookmarks.listWithData, {
    params: { type: 'expert' },
    query: { list_id: list.id },
  });
  expect(inList).toMatchObject({ total: 1, bookmarks: [{ note: 'Ask about gate 4.', list_id: list.id }] });
  expect((await seeker.call(bookmarkLists.list)).items).toMatchObject([
    { total: 2, totals: { expert: 1, post: 1, question: 0 } },
  ]);

  const { share_path } = await seeker.call(bookmarkLists.share, { params: { id: list.id } });
  const token = share_path?.split('/').at(-1) ?? '';
  const shared = await server.call(bookmarkLists.shared, { params: { token } });
  expect(shared).toMatchObject({
    name: 'Port Selby barrier',
    items: [{ type: 'post' }, { username: 'maren' }],
  });
  expect(JSON.stringify(shared)).not.toContain('gate 4');
  await server.db.update(people).set({ access: 'private' }).where(eq(people.id, person.id));
  expect((await server.call(bookmarkLists.shared, { params: { token } })).items).toHaveLength(1);
  await seeker.call(bookmarkLists.unshare, { params: { id: list.id } });
  await expect(server.call(bookmarkLists.shared, { params: { token } })).rejects.toMatchObject({
    status: 404,
  });

  const other = await server.signInAs('legal');
  for (const attempt of [
    () => other.call(bookmarkLists.rename, { params: { id: list.id }, body: { name: 'Mine' } }),
    () => other.call(bookmarkLists.share, { params: { id: list.id } }),
    () => other.call(bookmarkLists.note, { params: { id: ids[0] ?? '' }, body: { note: 'mine' } }),
    () => other.call(bookmarkLists.place, { body: { bookmarks: ids, list_id: list.id } }),
  ])
    await expect(attempt()).rejects.toMatchObject({ status: 404 });
  expect((await other.call(bookmarkLists.removeMany, { body: { bookmarks: ids } })).removed).toEqual([]);

  await seeker.call(bookmarkLists.remove, { params: { id: list.id } });
  expect((await seeker.call(bookmarks.list)).total).toBe(2);
  expect((await seeker.call(bookmarkLists.removeMany, { body: { bookmarks: ids } })).removed).toHaveLength(2);
  expect((await seeker.call(bookmarks.list)).total).toBe(0);
});
