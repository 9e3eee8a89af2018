import { sql } from 'drizzle-orm';
import { isShownOrganisation } from '@rostrum/identity';
import { personOfUsername } from '../people/index.ts';
import { column, type Queryable, readRows } from '@rostrum/server-kit/database';

export const publicPageRepository = {
  /** Whose page an address is. */
  pageOf: async (
    db: Queryable,
    { companyUsername, username }: { companyUsername?: string | undefined; username?: string | undefined },
  ) =>
    (
      await readRows(
        db,
        { org_id: column.text, person_id: column.nullable(column.text) },
        username === undefined
          ? sql`SELECT o.id AS org_id, NULL::uuid AS person_id FROM organisations o WHERE o.company_username = ${companyUsername ?? ''}::citext AND ${isShownOrganisation()}`
          : sql`SELECT p.org_id, p.id AS person_id FROM people p JOIN organisations o ON o.id = p.org_id WHERE ${isShownOrganisation()} AND p.id = ${personOfUsername(username)} AND p.status = 'published' AND p.access <> 'private' AND p.deleted_at IS NULL`,
      )
    )[0],
};
