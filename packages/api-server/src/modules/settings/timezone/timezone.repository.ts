import { sql } from 'drizzle-orm';
import { openInquiryStatuses } from '@rostrum/contracts';
import { column, readRows, type Queryable } from '@rostrum/server-kit/database';

const effectColumns = {
  scheduledPosts: column.number,
  nextPost: column.nullable(column.text),
  openDeadlines: column.number,
  nextDeadline: column.nullable(column.text),
  reachablePeople: column.number,
};

const asIso = (moment: ReturnType<typeof sql>) =>
  sql`to_char(${moment} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

export const timezoneRepository = {
  /** What stands on the organisation's clock. */
  async effects(db: Queryable, orgId: string, now: Date) {
    const open = sql.join(
      openInquiryStatuses.map((status) => sql`${status}`),
      sql`, `,
    );
    const [row] = await readRows(
      db,
      effectColumns,
      sql`SELECT p."scheduledPosts", ${asIso(sql`p.next`)} AS "nextPost", i."openDeadlines", ${asIso(sql`i.next`)} AS "nextDeadline",
            (SELECT count(*)::int FROM people WHERE org_id = ${orgId} AND deleted_at IS NULL AND readiness ->> 'reachable_from' IS NOT NULL) AS "reachablePeople"
          FROM (SELECT count(*)::int AS "scheduledPosts", min(publish_at) AS next FROM posts
                WHERE org_id = ${orgId} AND status = 'scheduled' AND deleted_at IS NULL) p,
               (SELECT count(*)::int AS "openDeadlines", min(deadline_at) AS next FROM inquiries
                WHERE org_id = ${orgId} AND status IN (${open}) AND deadline_at > ${now.toISOString()}) i`,
    );
    if (!row) throw new Error('The counts returned no row.');
    return row;
  },
};
