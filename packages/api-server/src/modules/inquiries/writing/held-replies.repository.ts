import type { ReturnReason } from '@rostrum/contracts/inquiries';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { type Queryable, column, readRows } from '@rostrum/server-kit/database';
import type { DraftKey } from '../draft-key.ts';
import { inquiryHeldReplies } from '../inquiry-writing.schema.ts';

export type HeldReplyRecord = typeof inquiryHeldReplies.$inferSelect;
type NewHeldReply = typeof inquiryHeldReplies.$inferInsert;

export const heldReplyRepository = {
  async add(db: Queryable, reply: NewHeldReply): Promise<HeldReplyRecord> {
    const [row] = await db.insert(inquiryHeldReplies).values(reply).returning();
    if (row === undefined) throw new Error('The reply was not stored.');
    return row;
  },

  async find(db: Queryable, id: string): Promise<HeldReplyRecord | undefined> {
    const [row] = await db.select().from(inquiryHeldReplies).where(eq(inquiryHeldReplies.id, id));
    return row;
  },

  async ofWriter(
    db: Queryable,
    { orgId, inquiryId, userId }: DraftKey,
  ): Promise<HeldReplyRecord | undefined> {
    const [row] = await db
      .select()
      .from(inquiryHeldReplies)
      .where(
        and(
          eq(inquiryHeldReplies.orgId, orgId),
          eq(inquiryHeldReplies.inquiryId, inquiryId),
          eq(inquiryHeldReplies.userId, userId),
        ),
      );
    return row;
  },

  /** Names of the others whose reply is about to go out. */
  async writersBeside(db: Queryable, { orgId, inquiryId, userId }: DraftKey): Promise<string[]> {
    const rows = await readRows(
      db,
      { name: column.text },
      sql`select u.firstname || ' ' || u.lastname as name from inquiry_held_replies h join users u on u.id = h.user_id
          where h.org_id = ${orgId} and h.inquiry_id = ${inquiryId} and h.user_id <> ${userId}
            and h.returned_because is null and not h.in_clearance order by h.send_at, h.id`,
    );
    return rows.map(({ name }) => name);
  },

  /** What should have gone out before `due` and still waits. */
  async overdue(db: Queryable, due: Date): Promise<{ id: string }[]> {
    return db
      .select({ id: inquiryHeldReplies.id })
      .from(inquiryHeldReplies)
      .where(
        and(
          lt(inquiryHeldReplies.sendAt, due),
          isNull(inquiryHeldReplies.returnedBecause),
          eq(inquiryHeldReplies.inClearance, false),
        ),
      )
      .limit(500);
  },

  async giveBack(db: Queryable, id: string, because: ReturnReason): Promise<void> {
    await db
      .update(inquiryHeldReplies)
      .set({ returnedBecause: because })
      .where(eq(inquiryHeldReplies.id, id));
  },

  /** It came back to its writer uncleared. */
  async returnUncleared(db: Queryable, id: string): Promise<void> {
    await db
      .update(inquiryHeldReplies)
      .set({ returnedBecause: 'not_allowed' })
      .where(eq(inquiryHeldReplies.id, id));
  },

  /** Nothing is left to clear. */
  async clear(db: Queryable, id: string): Promise<void> {
    await db.update(inquiryHeldReplies).set({ inClearance: false }).where(eq(inquiryHeldReplies.id, id));
  },

  async remove(db: Queryable, id: string): Promise<void> {
    await db.delete(inquiryHeldReplies).where(eq(inquiryHeldReplies.id, id));
  },
};
