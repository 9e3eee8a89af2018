import { notificationKinds } from '@rostrum/contracts/notifications';
import { sql } from 'drizzle-orm';
import { isReadable } from './readable-notification.repository.ts';
import { type Queryable, type Transaction, column, readRows } from '@rostrum/server-kit/database';

/** Daily emails tell what happened until the clock of the person struck this hour. */
const morningHour = 7;

const awaits = (now: Date) => sql`n.awaits_digest AND n.created_at <=
  rostrum_last_morning(${now.toISOString()}::timestamptz, u.timezone, ${morningHour}, 'day')`;

export const digestRepository = {
  /** Members with something to hear of by now, and in which organisation. */
  due: (db: Queryable, now: Date) =>
    readRows(
      db,
      { userId: column.text, orgId: column.text },
      sql`SELECT DISTINCT n.user_id AS "userId", n.org_id AS "orgId" FROM notifications n JOIN users u ON u.id = n.user_id
        WHERE ${awaits(now)} ORDER BY 1, 2 LIMIT 500`,
    ),

  /**
   * Takes what a member has waiting; another server finds nothing any more. Only what is unread is answered, and only to
   * those who still belong to the organisation and can sign in.
   */
  take: (tx: Transaction, { userId, orgId }: { userId: string; orgId: string }, now: Date) =>
    readRows(
      tx,
      {
        kind: column.oneOf(notificationKinds),
        actor: column.nullable(column.text),
        text: column.text,
        detail: column.text,
        entityId: column.text,
        name: column.text,
        email: column.text,
        organisation: column.text,
      },
      sql`WITH taken AS (
          UPDATE notifications n SET awaits_digest = false FROM users u
          WHERE u.id = n.user_id AND n.user_id = ${userId} AND n.org_id = ${orgId} AND ${awaits(now)} RETURNING n.*
        )
        SELECT t.kind, t.actor, t.text, t.detail, t.entity_id AS "entityId", u.firstname || ' ' || u.lastname AS name,
          u.email::text AS email, o.name AS organisation
        FROM taken t JOIN users u ON u.id = t.user_id AND u.status = 'active' AND u.deleted_at IS NULL
        JOIN memberships m ON m.user_id = t.user_id AND m.org_id = t.org_id
        JOIN organisations o ON o.id = t.org_id AND o.status <> 'closed' AND o.deleted_at IS NULL
        WHERE t.read_at IS NULL AND ${isReadable(sql`t`)} ORDER BY t.created_at DESC, t.id DESC`,
    ),
};
