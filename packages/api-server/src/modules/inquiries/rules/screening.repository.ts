import { and, eq } from 'drizzle-orm';
import type { Queryable } from '@rostrum/server-kit/database';
import { inquiryScreenings } from './inquiry-rules.schema.ts';

export type NewScreening = typeof inquiryScreenings.$inferInsert;
export type ScreeningRecord = typeof inquiryScreenings.$inferSelect;

export const screeningRepository = {
  async insert(db: Queryable, screening: NewScreening): Promise<void> {
    await db.insert(inquiryScreenings).values(screening);
  },

  async find(db: Queryable, orgId: string, inquiryId: string): Promise<ScreeningRecord | undefined> {
    const [row] = await db
      .select()
      .from(inquiryScreenings)
      .where(and(eq(inquiryScreenings.orgId, orgId), eq(inquiryScreenings.inquiryId, inquiryId)));
    return row;
  },

  /** Writes down what was decided about an inquiry that the transaction holds. */
  async decide(
    db: Queryable,
    { orgId, id }: { orgId: string; id: string },
    decision: Pick<NewScreening, 'state' | 'decidedBy' | 'decidedAt'>,
  ): Promise<void> {
    await db
      .update(inquiryScreenings)
      .set(decision)
      .where(and(eq(inquiryScreenings.orgId, orgId), eq(inquiryScreenings.inquiryId, id)));
  },
};
