import { sql, type SQL } from 'drizzle-orm';
import type { SeatKind } from '@rostrum/contracts/settings';
import { column, readRows, type Queryable } from '@rostrum/server-kit/database';

const holderColumns = {
  id: column.text,
  type: column.text,
  name: column.text,
  image: column.nullable(column.text),
  detail: column.text,
  at: column.nullable(column.text),
  total: column.number,
};
const asIso = (moment: SQL) => sql`to_char(${moment} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

const profiles = (orgId: string, kind: 'expert' | 'staff') =>
  sql`SELECT id::text, 'profile' AS type, firstname || ' ' || lastname AS name, image, job_title AS detail,
        published_at AS moment, 0 AS place
      FROM people WHERE org_id = ${orgId} AND kind = ${kind} AND status = 'published' AND deleted_at IS NULL`;

const members = (orgId: string, roles: readonly string[]) => {
  const named = sql.join(
    roles.map((role) => sql`${role}`),
    sql`, `,
  );
  return sql`SELECT users.id::text, 'member' AS type, users.firstname || ' ' || users.lastname AS name, users.image,
        memberships.role AS detail, users.last_login_at AS moment, 0 AS place
      FROM memberships JOIN users ON users.id = memberships.user_id
      WHERE memberships.org_id = ${orgId} AND memberships.role IN (${named}) AND users.status IN ('active', 'invited')
      UNION ALL
      SELECT id::text, 'invitation', email::text, NULL, role, sent_at, 1 FROM invitations
      WHERE org_id = ${orgId} AND role IN (${named}) AND status = 'pending' AND expires_at > now()`;
};

const holdersOf = (orgId: string, kind: SeatKind): { rows: SQL; order: SQL } => {
  switch (kind) {
    case 'experts':
      return { rows: profiles(orgId, 'expert'), order: sql`moment DESC NULLS LAST, id` };
    case 'staff':
      return { rows: profiles(orgId, 'staff'), order: sql`moment DESC NULLS LAST, id` };
    case 'agents':
      return { rows: members(orgId, ['agent']), order: sql`place, name, id` };
    case 'administrators':
      return { rows: members(orgId, ['owner', 'administrator']), order: sql`place, name, id` };
  }
};

const recentColumns = {
  experts: column.number,
  staff: column.number,
  agents: column.number,
  administrators: column.number,
};

export const licenseRepository = {
  /** Of those who hold a seat now, how many took it since then: by publication, or by becoming a member. */
  async countRecent(db: Queryable, orgId: string, since: Date): Promise<Record<SeatKind, number>> {
    const from = sql`${since.toISOString()}::timestamptz`;
    const [row] = await readRows(
      db,
      recentColumns,
      sql`SELECT
            count(*) FILTER (WHERE kind = 'expert')::int AS experts,
            count(*) FILTER (WHERE kind = 'staff')::int AS staff,
            (SELECT count(*)::int FROM memberships WHERE org_id = ${orgId} AND role = 'agent' AND created_at >= ${from}) AS agents,
            (SELECT count(*)::int FROM memberships WHERE org_id = ${orgId} AND role IN ('owner', 'administrator')
              AND created_at >= ${from}) AS administrators
          FROM people WHERE org_id = ${orgId} AND status = 'published' AND deleted_at IS NULL AND published_at >= ${from}`,
    );
    if (!row) throw new Error('Seats were not counted.');
    return row;
  },

  /** Who holds the seats of a kind, with the number of all. */
  holders(
    db: Queryable,
    orgId: string,
    { kind, limit, offset }: { kind: SeatKind; limit: number; offset: number },
  ) {
    const { rows, order } = holdersOf(orgId, kind);
    return readRows(
      db,
      holderColumns,
      sql`SELECT id, type, name, image, detail, ${asIso(sql`moment`)} AS at, count(*) OVER ()::int AS total
          FROM (${rows}) AS holders ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`,
    );
  },
};
