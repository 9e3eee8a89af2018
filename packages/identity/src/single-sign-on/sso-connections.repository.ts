import { and, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { Queryable } from '@rostrum/server-kit/database';
import { organisations } from '../organisations/organisations.schema.ts';
import { ssoConnections, type SsoTest } from './sso.schema.ts';

export type SsoConnection = typeof ssoConnections.$inferSelect;
export type SsoOrganisation = { id: string; name: string; companyUsername: string };
/** An organisation, and how it signs in if it does. */
export interface SsoSetup {
  organisation: SsoOrganisation;
  connection: SsoConnection | null;
}

const organisationColumns = {
  id: organisations.id,
  name: organisations.name,
  companyUsername: organisations.companyUsername,
};
const isOpen = and(isNull(organisations.deletedAt), ne(organisations.status, 'closed'));

export const ssoConnectionRepository = {
  /** One statement for known and unknown organisations, with and without single sign-on: all take the same time. */
  async findSetup(db: Queryable, companyUsername: string): Promise<SsoSetup | undefined> {
    if (companyUsername.includes('\u0000')) return undefined;
    const [row] = await db
      .select({ organisation: organisationColumns, connection: ssoConnections })
      .from(organisations)
      .leftJoin(ssoConnections, eq(ssoConnections.orgId, organisations.id))
      .where(and(eq(organisations.companyUsername, companyUsername), isOpen));
    return row;
  },

  async findSetupById(db: Queryable, orgId: string): Promise<SsoSetup | undefined> {
    const [row] = await db
      .select({ organisation: organisationColumns, connection: ssoConnections })
      .from(organisations)
      .leftJoin(ssoConnections, eq(ssoConnections.orgId, organisations.id))
      .where(and(eq(organisations.id, orgId), isOpen));
    return row;
  },

  async statusOf(db: Queryable, orgId: string): Promise<SsoConnection['status']> {
    const [row] = await db
      .select({ status: ssoConnections.status })
      .from(ssoConnections)
      .where(eq(ssoConnections.orgId, orgId));
    return row?.status ?? 'not_set';
  },

  async noteTest(db: Queryable, orgId: string, lastTest: SsoTest): Promise<void> {
    await db.update(ssoConnections).set({ lastTest }).where(eq(ssoConnections.orgId, orgId));
  },

  /** Takes the turn to read the metadata again. Undefined when there is no address, or another server just did. */
  async claimMetadata(db: Queryable, orgId: string, minMinutes: number): Promise<SsoConnection | undefined> {
    const [row] = await db
      .update(ssoConnections)
      .set({ metadataTriedAt: sql`now()` })
      .where(
        and(
          eq(ssoConnections.orgId, orgId),
          eq(ssoConnections.kind, 'saml'),
          isNotNull(ssoConnections.metadataUrl),
          or(
            isNull(ssoConnections.metadataTriedAt),
            sql`${ssoConnections.metadataTriedAt} <= now() - make_interval(mins => ${minMinutes})`,
          ),
        ),
      )
      .returning();
    return row;
  },

  /** Open organisations whose metadata has an address. */
  listWithMetadata: (db: Queryable): Promise<SsoOrganisation[]> =>
    db
      .select(organisationColumns)
      .from(ssoConnections)
      .innerJoin(organisations, eq(organisations.id, ssoConnections.orgId))
      .where(and(eq(ssoConnections.kind, 'saml'), isNotNull(ssoConnections.metadataUrl), isOpen)),

  async remove(db: Queryable, orgId: string): Promise<void> {
    await db.delete(ssoConnections).where(eq(ssoConnections.orgId, orgId));
  },

  async noteSignIn(db: Queryable, orgId: string): Promise<void> {
    await db
      .update(ssoConnections)
      .set({ lastSignInAt: sql`now()` })
      .where(eq(ssoConnections.orgId, orgId));
  },

  /** Writes what is named and leaves the rest; the first write makes the connection. */
  async save(
    db: Queryable,
    orgId: string,
    values: Partial<Omit<SsoConnection, 'id' | 'orgId'>> & Pick<SsoConnection, 'kind'>,
  ): Promise<SsoConnection> {
    const [row] = await db
      .insert(ssoConnections)
      .values({ orgId, ...values })
      .onConflictDoUpdate({
        target: ssoConnections.orgId,
        set: { ...values, version: sql`${ssoConnections.version} + 1`, updatedAt: sql`now()` },
      })
      .returning();
    if (!row) throw new Error('The connection was not written.');
    return row;
  },
};
