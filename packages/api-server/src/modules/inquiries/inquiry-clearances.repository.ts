import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { column, type Queryable, readRows } from '@rostrum/server-kit/database';
import { inquiryHeldReplies } from './inquiry-writing.schema.ts';
import { inquiryClearances } from './inquiry-clearances.schema.ts';

export type ClearanceRecord = typeof inquiryClearances.$inferSelect;
type NewClearance = typeof inquiryClearances.$inferInsert;
interface InquiryKey {
  orgId: string;
  inquiryId: string;
}

const undecided = ['waiting', 'pending'] as const;

export const clearanceRepository = {
  async add(db: Queryable, steps: NewClearance[]): Promise<void> {
    await db.insert(inquiryClearances).values(steps);
  },

  /** The steps of one reply, in their order. */
  ofReply: (db: Queryable, orgId: string, replyId: string): Promise<ClearanceRecord[]> =>
    db
      .select()
      .from(inquiryClearances)
      .where(and(eq(inquiryClearances.orgId, orgId), eq(inquiryClearances.replyId, replyId)))
      .orderBy(asc(inquiryClearances.position)),

  /** Every step of an inquiry: the newest reply first, its steps in their order. */
  ofInquiry: (db: Queryable, { orgId, inquiryId }: InquiryKey): Promise<ClearanceRecord[]> =>
    db
      .select()
      .from(inquiryClearances)
      .where(and(eq(inquiryClearances.orgId, orgId), eq(inquiryClearances.inquiryId, inquiryId)))
      .orderBy(desc(inquiryClearances.createdAt), inquiryClearances.replyId, asc(inquiryClearances.position)),

  /** Replies of an inquiry that are held until they are cleared. */
  held: (db: Queryable, { orgId, inquiryId }: InquiryKey) =>
    db
      .select()
      .from(inquiryHeldReplies)
      .where(
        and(
          eq(inquiryHeldReplies.orgId, orgId),
          eq(inquiryHeldReplies.inquiryId, inquiryId),
          eq(inquiryHeldReplies.inClearance, true),
          isNull(inquiryHeldReplies.returnedBecause),
        ),
      ),

  /** Changes a step whose inquiry the transaction holds. */
  async change(
    db: Queryable,
    { orgId, id }: Pick<ClearanceRecord, 'orgId' | 'id'>,
    change: Partial<Pick<ClearanceRecord, 'state' | 'reason' | 'openedAt' | 'decidedAt'>>,
  ): Promise<void> {
    await db
      .update(inquiryClearances)
      .set(change)
      .where(and(eq(inquiryClearances.orgId, orgId), eq(inquiryClearances.id, id)));
  },

  /** What was not decided when the reply was taken back or refused will not be. */
  async withdraw(db: Queryable, orgId: string, replyId: string): Promise<void> {
    await db
      .update(inquiryClearances)
      .set({ state: 'withdrawn' })
      .where(
        and(
          eq(inquiryClearances.orgId, orgId),
          eq(inquiryClearances.replyId, replyId),
          inArray(inquiryClearances.state, undecided),
        ),
      );
  },

  /** Names by user, also of those who have left since. */
  async names(db: Queryable, ids: readonly string[]): Promise<Map<string, string>> {
    const rows = await readRows(
      db,
      { id: column.text, name: column.text },
      sql`select id, firstname || ' ' || lastname as name from users where id = any(${sql.param([...ids])}::uuid[])`,
    );
    return new Map(rows.map(({ id, name }) => [id, name]));
  },
};
