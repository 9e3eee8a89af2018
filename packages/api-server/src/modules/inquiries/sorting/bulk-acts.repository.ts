import type { BulkAct } from '@rostrum/contracts/inquiries';
import { and, eq, gte, isNull } from 'drizzle-orm';
import type { Queryable } from '@rostrum/server-kit/database';
import { inquiryBulkActs, type BulkEntry } from '../inquiry-sorting.schema.ts';

export type BulkActRecord = typeof inquiryBulkActs.$inferSelect;

interface Owner {
  orgId: string;
  userId: string;
}

export const bulkActRepository = {
  async add(
    db: Queryable,
    act: Owner & { act: BulkAct; entries: BulkEntry[]; createdAt: Date },
  ): Promise<BulkActRecord> {
    const [row] = await db.insert(inquiryBulkActs).values(act).returning();
    if (row === undefined) throw new Error('The act was not stored.');
    return row;
  },

  /** An act of the session's own since a moment, taken for undoing: a second call finds nothing. */
  async take(
    db: Queryable,
    { orgId, userId }: Owner,
    { id, since, now }: { id: string; since: Date; now: Date },
  ): Promise<BulkActRecord | undefined> {
    const [row] = await db
      .update(inquiryBulkActs)
      .set({ undoneAt: now })
      .where(
        and(
          eq(inquiryBulkActs.orgId, orgId),
          eq(inquiryBulkActs.userId, userId),
          eq(inquiryBulkActs.id, id),
          isNull(inquiryBulkActs.undoneAt),
          gte(inquiryBulkActs.createdAt, since),
        ),
      )
      .returning();
    return row;
  },
};
