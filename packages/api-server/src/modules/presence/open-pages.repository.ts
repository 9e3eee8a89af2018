import { sql } from 'drizzle-orm';
import { column, readRows, type Queryable } from '@rostrum/server-kit/database';

export interface OpenPage {
  orgId: string;
  /** Of the thing that is open. */
  itemId: string;
  windowId: string;
  userId: string;
}

/** Where the open pages of one kind of thing stand: each such table has `org_id`, `window_id`, `user_id`, `since` and `seen_at`. */
export interface OpenPagesTable {
  name: 'post_editors' | 'inquiry_viewers' | 'term_editors';
  item: 'post_id' | 'inquiry_id' | 'term_id';
}

/** Pages that have something open. */
export function createOpenPagesRepository(where: OpenPagesTable) {
  const table = sql.identifier(where.name);
  const item = sql.identifier(where.item);
  return {
    /** Whether it was not known before. The page of another person is left as it is. */
    async renew(db: Queryable, { orgId, itemId, windowId, userId }: OpenPage, now: Date): Promise<boolean> {
      const at = now.toISOString();
      const [row] = await readRows(
        db,
        { is_new: column.flag },
        sql`INSERT INTO ${table} AS known (org_id, ${item}, window_id, user_id, since, seen_at)
          VALUES (${orgId}, ${itemId}, ${windowId}, ${userId}, ${at}, ${at})
          ON CONFLICT (org_id, ${item}, window_id) DO UPDATE SET seen_at = excluded.seen_at
            WHERE known.user_id = excluded.user_id
          RETURNING xmax = 0 AS is_new`,
      );
      return row?.is_new ?? false;
    },

    /** Of the whole organisation, so that rows of what is not opened again do not stay. */
    async forgetGone(db: Queryable, orgId: string, lastSeenBefore: Date): Promise<void> {
      await db.execute(
        sql`DELETE FROM ${table} WHERE org_id = ${orgId} AND seen_at < ${lastSeenBefore.toISOString()}`,
      );
    },

    /** Whether there was such a page of this person. */
    async remove(db: Queryable, { orgId, itemId, windowId, userId }: OpenPage): Promise<boolean> {
      const rows = await readRows(
        db,
        { window: column.text },
        sql`DELETE FROM ${table} WHERE org_id = ${orgId} AND ${item} = ${itemId} AND window_id = ${windowId} AND user_id = ${userId}
          RETURNING window_id::text AS window`,
      );
      return rows.length > 0;
    },

    /** All pages but this one; who came first stands first. */
    others: (db: Queryable, { orgId, itemId, windowId, userId }: OpenPage) =>
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
          FROM ${table} e JOIN users u ON u.id = e.user_id
          WHERE e.org_id = ${orgId} AND e.${item} = ${itemId} AND e.window_id <> ${windowId}
          ORDER BY e.since, e.window_id LIMIT 20`,
      ),
  };
}
