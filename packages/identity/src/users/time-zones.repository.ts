import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '@rostrum/server-kit/database';
import { memberships, users } from './users.schema.ts';

export const userTimeZoneRepository = {
  /** The zone that an account chose for itself; null when it follows its organisation. */
  async findOwn(db: Queryable, userId: string): Promise<string | null> {
    const [row] = await db
      .select({ timezone: users.timezone, isOwn: users.usesOwnTimezone })
      .from(users)
      .where(eq(users.id, userId));
    return row?.isOwn ? row.timezone : null;
  },

  /** At most 20 active members whose own zone differs from this one. */
  listMembersElsewhere: (db: Queryable, orgId: string, timezone: string) =>
    db
      .select({
        id: users.id,
        firstname: users.firstname,
        lastname: users.lastname,
        image: users.image,
        timezone: users.timezone,
      })
      .from(memberships)
      .innerJoin(users, eq(users.id, memberships.userId))
      .where(
        and(
          eq(memberships.orgId, orgId),
          eq(users.status, 'active'),
          eq(users.usesOwnTimezone, true),
          sql`${users.timezone} <> ${timezone}`,
        ),
      )
      .orderBy(users.lastname, users.firstname, users.id)
      .limit(20),

  /** Moves members without a zone of their own: their mornings, when mails leave, are those of the organisation. */
  async moveMembers(tx: Transaction, orgId: string, timezone: string): Promise<void> {
    const members = tx
      .select({ id: memberships.userId })
      .from(memberships)
      .where(eq(memberships.orgId, orgId));
    await tx
      .update(users)
      .set({ timezone })
      .where(and(inArray(users.id, members), eq(users.usesOwnTimezone, false)));
  },

  async set(
    tx: Transaction,
    userId: string,
    values: { timezone: string; usesOwnTimezone: boolean },
  ): Promise<void> {
    await tx.update(users).set(values).where(eq(users.id, userId));
  },
};
