import { sql } from 'drizzle-orm';
import { isShownOrganisation } from '@rostrum/identity';
import { type Queryable, column, readRows } from '@rostrum/server-kit/database';
import { shownImage } from '../people/index.ts';

export interface ViewedPersonRow {
  username: string;
  name: string;
  job_title: string;
  image: string | null;
  organisation: string;
  viewed_at: string;
}
const viewedPersonRowColumns = {
  username: column.text,
  name: column.text,
  job_title: column.text,
  image: column.nullable(column.text),
  organisation: column.text,
  viewed_at: column.text,
};

const shown = (userId: string, readerOrgId: string | null) =>
  sql`FROM viewed_people v JOIN people p ON p.org_id = v.org_id AND p.id = v.person_id JOIN organisations o ON o.id = p.org_id
  WHERE v.user_id = ${userId} AND p.deleted_at IS NULL AND p.status = 'published' AND p.access <> 'private'
    AND ${isShownOrganisation(readerOrgId)}`;

export const historyRepository = {
  list: (
    db: Queryable,
    { userId, orgId }: { userId: string; orgId: string | null },
    { limit, offset }: { limit: number; offset: number },
  ) =>
    readRows(
      db,
      viewedPersonRowColumns,
      sql`SELECT p.username::text AS username, concat_ws(' ', p.prefix, p.firstname, p.lastname) AS name, p.job_title, ${shownImage(sql`p`)} AS image, o.name AS organisation, v.viewed_at
        ${shown(userId, orgId)} ORDER BY v.viewed_at DESC, p.id LIMIT ${limit} OFFSET ${offset}`,
    ),

  count: async (db: Queryable, { userId, orgId }: { userId: string; orgId: string | null }) =>
    (
      await readRows(db, { count: column.number }, sql`SELECT count(*)::int AS count ${shown(userId, orgId)}`)
    )[0]?.count ?? 0,

  /** One row a person: the newest time wins. */
  async record(
    db: Queryable,
    { userId, orgId, personId, at }: { userId: string; orgId: string; personId: string; at: Date },
  ) {
    await db.execute(sql`INSERT INTO viewed_people (user_id, org_id, person_id, viewed_at) VALUES (${userId}, ${orgId}, ${personId}, ${at.toISOString()})
      ON CONFLICT (user_id, person_id) DO UPDATE SET viewed_at = greatest(viewed_people.viewed_at, excluded.viewed_at)`);
  },
};
