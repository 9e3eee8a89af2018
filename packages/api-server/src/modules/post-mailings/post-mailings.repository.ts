import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { Queryable, Transaction } from '@rostrum/server-kit/database';
import { postMailings } from './post-mailings.schema.ts';

export type PostMailingRecord = typeof postMailings.$inferSelect;
type MailingKey = Pick<PostMailingRecord, 'orgId' | 'postId' | 'listId'>;

const isMailing = ({ orgId, postId, listId }: MailingKey) =>
  and(eq(postMailings.orgId, orgId), eq(postMailings.postId, postId), eq(postMailings.listId, listId));

export const postMailingRepository = {
  ofPost: (db: Queryable, { orgId, postId }: Omit<MailingKey, 'listId'>): Promise<PostMailingRecord[]> =>
    db
      .select()
      .from(postMailings)
      .where(and(eq(postMailings.orgId, orgId), eq(postMailings.postId, postId))),

  /** Undefined where the list was given the post before. */
  async add(
    tx: Transaction,
    mailing: typeof postMailings.$inferInsert,
  ): Promise<PostMailingRecord | undefined> {
    const [row] = await tx.insert(postMailings).values(mailing).onConflictDoNothing().returning();
    return row;
  },

  due: (db: Queryable, now: Date): Promise<MailingKey[]> =>
    db
      .select({ orgId: postMailings.orgId, postId: postMailings.postId, listId: postMailings.listId })
      .from(postMailings)
      .where(and(isNull(postMailings.doneAt), lte(postMailings.dueAt, now)))
      .orderBy(asc(postMailings.dueAt))
      .limit(100),

  /** Unless another server has it in hand, or was faster. */
  async take(tx: Transaction, key: MailingKey): Promise<PostMailingRecord | undefined> {
    const [row] = await tx
      .select()
      .from(postMailings)
      .where(and(isMailing(key), isNull(postMailings.doneAt)))
      .for('update', { skipLocked: true });
    return row;
  },

  async finish(
    tx: Transaction,
    key: MailingKey,
    done: { doneAt: Date; recipients: number | null },
  ): Promise<void> {
    await tx.update(postMailings).set(done).where(isMailing(key));
  },
};
