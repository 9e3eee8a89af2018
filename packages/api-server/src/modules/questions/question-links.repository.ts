import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable, Transaction } from '@rostrum/server-kit/database';
import type { QuestionKey } from './question-record.repository.ts';
import { questionLinks } from './questions.schema.ts';

export type QuestionLink = typeof questionLinks.$inferSelect;

/** Links by which experts answer without a session. */
export const questionLinkRepository = {
  async add(tx: Transaction, link: typeof questionLinks.$inferInsert): Promise<void> {
    await tx.insert(questionLinks).values(link);
  },

  async find(db: Queryable, tokenHash: Buffer): Promise<QuestionLink | undefined> {
    const [row] = await db.select().from(questionLinks).where(eq(questionLinks.tokenHash, tokenHash));
    return row;
  },

  /** The first answer ends all links that were sent until then. */
  async end(tx: Transaction, { orgId, id }: QuestionKey, personId: string, endedAt: Date): Promise<void> {
    await tx
      .update(questionLinks)
      .set({ endedAt })
      .where(
        and(
          eq(questionLinks.orgId, orgId),
          eq(questionLinks.questionId, id),
          eq(questionLinks.personId, personId),
          isNull(questionLinks.endedAt),
        ),
      );
  },
};
