import { and, eq, lt, sql } from 'drizzle-orm';
import { column, readRows, type Queryable } from '@rostrum/server-kit/database';
import { postEditors } from './post-editors.schema.ts';

export interface EditorPage {
  orgId: string;
  postId: string;
  windowId: string;
  userId: string;
}

/** Pages that have a post open. */
export const postEditorRepository = {
  /** Whether it was not known before. The page of another person is left as it is. */
  async renew(db: Queryable, { orgId, postId, windowId, userId }: EditorPage, now: Date): Promise<boolean> {
    const at = now.toISOString();
    const [row] = await readRows(
      db,
      { is_new: column.flag },
      sql`INSERT INTO post_editors (org_id, post_id, window_id, user_id, since, seen_at)
        VALUES (${orgId}, ${postId}, ${windowId}, ${userId}, ${at}, ${at})
        ON CONFLICT (org_id, post_id, window_id) DO UPDATE SET seen_at = excluded.seen_at
          WHERE post_editors.user_id = excluded.user_id
        RETURNING xmax = 0 AS is_new`,
    );
    return row?.is_new ?? false;
  },

  /** Of the whole organisation, so that rows of posts that nobody opens again do not stay. */
  async forgetGone(db: Queryable, orgId: string, lastSeenBefore: Date): Promise<void> {
    await db
      .delete(postEditors)
      .where(and(eq(postEditors.orgId, orgId), lt(postEditors.seenAt, lastSeenBefore)));
  },

  /** Whether there was such a page of this person. */
  async remove(db: Queryable, { orgId, postId, windowId, userId }: EditorPage): Promise<boolean> {
    const rows = await db
      .delete(postEditors)
      .where(
        and(
          eq(postEditors.orgId, orgId),
          eq(postEditors.postId, postId),
          eq(postEditors.windowId, windowId),
          eq(postEditors.userId, userId),
        ),
      )
      .returning({ windowId: postEditors.windowId });
    return rows.length > 0;
  },

  /** All pages but this one; who came first stands first. */
  others: (db: Queryable, { orgId, postId, windowId, userId }: EditorPage) =>
    readRows(
      db,
      {
        window: column.text,
        firstname: column.text,
        lastname: column.text,
        image: column.nullable(column.text),
        is_self: column.flag,
        since: column.moment,
      },
      sql`SELECT e.window_id AS window, u.firstname, u.lastname, u.image, e.user_id = ${userId} AS is_self, e.since
        FROM post_editors e JOIN users u ON u.id = e.user_id
        WHERE e.org_id = ${orgId} AND e.post_id = ${postId} AND e.window_id <> ${windowId}
        ORDER BY e.since, e.window_id LIMIT 20`,
    ),
};
