import { and, eq, sql } from 'drizzle-orm';
import { column, type Queryable, readRows } from '@rostrum/server-kit/database';
import { reportSubscriptions } from '../reports.schema.ts';

interface Subscriber {
  orgId: string;
  userId: string;
}

const isOf = ({ orgId, userId }: Subscriber) =>
  and(eq(reportSubscriptions.orgId, orgId), eq(reportSubscriptions.userId, userId));

export const reportSubscriptionRepository = {
  async has(db: Queryable, subscriber: Subscriber): Promise<boolean> {
    return (
      (
        await db
          .select({ userId: reportSubscriptions.userId })
          .from(reportSubscriptions)
          .where(isOf(subscriber))
      ).length > 0
    );
  },

  /** Months that are over when a person asks are not sent later. */
  add: (db: Queryable, subscriber: Subscriber, sentUntil: string) =>
    db
      .insert(reportSubscriptions)
      .values({ ...subscriber, sentUntil })
      .onConflictDoNothing(),

  remove: (db: Queryable, subscriber: Subscriber) => db.delete(reportSubscriptions).where(isOf(subscriber)),

  /** Administrators who asked for the report, with the time zone that their month ends by. */
  all: (db: Queryable) =>
    readRows(
      db,
      {
        org_id: column.text,
        user_id: column.text,
        sent_until: column.text,
        timezone: column.text,
        name: column.text,
        email: column.text,
      },
      sql`SELECT s.org_id, s.user_id, s.sent_until, o.timezone, u.firstname || ' ' || u.lastname AS name, u.email::text AS email
        FROM report_subscriptions s JOIN organisations o ON o.id = s.org_id AND o.deleted_at IS NULL AND o.status <> 'closed'
          JOIN memberships m ON m.org_id = s.org_id AND m.user_id = s.user_id AND m.role IN ('administrator', 'owner')
          JOIN users u ON u.id = s.user_id AND u.status = 'active'
        ORDER BY s.org_id, s.user_id`,
    ),

  /** Takes one month of one person; false when another server did. */
  async claim(db: Queryable, { orgId, userId }: Subscriber, month: string): Promise<boolean> {
    const taken = await db
      .update(reportSubscriptions)
      .set({ sentUntil: month })
      .where(and(isOf({ orgId, userId }), sql`${reportSubscriptions.sentUntil} < ${month}`))
      .returning({ userId: reportSubscriptions.userId });
    return taken.length > 0;
  },
};
