import { role as roleSchema } from '@rostrum/contracts';
import { column, readRows, type Queryable } from '@rostrum/server-kit/database';
import { sql } from 'drizzle-orm';
import type { PersonRecord } from './person-detail.repository.ts';

/** The active account of the member whose profile this is. */
export const personAccountRepository = {
  find: async (db: Queryable, { orgId, id }: Pick<PersonRecord, 'orgId' | 'id'>) =>
    (
      await readRows(
        db,
        {
          user_id: column.text,
          role: column.fits(roleSchema),
          name: column.text,
          firstname: column.text,
          email: column.text,
          organisation: column.text,
        },
        sql`SELECT m.user_id, m.role, u.firstname || ' ' || u.lastname AS name, u.firstname, u.email::text AS email,
            o.name AS organisation
          FROM memberships m JOIN users u ON u.id = m.user_id AND u.status = 'active' AND u.deleted_at IS NULL
          JOIN organisations o ON o.id = m.org_id
          WHERE m.org_id = ${orgId} AND m.person_id = ${id} LIMIT 1`,
      )
    )[0],
};
