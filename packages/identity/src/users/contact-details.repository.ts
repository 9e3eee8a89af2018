import { and, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '@rostrum/server-kit/database';
import { users } from './users.schema.ts';

export const contactDetailsRepository = {
  async find(db: Queryable, id: string) {
    const [row] = await db
      .select({
        version: users.version,
        firstname: users.firstname,
        lastname: users.lastname,
        email: users.email,
        phone: users.phone,
        image: users.image,
      })
      .from(users)
      .where(eq(users.id, id));
    return row;
  },

  /** False when the version has moved on. */
  async change(
    db: Queryable,
    { id, version }: { id: string; version: number },
    values: { firstname: string; lastname: string; phone: string | null },
  ) {
    const changed = await db
      .update(users)
      .set({ ...values, version: sql`${users.version} + 1` })
      .where(and(eq(users.id, id), eq(users.version, version)))
      .returning({ id: users.id });
    return changed.length > 0;
  },

  /** Changes what an identity provider keeps. */
  async rename(
    tx: Transaction,
    userId: string,
    values: Partial<Pick<typeof users.$inferInsert, 'email' | 'firstname' | 'lastname'>>,
  ): Promise<void> {
    await tx
      .update(users)
      .set({ ...values, version: sql`${users.version} + 1` })
      .where(eq(users.id, userId));
  },
};
