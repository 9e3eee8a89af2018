import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import type { BookmarkType } from '@rostrum/contracts';
import type { Queryable } from '@rostrum/server-kit/database';
import { users } from '@rostrum/identity/schema';
import { bookmarkLists, bookmarks } from './bookmarks.schema.ts';

const own = (userId: string, id: string) => and(eq(bookmarkLists.userId, userId), eq(bookmarkLists.id, id));

const countOf = (type: BookmarkType) =>
  sql<number>`count(*) filter (where ${bookmarks.type} = ${type})`.mapWith(Number);

const select = (db: Queryable) =>
  db
    .select({
      id: bookmarkLists.id,
      name: bookmarkLists.name,
      shareToken: bookmarkLists.shareToken,
      total: count(bookmarks.id),
      totals: { expert: countOf('expert'), post: countOf('post'), question: countOf('question') },
    })
    .from(bookmarkLists)
    .leftJoin(bookmarks, eq(bookmarks.listId, bookmarkLists.id))
    .groupBy(bookmarkLists.id);

export type BookmarkListRow = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number];

export const bookmarkListRepository = {
  all: (db: Queryable, userId: string) =>
    select(db).where(eq(bookmarkLists.userId, userId)).orderBy(asc(bookmarkLists.name)),

  async get(db: Queryable, userId: string, id: string): Promise<BookmarkListRow | undefined> {
    const [row] = await select(db).where(own(userId, id));
    return row;
  },

  count: (db: Queryable, userId: string) => db.$count(bookmarkLists, eq(bookmarkLists.userId, userId)),

  async create(db: Queryable, list: { userId: string; name: string }): Promise<string> {
    const [row] = await db.insert(bookmarkLists).values(list).returning({ id: bookmarkLists.id });
    if (!row) throw new Error('The list was not written.');
    return row.id;
  },

  /** False when there is no such list of this person. */
  async change(
    db: Queryable,
    userId: string,
    id: string,
    values: { name: string } | { shareToken: string | null },
  ): Promise<boolean> {
    const changed = await db
      .update(bookmarkLists)
      .set(values)
      .where(own(userId, id))
      .returning({ id: bookmarkLists.id });
    return changed.length > 0;
  },

  async remove(db: Queryable, userId: string, id: string): Promise<boolean> {
    const removed = await db.delete(bookmarkLists).where(own(userId, id)).returning({ id: bookmarkLists.id });
    return removed.length > 0;
  },

  async place(
    db: Queryable,
    userId: string,
    { ids, listId }: { ids: readonly string[]; listId: string | null },
  ): Promise<number> {
    const moved = await db
      .update(bookmarks)
      .set({ listId })
      .where(and(eq(bookmarks.userId, userId), inArray(bookmarks.id, [...ids])))
      .returning({ id: bookmarks.id });
    return moved.length;
  },

  /** The list behind a link, with whose it is. */
  async byToken(
    db: Queryable,
    token: string,
  ): Promise<{ id: string; userId: string; name: string; firstname: string; lastname: string } | undefined> {
    const [row] = await db
      .select({
        id: bookmarkLists.id,
        userId: bookmarkLists.userId,
        name: bookmarkLists.name,
        firstname: users.firstname,
        lastname: users.lastname,
      })
      .from(bookmarkLists)
      .innerJoin(users, eq(users.id, bookmarkLists.userId))
      .where(and(eq(bookmarkLists.shareToken, token), eq(users.status, 'active')));
    return row;
  },
};
