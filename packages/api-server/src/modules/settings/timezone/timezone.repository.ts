import { and, eq, inArray, sql } from 'drizzle-orm';
import { openInquiryStatuses } from '@rostrum/contracts';
import { column, readRows, type Queryable, type Transaction } from '@rostrum/server-kit/database';
import { memberships, organisations, users } from '@rostrum/identity/schema';

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
  async own(db: Queryable, userId: string): Promise<string | null> {
    const [row] = await db
      .select({ timezone: users.timezone, isOwn: users.usesOwnTimezone })
      .from(users)
      .where(eq(users.id, userId));
    return row?.isOwn ? row.timezone : null;
  },

  /** Members who chose a zone of their own that is another one than the organisation's. */
  membersElsewhere: (db: Queryable, orgId: string, timezone: string) =>
    db
      .select({
        id: users.id,
        firstname: users.firstname,
        lastname: users.lastname,
        image: users.image,
        timezone: users.timezone,
      })
      .from(memberships)
      .innerJoin(users, eq(users.id, memberships.userId))
      .where(
        and(
          eq(memberships.orgId, orgId),
          eq(users.status, 'active'),
          eq(users.usesOwnTimezone, true),
          sql`${users.timezone} <> ${timezone}`,
        ),
      )
      .orderBy(users.lastname, users.firstname, users.id)
      .limit(20),

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

  /** False when the version has moved on. */
  async changeOrganisation(
    tx: Transaction,
    { id, version }: { id: string; version: number },
    timezone: string,
  ): Promise<boolean> {
    const changed = await tx
      .update(organisations)
      .set({ timezone, version: sql`${organisations.version} + 1` })
      .where(and(eq(organisations.id, id), eq(organisations.version, version)))
      .returning({ id: organisations.id });
    return changed.length > 0;
  },

  /** Members without a zone of their own go along: their mornings, when mails leave, are those of the organisation. */
  async moveMembers(tx: Transaction, orgId: string, timezone: string): Promise<void> {
    const members = tx
      .select({ id: memberships.userId })
      .from(memberships)
      .where(eq(memberships.orgId, orgId));
    await tx
      .update(users)
      .set({ timezone })
      .where(and(inArray(users.id, members), eq(users.usesOwnTimezone, false)));
  },

  async changeOwn(
    tx: Transaction,
    userId: string,
    values: { timezone: string; usesOwnTimezone: boolean },
  ): Promise<void> {
    await tx.update(users).set(values).where(eq(users.id, userId));
  },
};
