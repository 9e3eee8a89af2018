import { and, eq, isNull, sql } from 'drizzle-orm';
import { memberships } from '@rostrum/identity/schema';
import type { Queryable } from '@rostrum/server-kit/database';
import { people } from '../people.schema.ts';

export const memberProfileRepository = {
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
};
