import { asc, and, eq, isNull, ne } from 'drizzle-orm';
import type { Queryable } from '../../database/queryable.ts';
import { organisations } from '../organisations/organisations.schema.ts';
import { memberships, users } from './users.schema.ts';

export const userRepository = {
  async findForSignIn(db: Queryable, email: string): Promise<{ id: string; passwordHash: string | null; status: string } | undefined> {
    const [row] = await db.select({ id: users.id, passwordHash: users.passwordHash, status: users.status }).from(users).where(eq(users.email, email));
    return row;
  },

  /** The organisation a new session acts in: the one joined first. Undefined for seekers. */
  async firstOrganisationOf(db: Queryable, userId: string): Promise<string | undefined> {
    const [row] = await db
      .select({ orgId: memberships.orgId })
      .from(memberships)
      .innerJoin(organisations, eq(organisations.id, memberships.orgId))
      .where(and(eq(memberships.userId, userId), isNull(organisations.deletedAt), ne(organisations.status, 'closed')))
      .orderBy(asc(memberships.createdAt), asc(memberships.orgId))
      .limit(1);
    return row?.orgId;
  },

  async setPasswordHash(db: Queryable, userId: string, passwordHash: string): Promise<void> {
    await db.update(users).set({ passwordHash }).where(eq(users.id, userId));
  },
};
