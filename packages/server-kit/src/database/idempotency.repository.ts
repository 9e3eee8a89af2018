import { and, eq, lt } from 'drizzle-orm';
import { idempotencyKeys } from './idempotency-keys.schema.ts';
import type { Queryable, Transaction } from './queryable.ts';

export interface IdempotencyClaim {
  scope: string;
  key: string;
  requestHash: string;
}

export interface StoredAnswer {
  requestHash: string;
  status: number | null;
  answer: unknown;
}

export const idempotencyRepository = {
  /** What was answered before to this key, once the write is committed. */
  async find(
    db: Queryable,
    { scope, key }: Pick<IdempotencyClaim, 'scope' | 'key'>,
  ): Promise<StoredAnswer | undefined> {
    const [stored] = await db
      .select({
        requestHash: idempotencyKeys.requestHash,
        status: idempotencyKeys.status,
        answer: idempotencyKeys.answer,
      })
      .from(idempotencyKeys)
      .where(and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key)));
    return stored;
  },

  /**
   * Takes the key for this transaction. A twin that runs at the same moment waits here until the first commits, and
   * then reads its answer; when the first rolled back, the twin does the work.
   */
  async claim(tx: Transaction, claim: IdempotencyClaim): Promise<StoredAnswer | undefined> {
    const inserted = await tx
      .insert(idempotencyKeys)
      .values(claim)
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key });
    if (inserted.length > 0) return undefined;
    return idempotencyRepository.find(tx, claim);
  },

  async keepAnswer(
    tx: Transaction,
    { scope, key }: IdempotencyClaim,
    status: number,
    answer: unknown,
  ): Promise<void> {
    await tx
      .update(idempotencyKeys)
      .set({ status, answer })
      .where(and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key)));
  },

  async prune(db: Queryable, before: Date): Promise<void> {
    await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before));
  },
};
