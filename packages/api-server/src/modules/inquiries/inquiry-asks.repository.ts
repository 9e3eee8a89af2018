import { and, asc, desc, eq, inArray, lte } from 'drizzle-orm';
import type { Queryable } from '@rostrum/server-kit/database';
import { inquiryAskLinks, inquiryAsks } from './inquiry-asks.schema.ts';

export type AskRecord = typeof inquiryAsks.$inferSelect;
export type NewAsk = typeof inquiryAsks.$inferInsert;
export type AskChange = Partial<
  Pick<
    NewAsk,
    | 'state'
    | 'askedAt'
    | 'expiresAt'
    | 'remindedAt'
    | 'respondedAt'
    | 'reason'
    | 'cancelledBecause'
    | 'note'
    | 'suggestedPersonId'
    | 'times'
    | 'agreedAt'
  >
>;
export type InquiryKey = { orgId: string; id: string };

const ofInquiry = ({ orgId, id }: InquiryKey) =>
  and(eq(inquiryAsks.orgId, orgId), eq(inquiryAsks.inquiryId, id));

export const inquiryAskRepository = {
  async insert(db: Queryable, asks: NewAsk[]): Promise<AskRecord[]> {
    return db.insert(inquiryAsks).values(asks).returning();
  },

  /** All asks of an inquiry, the newest round first, each round in its order. */
  async ofInquiry(db: Queryable, key: InquiryKey): Promise<AskRecord[]> {
    return db
      .select()
      .from(inquiryAsks)
      .where(ofInquiry(key))
      .orderBy(desc(inquiryAsks.createdAt), desc(inquiryAsks.roundId), asc(inquiryAsks.position));
  },

  async find(db: Queryable, orgId: string, askId: string): Promise<AskRecord | undefined> {
    const [row] = await db
      .select()
      .from(inquiryAsks)
      .where(and(eq(inquiryAsks.orgId, orgId), eq(inquiryAsks.id, askId)));
    return row;
  },

  /** Changes an ask whose inquiry the transaction holds. */
  async change(db: Queryable, { orgId, id }: InquiryKey, change: AskChange): Promise<AskRecord> {
    const [row] = await db
      .update(inquiryAsks)
      .set(change)
      .where(and(eq(inquiryAsks.orgId, orgId), eq(inquiryAsks.id, id)))
      .returning();
    if (row === undefined) throw new Error('The ask went away while its inquiry was held.');
    return row;
  },

  /** What a person is asked and has not answered, the nearest end first. */
  async openOf(db: Queryable, orgId: string, personId: string): Promise<AskRecord[]> {
    return db
      .select()
      .from(inquiryAsks)
      .where(
        and(eq(inquiryAsks.orgId, orgId), eq(inquiryAsks.personId, personId), eq(inquiryAsks.state, 'asked')),
      )
      .orderBy(asc(inquiryAsks.expiresAt))
      .limit(50);
  },

  /** Those of some people who are asked or next in order about an inquiry. */
  async pendingFor(db: Queryable, key: InquiryKey, personIds: readonly string[]): Promise<string[]> {
    const rows = await db
      .select({ personId: inquiryAsks.personId })
      .from(inquiryAsks)
      .where(
        and(
          ofInquiry(key),
          inArray(inquiryAsks.personId, [...personIds]),
          inArray(inquiryAsks.state, ['asked', 'queued', 'accepted']),
        ),
      );
    return rows.map(({ personId }) => personId);
  },

  /** What was asked and not answered in time. */
  async overdue(db: Queryable, now: Date): Promise<Pick<AskRecord, 'id' | 'orgId' | 'inquiryId'>[]> {
    return db
      .select({ id: inquiryAsks.id, orgId: inquiryAsks.orgId, inquiryId: inquiryAsks.inquiryId })
      .from(inquiryAsks)
      .where(and(eq(inquiryAsks.state, 'asked'), lte(inquiryAsks.expiresAt, now)))
      .orderBy(asc(inquiryAsks.expiresAt))
      .limit(500);
  },

  async addLink(db: Queryable, link: { tokenHash: Buffer; orgId: string; askId: string }): Promise<void> {
    await db.insert(inquiryAskLinks).values(link);
  },

  async behindLink(db: Queryable, tokenHash: Buffer): Promise<AskRecord | undefined> {
    const [row] = await db
      .select({ ask: inquiryAsks })
      .from(inquiryAskLinks)
      .innerJoin(
        inquiryAsks,
        and(eq(inquiryAsks.orgId, inquiryAskLinks.orgId), eq(inquiryAsks.id, inquiryAskLinks.askId)),
      )
      .where(eq(inquiryAskLinks.tokenHash, tokenHash));
    return row?.ask;
  },
};
