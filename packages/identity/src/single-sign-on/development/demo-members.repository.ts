import { and, asc, eq, like } from 'drizzle-orm';
import type { Queryable } from '@rostrum/server-kit/database';
import { organisations } from '../../organisations/organisations.schema.ts';
import { memberships, users } from '../../users/users.schema.ts';

/** The demonstration, seen by the development identity provider. */
export const demoMemberRepository = {
  async findOrganisation(db: Queryable, companyUsername: string): Promise<{ id: string } | undefined> {
    const [row] = await db
      .select({ id: organisations.id })
      .from(organisations)
      .where(and(eq(organisations.companyUsername, companyUsername), eq(organisations.isDemo, true)));
    return row;
  },

  async membersOfDomain(db: Queryable, orgId: string, domain: string) {
    return db
      .select({
        email: users.email,
        firstname: users.firstname,
        lastname: users.lastname,
        role: memberships.role,
      })
      .from(memberships)
      .innerJoin(users, eq(users.id, memberships.userId))
      .where(and(eq(memberships.orgId, orgId), like(users.email, `%@${domain}`), eq(users.status, 'active')))
      .orderBy(asc(users.email))
      .limit(12);
  },
};
