import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { type BookmarkType, publicPaths } from '@rostrum/contracts';
import { isShownOrganisation } from '@rostrum/identity';
import { type Queryable, column, readRows } from '@rostrum/server-kit/database';
import { personOfUsername, shownImage } from '../people/index.ts';
import { bookmarks } from './bookmarks.schema.ts';

export type BookmarkRecord = typeof bookmarks.$inferSelect;
export type NewBookmark = Pick<
  BookmarkRecord,
  'userId' | 'type' | 'targetId' | 'targetOrgId' | 'username' | 'label'
>;

/** What a bookmark points at, as far as it may still be shown in public. */
export interface TargetRow {
  id: string;
  org_id: string;
  title: string;
  subtitle: string;
  image: string | null;
  href: string;
  organisation: string;
}

/** The last condition says whose organisations are shown to whoever asks. */
const targets: Record<BookmarkType, (condition: SQL, publicOrganisation: SQL) => SQL> = {
  expert: (
    condition,
    publicOrganisation,
  ) => sql`SELECT t.id, t.org_id, concat_ws(' ', t.prefix, t.firstname, t.lastname) AS title, t.job_title AS subtitle, ${shownImage(sql`t`)} AS image,
      t.kind AS owner, t.username AS slug, o.name AS organisation
    FROM people t JOIN organisations o ON o.id = t.org_id
    WHERE ${condition} AND t.deleted_at IS NULL AND t.status = 'published' AND t.access <> 'private' AND ${publicOrganisation}`,
  post: (
    condition,
    publicOrganisation,
  ) => sql`SELECT t.id, t.org_id, t.title, t.summary AS subtitle, t.cover AS image,
      o.company_username AS owner, t.slug, o.name AS organisation
    FROM posts t JOIN organisations o ON o.id = t.org_id
    WHERE ${condition} AND t.deleted_at IS NULL AND t.status = 'published' AND t.access <> 'private' AND ${publicOrganisation}`,
  question: (
    condition,
    publicOrganisation,
  ) => sql`SELECT t.id, t.org_id, t.text AS title, '' AS subtitle, NULL AS image,
      o.company_username AS owner, t.slug, o.name AS organisation
    FROM questions t JOIN organisations o ON o.id = t.org_id
    WHERE ${condition} AND t.deleted_at IS NULL AND t.access <> 'private' AND t.status IN ('answered', 'closed') AND ${publicOrganisation}`,
};

/** Owner: whose page a target is, of a kind of person or of an organisation. */
const targetColumns = {
  id: column.text,
  org_id: column.text,
  title: column.text,
  subtitle: column.text,
  image: column.nullable(column.text),
  organisation: column.text,
  owner: column.text,
  slug: column.text,
};

const hrefs: Record<BookmarkType, (owner: string, slug: string) => string> = {
  expert: publicPaths.person,
  post: publicPaths.post,
  question: publicPaths.question,
};

const readTargets = async (
  db: Queryable,
  { type, readerOrgId }: { type: BookmarkType; readerOrgId: string | null },
  condition: SQL,
): Promise<TargetRow[]> =>
  (await readRows(db, targetColumns, targets[type](condition, isShownOrganisation(readerOrgId)))).map(
    ({ owner, slug, ...target }) => ({
      ...target,
      href: hrefs[type](owner, slug),
    }),
  );

const ofUser = (userId: string, type: BookmarkType | 'all', listId?: string) =>
  and(
    eq(bookmarks.userId, userId),
    type === 'all' ? undefined : eq(bookmarks.type, type),
    listId === undefined ? undefined : eq(bookmarks.listId, listId),
  );

export const bookmarkRepository = {
  all: (db: Queryable, userId: string) =>
    db
      .select()
      .from(bookmarks)
      .where(eq(bookmarks.userId, userId))
      .orderBy(desc(bookmarks.createdAt), desc(bookmarks.id))
      .limit(5000),

  page: (
    db: Queryable,
    {
      userId,
      type,
      listId,
      sort,
      order,
      limit,
      offset,
    }: {
      userId: string;
      type: BookmarkType | 'all';
      listId?: string | undefined;
      sort: 'created' | 'type';
      order: 'asc' | 'desc';
      limit: number;
      offset: number;
    },
  ) => {
    const direction = order === 'asc' ? sql`asc` : sql`desc`;
    const column = sort === 'type' ? bookmarks.type : bookmarks.createdAt;
    return db
      .select()
      .from(bookmarks)
      .where(ofUser(userId, type, listId))
      .orderBy(sql`${column} ${direction}`, sql`${bookmarks.id} ${direction}`)
      .limit(limit)
      .offset(offset);
  },

  count: (db: Queryable, userId: string, type: BookmarkType | 'all', listId?: string) =>
    db.$count(bookmarks, ofUser(userId, type, listId)),

  targetsById: (
    db: Queryable,
    kind: { type: BookmarkType; readerOrgId: string | null },
    ids: readonly string[],
  ) =>
    ids.length === 0
      ? Promise.resolve([])
      : readTargets(db, kind, sql`t.id = ANY(${sql.param(ids)}::uuid[])`),

  expertByUsername: async (db: Queryable, username: string, readerOrgId: string | null) =>
    (await readTargets(db, { type: 'expert', readerOrgId }, sql`t.id = ${personOfUsername(username)}`))[0],

  /** A second mark of the same target changes nothing; the first one is answered. */
  /** The mark, and whether it is new: the same one added again stays the first. */
  async add(db: Queryable, mark: NewBookmark): Promise<{ row: BookmarkRecord; isNew: boolean }> {
    const [added] = await db.insert(bookmarks).values(mark).onConflictDoNothing().returning();
    if (added) return { row: added, isNew: true };
    const [first] = await db
      .select()
      .from(bookmarks)
      .where(
        and(
          eq(bookmarks.userId, mark.userId),
          eq(bookmarks.type, mark.type),
          eq(bookmarks.targetId, mark.targetId),
        ),
      );
    if (!first) throw new Error('A bookmark was removed while it was added again.');
    return { row: first, isNew: false };
  },

  async remove(db: Queryable, userId: string, id: string): Promise<boolean> {
    const removed = await db
      .delete(bookmarks)
      .where(and(eq(bookmarks.userId, userId), eq(bookmarks.id, id)))
      .returning({ id: bookmarks.id });
    return removed.length > 0;
  },

  async removeMany(db: Queryable, userId: string, ids: readonly string[]): Promise<string[]> {
    const removed = await db
      .delete(bookmarks)
      .where(and(eq(bookmarks.userId, userId), inArray(bookmarks.id, [...ids])))
      .returning({ id: bookmarks.id });
    return removed.map(({ id }) => id);
  },

  async setNote(
    db: Queryable,
    userId: string,
    id: string,
    note: string | null,
  ): Promise<BookmarkRecord | undefined> {
    const [row] = await db
      .update(bookmarks)
      .set({ note })
      .where(and(eq(bookmarks.userId, userId), eq(bookmarks.id, id)))
      .returning();
    return row;
  },
};
