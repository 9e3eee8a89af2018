import { and, eq, isNull, sql } from 'drizzle-orm';
import { memberships, users } from '@rostrum/identity/schema';
import type { Queryable, Transaction } from '@rostrum/server-kit/database';
import { people } from '../people.schema.ts';

interface Place {
  orgId: string;
  userId: string;
}

const isPlace = ({ orgId, userId }: Place) =>
  and(eq(memberships.orgId, orgId), eq(memberships.userId, userId));

export const memberProfileRepository = {
  /** A member to whom no profile belongs. */
  async findWithout(db: Queryable, place: Place) {
    const [row] = await db
      .select({
        orgId: memberships.orgId,
        role: memberships.role,
        firstname: users.firstname,
        lastname: users.lastname,
        email: users.email,
      })
      .from(memberships)
      .innerJoin(users, eq(users.id, memberships.userId))
      .where(and(isPlace(place), isNull(memberships.personId)));
    return row;
  },

  /** The one profile with the address that belongs to no one yet; of two, neither. */
  async freeWithAddress(db: Queryable, orgId: string, email: string): Promise<string | null> {
    const rows = await db
      .select({ id: people.id })
      .from(people)
      .leftJoin(memberships, and(eq(memberships.orgId, people.orgId), eq(memberships.personId, people.id)))
      .where(
        and(
          eq(people.orgId, orgId),
          eq(sql`lower(${people.email})`, email.toLowerCase()),
          isNull(people.deletedAt),
          isNull(memberships.userId),
        ),
      )
      .limit(2);
    return rows.length === 1 ? (rows[0]?.id ?? null) : null;
  },

  /** The profile of a member; null without one. */
  async linkedTo(db: Queryable, place: Place): Promise<string | null> {
    const [row] = await db.select({ personId: memberships.personId }).from(memberships).where(isPlace(place));
    return row?.personId ?? null;
  },

  async link(tx: Transaction, place: Place, personId: string): Promise<void> {
    await tx.update(memberships).set({ personId }).where(isPlace(place));
  },
};

export type WithoutProfile = NonNullable<Awaited<ReturnType<typeof memberProfileRepository.findWithout>>>;
