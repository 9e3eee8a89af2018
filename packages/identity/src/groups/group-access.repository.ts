import { and, eq, inArray, sql } from 'drizzle-orm';
import { column, readRows, type Queryable, type Transaction } from '@rostrum/server-kit/database';
import { deactivatedMembers } from '../users/deactivated-members.schema.ts';
import type { memberships, MembershipScopes } from '../users/users.schema.ts';
import { groupRepository } from './groups.repository.ts';
import { groupGrants } from './groups.schema.ts';
import type { MappedRole } from './resolve-groups.ts';

interface MemberPlace {
  orgId: string;
  userId: string;
}

const groupColumns = { userId: column.text, groups: column.listOf(column.text) };

export const groupAccessRepository = {
  /** The names and external ids of each member's groups: those pushed by SCIM and those claimed at sign-in. */
  async groupNames(
    db: Queryable,
    orgId: string,
    userIds: readonly string[],
  ): Promise<Map<string, readonly string[]>> {
    const rows = await readRows(
      db,
      groupColumns,
      sql`SELECT named.user_id::text AS "userId", array_agg(named.name) AS groups FROM (
          SELECT m.user_id, unnest(array_remove(ARRAY[g.display_name::text, g.external_id::text], NULL)) AS name
          FROM directory_group_members m
          JOIN directory_groups g ON g.org_id = m.org_id AND g.id = m.group_id
          WHERE m.org_id = ${orgId} AND m.user_id = ANY (${sql.param([...userIds])}::uuid[])
          UNION ALL
          SELECT user_id, unnest(claimed) FROM group_grants
          WHERE org_id = ${orgId} AND user_id = ANY (${sql.param([...userIds])}::uuid[])
        ) named GROUP BY named.user_id`,
    );
    return new Map(rows.map(({ userId, groups }) => [userId, groups]));
  },

  async grantedRoles(
    db: Queryable,
    orgId: string,
    userIds: readonly string[],
  ): Promise<Map<string, MappedRole | null>> {
    const rows = await db
      .select({ userId: groupGrants.userId, role: groupGrants.role })
      .from(groupGrants)
      .where(and(eq(groupGrants.orgId, orgId), inArray(groupGrants.userId, [...userIds])));
    return new Map(rows.map(({ userId, role }) => [userId, role]));
  },

  async setGrant(
    tx: Transaction,
    { orgId, userId }: MemberPlace,
    values: { role?: MappedRole | null; claimed?: string[] },
  ): Promise<void> {
    await tx
      .insert(groupGrants)
      .values({ orgId, userId, ...values })
      .onConflictDoUpdate({ target: [groupGrants.orgId, groupGrants.userId], set: values });
  },

  /** What a deactivated member will be when they return. */
  async changeFormer(
    tx: Transaction,
    { orgId, userId }: MemberPlace,
    values: { role: (typeof memberships.$inferSelect)['role']; scopes: MembershipScopes },
  ): Promise<void> {
    await tx
      .update(deactivatedMembers)
      .set(values)
      .where(and(eq(deactivatedMembers.orgId, orgId), eq(deactivatedMembers.userId, userId)));
  },

  /** Ends what groups say of a member who leaves the organisation for good. */
  async forget(tx: Transaction, { orgId, userId }: MemberPlace): Promise<void> {
    await groupRepository.forgetMember(tx, { orgId, userId });
    await tx.delete(groupGrants).where(and(eq(groupGrants.orgId, orgId), eq(groupGrants.userId, userId)));
  },

  /** Members whom groups can concern, after the id of the last page. */
  async page(db: Queryable, orgId: string, after: string, limit: number): Promise<string[]> {
    const rows = await readRows(
      db,
      { userId: column.text },
      sql`SELECT user_id::text AS "userId" FROM (
          SELECT user_id FROM directory_group_members WHERE org_id = ${orgId}
          UNION SELECT user_id FROM group_grants WHERE org_id = ${orgId}) concerned
        WHERE user_id > ${after}::uuid ORDER BY user_id LIMIT ${limit}`,
    );
    return rows.map(({ userId }) => userId);
  },
};
