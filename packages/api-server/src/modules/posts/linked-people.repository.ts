import { sql } from 'drizzle-orm';
import { column, readRows, type Queryable } from '@rostrum/server-kit/database';
import { isLinkedInPublic } from '../people/index.ts';

const columns = {
  id: column.text,
  name: column.text,
  username: column.text,
  isDeleted: column.flag,
  isLinked: column.flag,
};

export const linkedPeopleRepository = {
  /** People by id, deleted ones as well: their names are those that an erasure left. */
  find: (db: Queryable, orgId: string, ids: readonly string[]) =>
    readRows(
      db,
      columns,
      sql`SELECT w.id, w.firstname || ' ' || w.lastname AS name, w.username::text AS username,
          w.deleted_at IS NOT NULL AS "isDeleted", w.kind <> 'staff' AND ${isLinkedInPublic(sql`w`)} AS "isLinked"
        FROM people w WHERE w.org_id = ${orgId} AND w.id = ANY(${sql.param([...ids])}::uuid[])`,
    ),
};

export type LinkedPerson = Awaited<ReturnType<typeof linkedPeopleRepository.find>>[number];
