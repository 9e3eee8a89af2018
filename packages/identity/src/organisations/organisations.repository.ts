import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '@rostrum/server-kit/database';
import { organisations } from './organisations.schema.ts';

export type OrganisationRecord = typeof organisations.$inferSelect;

/** Whose pages are asked for: a member's session names their organisation, guests are null. */
export type Reader = { orgId: string | null } | null;

/** Whether the pages of an organisation are there for a reader. A private one has them for its members alone. */
export const isShownTo = ({ id, status, directoryAccess }: OrganisationRecord, reader: Reader): boolean =>
  status !== 'closed' && (directoryAccess !== 'private' || reader?.orgId === id);

/** The same as a condition on `organisations o`, for statements that name their rows by other tables. */
export const isShownOrganisation = (readerOrgId: string | null = null): SQL =>
  sql`o.deleted_at IS NULL AND o.status <> 'closed' AND (o.directory_access <> 'private' OR o.id = ${readerOrgId}::uuid)`;

export const organisationRepository = {
  async find(db: Queryable, id: string): Promise<OrganisationRecord | undefined> {
    const [row] = await db
      .select()
      .from(organisations)
      .where(and(eq(organisations.id, id), isNull(organisations.deletedAt)));
    return row;
  },

  /** By its public name; closed and removed ones are not found, private ones by their members alone. */
  async findPublic(
    db: Queryable,
    companyUsername: string,
    reader: Reader = null,
  ): Promise<OrganisationRecord | undefined> {
    const [row] = await db
      .select()
      .from(organisations)
      .where(and(eq(organisations.companyUsername, companyUsername), isNull(organisations.deletedAt)));
    return row && isShownTo(row, reader) ? row : undefined;
  },

  /** The one organisation of an installation, where guests may see it; undefined where there are none or several. */
  async findOnlyPublic(db: Queryable): Promise<OrganisationRecord | undefined> {
    const [row, other] = await db
      .select()
      .from(organisations)
      .where(isNull(organisations.deletedAt))
      .limit(2);
    return row && !other && isShownTo(row, null) ? row : undefined;
  },

  async idOf(db: Queryable, companyUsername: string): Promise<string | undefined> {
    const [row] = await db
      .select({ id: organisations.id })
      .from(organisations)
      .where(and(eq(organisations.companyUsername, companyUsername), isNull(organisations.deletedAt)));
    return row?.id;
  },

  async timezone(db: Queryable, id: string): Promise<string> {
    const [row] = await db
      .select({ timezone: organisations.timezone })
      .from(organisations)
      .where(eq(organisations.id, id));
    return row?.timezone ?? 'UTC';
  },
};
