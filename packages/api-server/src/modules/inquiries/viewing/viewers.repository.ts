import { and, eq, lt, sql } from 'drizzle-orm';
import { column, readRows, type Queryable } from '@rostrum/server-kit/database';
import { inquiryViewers } from './viewers.schema.ts';

export interface ViewerPage {
  orgId: string;
  inquiryId: string;
  windowId: string;
  userId: string;
}

/** Pages that have an inquiry open. */
export const viewerRepository = {
  /** Whether it was not known before. The page of another person is left as it is. */
  async renew(
    db: Queryable,
    { orgId, inquiryId, windowId, userId }: ViewerPage,
    now: Date,
  ): Promise<boolean> {
    const at = now.toISOString();
    const [row] = await readRows(
      db,
      { is_new: column.flag },
      sql`INSERT INTO inquiry_viewers (org_id, inquiry_id, window_id, user_id, since, seen_at)
        VALUES (${orgId}, ${inquiryId}, ${windowId}, ${userId}, ${at}, ${at})
        ON CONFLICT (org_id, inquiry_id, window_id) DO UPDATE SET seen_at = excluded.seen_at
          WHERE inquiry_viewers.user_id = excluded.user_id
        RETURNING xmax = 0 AS is_new`,
    );
    return row?.is_new ?? false;
  },

  /** Of the whole organisation, so that rows of inquiries that are not opened again do not stay. */
  async forgetGone(db: Queryable, orgId: string, lastSeenBefore: Date): Promise<void> {
    await db
      .delete(inquiryViewers)
      .where(and(eq(inquiryViewers.orgId, orgId), lt(inquiryViewers.seenAt, lastSeenBefore)));
  },

  /** Whether there was such a page of this person. */
  async remove(db: Queryable, { orgId, inquiryId, windowId, userId }: ViewerPage): Promise<boolean> {
    const rows = await db
      .delete(inquiryViewers)
      .where(
        and(
          eq(inquiryViewers.orgId, orgId),
          eq(inquiryViewers.inquiryId, inquiryId),
          eq(inquiryViewers.windowId, windowId),
          eq(inquiryViewers.userId, userId),
        ),
      )
      .returning({ windowId: inquiryViewers.windowId });
    return rows.length > 0;
  },

  /** All pages but this one; who came first stands first. */
  others: (db: Queryable, { orgId, inquiryId, windowId, userId }: ViewerPage) =>
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
      sql`SELECT v.window_id AS window, u.firstname, u.lastname, u.image, v.user_id = ${userId} AS is_self, v.since
        FROM inquiry_viewers v JOIN users u ON u.id = v.user_id
        WHERE v.org_id = ${orgId} AND v.inquiry_id = ${inquiryId} AND v.window_id <> ${windowId}
        ORDER BY v.since, v.window_id LIMIT 20`,
    ),
};
