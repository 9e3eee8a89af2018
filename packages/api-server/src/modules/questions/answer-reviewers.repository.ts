import { column, readRows, type Queryable } from '@rostrum/server-kit/database';
import { sql } from 'drizzle-orm';

/** Members who publish answers: the owners and administrators of an organisation. */
export const listAnswerReviewers = (db: Queryable, orgId: string) =>
  readRows(
    db,
    { user_id: column.text, name: column.text, email: column.text, organisation: column.text },
    sql`SELECT m.user_id, u.firstname || ' ' || u.lastname AS name, u.email::text AS email, o.name AS organisation
      FROM memberships m JOIN users u ON u.id = m.user_id AND u.status = 'active' AND u.deleted_at IS NULL
      JOIN organisations o ON o.id = m.org_id
      WHERE m.org_id = ${orgId} AND m.role IN ('owner', 'administrator') ORDER BY m.user_id`,
  );
