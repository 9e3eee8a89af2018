import { sql } from 'drizzle-orm';
import { column, readRows, type Queryable } from '@rostrum/server-kit/database';
import { groupFilter } from '../protocol/member-filter.repository.ts';
import type { Filter } from '../protocol/parse-filter.ts';
import { toMoment } from '../provisioning.repository.ts';

const member = { id: column.text, name: column.text };
const groupColumns = {
  id: column.text,
  displayName: column.text,
  externalId: column.nullable(column.text),
  membersHash: column.text,
  createdAt: column.text,
  updatedAt: column.text,
};

/** A group with its members, in the order of their ids. */
export interface GroupRecord {
  id: string;
  displayName: string;
  externalId: string | null;
  /** Changes when members are added or removed. */
  membersHash: string;
  createdAt: string;
  updatedAt: string;
  members: { id: string; name: string }[];
}

export const directoryGroupRepository = {
  async page(
    db: Queryable,
    orgId: string,
    {
      filter,
      limit,
      offset,
      withMembers,
    }: { filter: Filter | undefined; limit: number; offset: number; withMembers: boolean },
  ): Promise<GroupRecord[]> {
    const groups = await readRows(
      db,
      groupColumns,
      sql`SELECT m.id::text, m.display_name::text AS "displayName", m.external_id AS "externalId",
          coalesce((SELECT md5(string_agg(gm.user_id::text, ',' ORDER BY gm.user_id)) FROM directory_group_members gm
            WHERE gm.org_id = m.org_id AND gm.group_id = m.id), '') AS "membersHash",
          ${toMoment(sql`m.created_at`)} AS "createdAt", ${toMoment(sql`m.updated_at`)} AS "updatedAt"
        FROM directory_groups m WHERE m.org_id = ${orgId} AND ${groupFilter(filter)}
        ORDER BY m.id LIMIT ${limit} OFFSET ${offset}`,
    );
    if (!withMembers || groups.length === 0) return groups.map((group) => ({ ...group, members: [] }));
    const members = await readRows(
      db,
      { ...member, groupId: column.text },
      sql`SELECT gm.group_id::text AS "groupId", u.id::text, u.firstname || ' ' || u.lastname AS name
        FROM directory_group_members gm JOIN users u ON u.id = gm.user_id
        WHERE gm.org_id = ${orgId} AND gm.group_id = ANY (${sql.param(groups.map(({ id }) => id))}::uuid[])
        ORDER BY u.id`,
    );
    const byGroup = Map.groupBy(members, ({ groupId }) => groupId);
    return groups.map((group) => ({
      ...group,
      members: (byGroup.get(group.id) ?? []).map(({ id, name }) => ({ id, name })),
    }));
  },

  async count(db: Queryable, orgId: string, filter: Filter | undefined): Promise<number> {
    const [row] = await readRows(
      db,
      { total: column.number },
      sql`SELECT count(*)::int AS total FROM directory_groups m WHERE m.org_id = ${orgId} AND ${groupFilter(filter)}`,
    );
    return row?.total ?? 0;
  },

  /** The ids among these that belong to members of the organisation, active or deactivated. */
  async membersAmong(db: Queryable, orgId: string, ids: readonly string[]): Promise<Set<string>> {
    const rows = await readRows(
      db,
      { id: column.text },
      sql`SELECT ids.id::text FROM unnest(${sql.param([...ids])}::uuid[]) AS ids (id)
        WHERE EXISTS (SELECT 1 FROM memberships ms WHERE ms.org_id = ${orgId} AND ms.user_id = ids.id)
          OR EXISTS (SELECT 1 FROM deactivated_members d WHERE d.org_id = ${orgId} AND d.user_id = ids.id)`,
    );
    return new Set(rows.map(({ id }) => id));
  },

  /** Names of the pushed groups, to choose from in a mapping. */
  async names(db: Queryable, orgId: string): Promise<string[]> {
    const rows = await readRows(
      db,
      { name: column.text },
      sql`SELECT DISTINCT display_name::text AS name FROM directory_groups WHERE org_id = ${orgId} ORDER BY 1 LIMIT 1000`,
    );
    return rows.map(({ name }) => name);
  },
};
