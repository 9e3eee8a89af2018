import { and, asc, eq, inArray, isNotNull, isNull, ne, notInArray, sql } from 'drizzle-orm';
import type { Queryable } from '@rostrum/server-kit/database';
import { organisations } from '../organisations/organisations.schema.ts';
import { ssoConnections, ssoDomains } from './sso.schema.ts';
import type { SsoConnection, SsoOrganisation } from './sso-connections.repository.ts';

export type SsoDomain = typeof ssoDomains.$inferSelect;

export const ssoDomainRepository = {
  async isVerified(db: Queryable, orgId: string, domain: string): Promise<boolean> {
    const condition = and(
      eq(ssoDomains.orgId, orgId),
      eq(ssoDomains.domain, domain),
      isNotNull(ssoDomains.verifiedAt),
    );
    return (await db.$count(ssoDomains, condition)) > 0;
  },

  async isVerifiedByAnybody(db: Queryable, domain: string): Promise<boolean> {
    return (
      (await db.$count(ssoDomains, and(eq(ssoDomains.domain, domain), isNotNull(ssoDomains.verifiedAt)))) > 0
    );
  },

  /** The organisation that has proven a domain and signs in by itself, if any does. */
  async findSignIn(
    db: Queryable,
    domain: string,
  ): Promise<{ organisation: SsoOrganisation; connection: SsoConnection } | undefined> {
    const [row] = await db
      .select({
        organisation: {
          id: organisations.id,
          name: organisations.name,
          companyUsername: organisations.companyUsername,
        },
        connection: ssoConnections,
      })
      .from(ssoDomains)
      .innerJoin(ssoConnections, eq(ssoConnections.orgId, ssoDomains.orgId))
      .innerJoin(organisations, eq(organisations.id, ssoDomains.orgId))
      .where(
        and(
          eq(ssoDomains.domain, domain),
          isNotNull(ssoDomains.verifiedAt),
          inArray(ssoConnections.status, ['active', 'enforced']),
          isNull(organisations.deletedAt),
          ne(organisations.status, 'closed'),
        ),
      );
    return row;
  },

  async list(db: Queryable, orgId: string): Promise<SsoDomain[]> {
    return db.select().from(ssoDomains).where(eq(ssoDomains.orgId, orgId)).orderBy(asc(ssoDomains.domain));
  },

  /** Adds a domain, or finds it with the text that it was given before. */
  async add(db: Queryable, orgId: string, domain: string, txt: string): Promise<SsoDomain> {
    const [row] = await db
      .insert(ssoDomains)
      .values({ orgId, domain, txt })
      .onConflictDoUpdate({
        target: [ssoDomains.orgId, ssoDomains.domain],
        set: { domain: sql`excluded.domain` },
      })
      .returning();
    if (!row) throw new Error('The domain was not written.');
    return row;
  },

  async markVerified(db: Queryable, id: string): Promise<void> {
    await db
      .update(ssoDomains)
      .set({ verifiedAt: sql`now()` })
      .where(eq(ssoDomains.id, id));
  },

  async setJoinRole(db: Queryable, id: string, joinRole: SsoDomain['joinRole']): Promise<void> {
    await db.update(ssoDomains).set({ joinRole }).where(eq(ssoDomains.id, id));
  },

  /** The organisation that takes people of a domain it has proven as members, while it goes on. */
  async findJoining(db: Queryable, domain: string) {
    const [row] = await db
      .select({
        orgId: organisations.id,
        name: organisations.name,
        companyUsername: organisations.companyUsername,
        domain: ssoDomains.domain,
        role: ssoDomains.joinRole,
      })
      .from(ssoDomains)
      .innerJoin(organisations, eq(organisations.id, ssoDomains.orgId))
      .where(
        and(
          eq(ssoDomains.domain, domain),
          isNotNull(ssoDomains.verifiedAt),
          isNotNull(ssoDomains.joinRole),
          isNull(organisations.deletedAt),
          isNull(organisations.closingAt),
          notInArray(organisations.status, ['suspended', 'closed']),
        ),
      );
    return row;
  },

  async remove(db: Queryable, orgId: string, domain: string): Promise<boolean> {
    const removed = await db
      .delete(ssoDomains)
      .where(and(eq(ssoDomains.orgId, orgId), eq(ssoDomains.domain, domain)))
      .returning({ id: ssoDomains.id });
    return removed.length > 0;
  },
};
