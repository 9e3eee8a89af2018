import { openInquiryStatuses } from '@rostrum/contracts';
import { and, eq, getTableColumns, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Queryable } from '@rostrum/server-kit/database';
import { inquiries, inquiryReads, inquiryRecipients, inquiryTrackingLinks } from './inquiries.schema.ts';

// What PostgreSQL derives is its own; reading it back would only cost.
const { searchVector: _vector, screenedText: _folded, ...columns } = getTableColumns(inquiries);

export type InquiryRecord = Omit<typeof inquiries.$inferSelect, 'searchVector' | 'screenedText'>;
export type NewInquiry = typeof inquiries.$inferInsert;
export type InquiryChange = Partial<
  Pick<
    NewInquiry,
    | 'status'
    | 'assigneeId'
    | 'outcome'
    | 'outcomeNote'
    | 'openedAt'
    | 'waitingSince'
    | 'firstReplyAt'
    | 'replyMissedAt'
    | 'closedAt'
    | 'lateReason'
    | 'lastMessageAt'
    | 'lastMessageBy'
    | 'tags'
    | 'deadlineAt'
    | 'priority'
    | 'emailConfirmedAt'
    | 'mergedInto'
    | 'mergedAt'
    | 'mergeUndo'
    | 'seekerId'
    | 'seekerType'
  >
>;

export const inquiryChangesRepository = {
  /** Stores an inquiry, or answers null when its reference is taken: the caller tries another. */
  async insert(db: Queryable, inquiry: NewInquiry): Promise<InquiryRecord | null> {
    const [row] = await db
      .insert(inquiries)
      .values(inquiry)
      .onConflictDoNothing({ target: [inquiries.orgId, inquiries.ref] })
      .returning(columns);
    return row ?? null;
  },

  async addRecipients(
    db: Queryable,
    { orgId, id: inquiryId }: Pick<InquiryRecord, 'orgId' | 'id'>,
    recipients: readonly { personId: string; heldSince: Date | null }[],
  ): Promise<void> {
    if (recipients.length === 0) return;
    await db
      .insert(inquiryRecipients)
      .values(recipients.map((recipient, position) => ({ orgId, inquiryId, position, ...recipient })));
  },

  /** Lets held recipients see the inquiry. Returns those of the named people who were held until now. */
  async passOn(
    db: Queryable,
    { orgId, id: inquiryId }: Pick<InquiryRecord, 'orgId' | 'id'>,
    personIds: readonly string[],
  ): Promise<string[]> {
    const rows = await db
      .update(inquiryRecipients)
      .set({ heldSince: null })
      .where(
        and(
          eq(inquiryRecipients.orgId, orgId),
          eq(inquiryRecipients.inquiryId, inquiryId),
          inArray(inquiryRecipients.personId, [...personIds]),
          isNotNull(inquiryRecipients.heldSince),
        ),
      )
      .returning({ personId: inquiryRecipients.personId });
    return rows.map(({ personId }) => personId);
  },

  async addTrackingLink(db: Queryable, link: typeof inquiryTrackingLinks.$inferInsert): Promise<void> {
    await db.insert(inquiryTrackingLinks).values(link);
  },

  /** Those of an organisation that wait for a member who is responsible. */
  listOpenAssignedTo: (
    db: Queryable,
    { orgId, userId }: { orgId: string; userId: string },
  ): Promise<Pick<InquiryRecord, 'id' | 'orgId'>[]> =>
    db
      .select({ id: inquiries.id, orgId: inquiries.orgId })
      .from(inquiries)
      .where(
        and(
          eq(inquiries.orgId, orgId),
          eq(inquiries.assigneeId, userId),
          inArray(inquiries.status, [...openInquiryStatuses]),
        ),
      )
      .orderBy(inquiries.id),

  /** The inquiry, held against other writers until the transaction ends. */
  async hold(db: Queryable, orgId: string, id: string): Promise<InquiryRecord | undefined> {
    const [row] = await db
      .select(columns)
      .from(inquiries)
      .where(and(eq(inquiries.orgId, orgId), eq(inquiries.id, id)))
      .for('update');
    return row;
  },

  async find(db: Queryable, orgId: string, id: string): Promise<InquiryRecord | undefined> {
    const [row] = await db
      .select(columns)
      .from(inquiries)
      .where(and(eq(inquiries.orgId, orgId), eq(inquiries.id, id)));
    return row;
  },

  /** Changes an inquiry that the transaction holds and raises its version. */
  async change(
    db: Queryable,
    { orgId, id }: Pick<InquiryRecord, 'orgId' | 'id'>,
    change: InquiryChange,
  ): Promise<InquiryRecord> {
    const [row] = await db
      .update(inquiries)
      .set({ ...change, version: sql`${inquiries.version} + 1` })
      .where(and(eq(inquiries.orgId, orgId), eq(inquiries.id, id)))
      .returning(columns);
    if (row === undefined) throw new Error('The inquiry went away while it was held.');
    return row;
  },

  /** Notes that the team was told. The version stays: nothing changed that somebody may be changing. */
  async markReplyClock(
    db: Queryable,
    { orgId, id }: Pick<InquiryRecord, 'orgId' | 'id'>,
    told: Pick<NewInquiry, 'replyWarnedAt' | 'replyMissedAt'>,
  ): Promise<void> {
    await db
      .update(inquiries)
      .set(told)
      .where(and(eq(inquiries.orgId, orgId), eq(inquiries.id, id)));
  },

  async markRead(
    db: Queryable,
    { orgId, id }: Pick<InquiryRecord, 'orgId' | 'id'>,
    userId: string,
    readAt: Date,
  ): Promise<void> {
    await db
      .insert(inquiryReads)
      .values({ orgId, inquiryId: id, userId, readAt })
      .onConflictDoUpdate({
        target: [inquiryReads.orgId, inquiryReads.inquiryId, inquiryReads.userId],
        set: { readAt: sql`greatest(${inquiryReads.readAt}, excluded.read_at)` },
      });
  },

  /** What has waited for its seeker longer than anybody waits: 7 days, or for media a day beyond the deadline. */
  async silentSince(db: Queryable, now: Date): Promise<Pick<InquiryRecord, 'id' | 'orgId'>[]> {
    const media = 2;
    return db
      .select({ id: inquiries.id, orgId: inquiries.orgId })
      .from(inquiries)
      .where(
        and(
          eq(inquiries.status, 'waiting_seeker'),
          sql`case when ${inquiries.type} = ${media} and ${inquiries.deadlineAt} is not null
              then ${inquiries.deadlineAt} + interval '24 hours'
              else coalesce(${inquiries.waitingSince}, ${inquiries.lastMessageAt}) + interval '7 days' end <= ${now}`,
        ),
      )
      .limit(500);
  },
};
