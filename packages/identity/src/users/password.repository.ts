import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable, Transaction } from '@rostrum/server-kit/database';
import { users } from './users.schema.ts';

export const passwordRepository = {
  async hashOf(db: Queryable, userId: string): Promise<string | null> {
    const [row] = await db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, userId));
    return row?.hash ?? null;
  },

  /** False when there is a password already. */
  async setFirst(tx: Transaction, userId: string, next: string): Promise<boolean> {
    const changed = await tx
      .update(users)
      .set({ passwordHash: next })
      .where(and(eq(users.id, userId), isNull(users.passwordHash)))
      .returning({ id: users.id });
    return changed.length > 0;
  },

  /** False when the password was changed by another user since `previous` was read. */
  async replace(
    tx: Transaction,
    userId: string,
    { previous, next }: { previous: string; next: string },
  ): Promise<boolean> {
    const changed = await tx
      .update(users)
      .set({ passwordHash: next })
      .where(and(eq(users.id, userId), eq(users.passwordHash, previous)))
      .returning({ id: users.id });
    return changed.length > 0;
  },
};
