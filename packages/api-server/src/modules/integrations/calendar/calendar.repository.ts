import { eq, sql, type SQL } from 'drizzle-orm';
import { openInquiryStatuses } from '@rostrum/contracts';
import { column, readRows, type Queryable } from '@rostrum/server-kit/database';
import { calendarFeeds } from '../integrations.schema.ts';

export type CalendarFeedRow = typeof calendarFeeds.$inferSelect;

const entryColumns = {
  id: column.text,
  kind: column.text,
  label: column.text,
  at: column.text,
  version: column.number,
  created_at: column.text,
  updated_at: column.text,
};
const most = 500;
const utc = (moment: SQL): SQL => sql`to_char(${moment} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

export const calendarRepository = {
  async find(db: Queryable, orgId: string): Promise<CalendarFeedRow | undefined> {
    const [row] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.orgId, orgId));
    return row;
  },

  /** One address for each organisation: a new one takes the place of the former. */
  async renew(
    db: Queryable,
    values: { orgId: string; secretHash: Buffer; createdBy: string },
  ): Promise<CalendarFeedRow> {
    const fresh = { ...values, createdAt: sql`now()`, lastReadAt: null };
    const [row] = await db
      .insert(calendarFeeds)
      .values(fresh)
      .onConflictDoUpdate({ target: calendarFeeds.orgId, set: fresh })
      .returning();
    if (!row) throw new Error('The calendar was not written.');
    return row;
  },

  async remove(db: Queryable, orgId: string): Promise<boolean> {
    const removed = await db
      .delete(calendarFeeds)
      .where(eq(calendarFeeds.orgId, orgId))
      .returning({ orgId: calendarFeeds.orgId });
    return removed.length > 0;
  },

  /** The organisation whose calendar stands at an address, and that it was read. */
  async read(db: Queryable, secretHash: Buffer): Promise<{ orgId: string } | undefined> {
    const [row] = await db
      .update(calendarFeeds)
      .set({ lastReadAt: sql`now()` })
      .where(eq(calendarFeeds.secretHash, secretHash))
      .returning({ orgId: calendarFeeds.orgId });
    return row;
  },

  /** Open deadlines and scheduled posts of an organisation that is there, the next ones first. */
  entries(db: Queryable, orgId: string, since: Date) {
    const open = sql.join(
      openInquiryStatuses.map((status) => sql`${status}`),
      sql`, `,
    );
    const from = since.toISOString();
    return readRows(
      db,
      entryColumns,
      sql`SELECT id, kind, label, version, ${utc(sql`moment`)} AS at, ${utc(sql`created_at`)} AS created_at,
            ${utc(sql`updated_at`)} AS updated_at
          FROM (
            SELECT id::text, 'deadline' AS kind, ref AS label, deadline_at AS moment, version, created_at, updated_at
              FROM inquiries
              WHERE org_id = ${orgId} AND status IN (${open}) AND deadline_at > ${from}
            UNION ALL
            SELECT id::text, 'post', title, publish_at, version, created_at, updated_at FROM posts
              WHERE org_id = ${orgId} AND status = 'scheduled' AND deleted_at IS NULL) AS entries
          WHERE EXISTS (SELECT 1 FROM organisations WHERE id = ${orgId} AND deleted_at IS NULL AND status <> 'closed')
          ORDER BY moment, id LIMIT ${most}`,
    );
  },
};
