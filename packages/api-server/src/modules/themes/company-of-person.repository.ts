import { sql } from 'drizzle-orm';
import { column, readRows, type Queryable } from '@rostrum/server-kit/database';

/** Whose page a profile is, where anybody may read it. */
export async function companyOfPerson(db: Queryable, username: string): Promise<string | undefined> {
  const [row] = await readRows(
    db,
    { company: column.text },
    sql`SELECT o.company_username::text AS company FROM people p JOIN organisations o ON o.id = p.org_id
        WHERE p.id = (SELECT rostrum_person_of_username(${username}::citext)) AND p.deleted_at IS NULL AND p.status = 'published' AND p.access = 'public'
          AND NOT p.safety_mode`,
  );
  return row?.company;
}
