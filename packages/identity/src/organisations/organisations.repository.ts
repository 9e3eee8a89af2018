import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '@rostrum/server-kit/database';
import { organisations } from './organisations.schema.ts';

export type OrganisationRecord = typeof organisations.$inferSelect;

export const organisationRepository = {
  async find(db: Queryable, id: string): Promise<OrganisationRecord | undefined> {
    const [row] = await db
      .select()
      .from(organisations)
      .where(and(eq(organisations.id, id), isNull(organisations.deletedAt)));
    return row;
  },

  /** By its public name; closed and removed ones are not found. */
  async findPublic(db: Queryable, companyUsername: string): Promise<OrganisationRecord | undefined> {
    const [row] = await db
      .select()
      .from(organisations)
      .where(and(eq(organisations.companyUsername, companyUsername), isNull(organisations.deletedAt)));
    return row && row.status !== 'closed' && row.directoryAccess !== 'private' ? row : undefined;
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
