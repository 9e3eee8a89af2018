import { and, eq, isNull, lt, ne } from 'drizzle-orm';
import { organisations } from '@rostrum/identity/schema';
import type { Queryable, Transaction } from '@rostrum/server-kit/database';
import { mailingLists } from '../../mailing-lists/index.ts';
import { reportMailings } from '../reports.schema.ts';

export type ReportMailingRecord = typeof reportMailings.$inferSelect;
type Key = Pick<ReportMailingRecord, 'orgId' | 'listId'>;

const isMailing = ({ orgId, listId }: Key) =>
  and(eq(reportMailings.orgId, orgId), eq(reportMailings.listId, listId));

export const reportMailingRepository = {
  ofOrganisation: (db: Queryable, orgId: string): Promise<ReportMailingRecord[]> =>
    db.select().from(reportMailings).where(eq(reportMailings.orgId, orgId)),

  /** Of every organisation and list that goes on, with the time zone that the month ends by. */
  all: (db: Queryable) =>
    db
      .select({ mailing: reportMailings, timezone: organisations.timezone })
      .from(reportMailings)
      .innerJoin(organisations, eq(organisations.id, reportMailings.orgId))
      .innerJoin(
        mailingLists,
        and(eq(mailingLists.orgId, reportMailings.orgId), eq(mailingLists.id, reportMailings.listId)),
      )
      .where(
        and(
          isNull(organisations.deletedAt),
          ne(organisations.status, 'closed'),
          isNull(mailingLists.removedAt),
          isNull(mailingLists.pausedAt),
        ),
      ),

  /** A list that has a schedule keeps what it was sent. */
  async set(tx: Transaction, mailing: typeof reportMailings.$inferInsert): Promise<ReportMailingRecord> {
    const { day, hour } = mailing;
    const [row] = await tx
      .insert(reportMailings)
      .values(mailing)
      .onConflictDoUpdate({ target: [reportMailings.orgId, reportMailings.listId], set: { day, hour } })
      .returning();
    if (!row) throw new Error('The schedule of a report was not stored.');
    return row;
  },

  async remove(tx: Transaction, key: Key): Promise<boolean> {
    const removed = await tx
      .delete(reportMailings)
      .where(isMailing(key))
      .returning({ listId: reportMailings.listId });
    return removed.length > 0;
  },

  /** Takes one month for one list; false when another server did. */
  async claim(tx: Transaction, key: Key, month: string): Promise<boolean> {
    const taken = await tx
      .update(reportMailings)
      .set({ sentUntil: month })
      .where(and(isMailing(key), lt(reportMailings.sentUntil, month)))
      .returning({ listId: reportMailings.listId });
    return taken.length > 0;
  },
};
