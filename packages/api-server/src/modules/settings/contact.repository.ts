import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '@rostrum/server-kit/database';
import { organisations, users } from '@rostrum/identity/schema';

export const contactRepository = {
  async user(db: Queryable, id: string) {
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
  async changeUser(
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

  async changeOrganisation(
    db: Queryable,
    { id, version }: { id: string; version: number },
    values: Partial<typeof organisations.$inferInsert>,
  ) {
    const changed = await db
      .update(organisations)
      .set({ ...values, version: sql`${organisations.version} + 1` })
      .where(and(eq(organisations.id, id), eq(organisations.version, version)))
      .returning({ id: organisations.id });
    return changed.length > 0;
  },
};
