import { and, eq, sql } from 'drizzle-orm';
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

  /** The desk found in the inbox what screening did not hold. It is decided already, so it expires at once. */
  async markByDesk(
    db: Queryable,
    { orgId, id: inquiryId }: { orgId: string; id: string },
    { userId, now }: { userId: string; now: Date },
  ): Promise<void> {
    const decision = { state: 'confirmed' as const, decidedBy: userId, decidedAt: now };
    await db
      .insert(inquiryScreenings)
      .values({ orgId, inquiryId, action: 'quarantine', createdAt: now, expiresAt: now, ...decision })
      .onConflictDoUpdate({
        target: [inquiryScreenings.orgId, inquiryScreenings.inquiryId],
        set: { ...decision, action: sql`coalesce(${inquiryScreenings.action}, 'quarantine')` },
      });
  },

  /** Back in the inbox: what the desk marked is forgotten, what screening held counts as released. */
  async unmarkByDesk(db: Queryable, { orgId, id }: { orgId: string; id: string }): Promise<void> {
    const ofInquiry = and(eq(inquiryScreenings.orgId, orgId), eq(inquiryScreenings.inquiryId, id));
    await db
      .delete(inquiryScreenings)
      .where(and(ofInquiry, eq(inquiryScreenings.expiresAt, inquiryScreenings.createdAt)));
    await db.update(inquiryScreenings).set({ state: 'released' }).where(ofInquiry);
  },
};
