import { and, asc, eq, lt, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '@rostrum/server-kit/database';
import { passkeys } from './security.schema.ts';

export type PasskeyRecord = typeof passkeys.$inferSelect;
type NewPasskey = Pick<
  typeof passkeys.$inferInsert,
  'userId' | 'credentialId' | 'publicKey' | 'counter' | 'transports' | 'name' | 'isBackedUp'
>;

export const passkeyRepository = {
  async list(db: Queryable, userId: string): Promise<PasskeyRecord[]> {
    return db
      .select()
      .from(passkeys)
      .where(eq(passkeys.userId, userId))
      .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
  },

  async findByCredential(db: Queryable, credentialId: string): Promise<PasskeyRecord | undefined> {
    const [row] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
    return row;
  },

  /** Undefined when this credential is kept already, by whomever. */
  async add(tx: Transaction, values: NewPasskey): Promise<PasskeyRecord | undefined> {
    const [row] = await tx.insert(passkeys).values(values).onConflictDoNothing().returning();
    return row;
  },

  async rename(
    db: Queryable,
    { id, userId, name }: { id: string; userId: string; name: string },
  ): Promise<PasskeyRecord | undefined> {
    const [row] = await db
      .update(passkeys)
      .set({ name })
      .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
      .returning();
    return row;
  },

  async remove(
    tx: Transaction,
    { id, userId }: { id: string; userId: string },
  ): Promise<PasskeyRecord | undefined> {
    const [row] = await tx
      .delete(passkeys)
      .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
      .returning();
    return row;
  },

  /** Notes a use. False when the counter did not move on, as after a proof that was sent twice. */
  async used(
    db: Queryable,
    id: string,
    { counter, isBackedUp }: { counter: number; isBackedUp: boolean },
  ): Promise<boolean> {
    // Authenticators that do not count send zero every time.
    const movesOn = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter);
    const used = await db
      .update(passkeys)
      .set({ counter, isBackedUp, lastUsedAt: sql`now()` })
      .where(and(eq(passkeys.id, id), movesOn))
      .returning({ id: passkeys.id });
    return used.length > 0;
  },
};
