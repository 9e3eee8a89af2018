import { and, eq, inArray, sql } from 'drizzle-orm';
import { column, readRows, type Queryable, type Transaction } from '@rostrum/server-kit/database';
import { directoryGroupMembers, directoryGroups } from './groups.schema.ts';

export interface GroupPlace {
  orgId: string;
  id: string;
}

const isGroup = ({ orgId, id }: GroupPlace) =>
  and(eq(directoryGroups.orgId, orgId), eq(directoryGroups.id, id));
const inGroup = ({ orgId, id }: GroupPlace) =>
  and(eq(directoryGroupMembers.orgId, orgId), eq(directoryGroupMembers.groupId, id));

export const groupRepository = {
  count: (db: Queryable, orgId: string): Promise<number> =>
    db.$count(directoryGroups, eq(directoryGroups.orgId, orgId)),

  /** True when the organisation has another group of this name with the same external id. */
  async isTaken(
    db: Queryable,
    { orgId, id }: { orgId: string; id: string | null },
    { displayName, externalId }: { displayName: string; externalId: string | null },
  ): Promise<boolean> {
    const rows = await readRows(
      db,
      { id: column.text },
      sql`SELECT id::text FROM directory_groups WHERE org_id = ${orgId} AND display_name = ${displayName}::citext
        AND external_id IS NOT DISTINCT FROM ${externalId}::varchar AND id IS DISTINCT FROM ${id}::uuid LIMIT 1`,
    );
    return rows.length > 0;
  },

  async add(tx: Transaction, values: typeof directoryGroups.$inferInsert): Promise<string> {
    const [row] = await tx.insert(directoryGroups).values(values).returning({ id: directoryGroups.id });
    if (!row) throw new Error('The group was not written.');
    return row.id;
  },

  async change(
    tx: Transaction,
    place: GroupPlace,
    values: { displayName: string; externalId: string | null },
  ): Promise<void> {
    await tx
      .update(directoryGroups)
      .set({ ...values, updatedAt: sql`now()` })
      .where(isGroup(place));
  },

  async remove(tx: Transaction, place: GroupPlace): Promise<void> {
    await tx.delete(directoryGroups).where(isGroup(place));
  },

  memberIds: async (db: Queryable, place: GroupPlace): Promise<string[]> =>
    (
      await db
        .select({ userId: directoryGroupMembers.userId })
        .from(directoryGroupMembers)
        .where(inGroup(place))
        .orderBy(directoryGroupMembers.userId)
    ).map(({ userId }) => userId),

  async addMembers(tx: Transaction, { orgId, id }: GroupPlace, userIds: readonly string[]): Promise<void> {
    if (userIds.length === 0) return;
    await tx.execute(
      sql`INSERT INTO directory_group_members (org_id, group_id, user_id)
        SELECT ${orgId}, ${id}, unnest(${sql.param([...userIds])}::uuid[]) ON CONFLICT DO NOTHING`,
    );
  },

  async removeMembers(tx: Transaction, place: GroupPlace, userIds: readonly string[]): Promise<void> {
    if (userIds.length === 0) return;
    await tx
      .delete(directoryGroupMembers)
      .where(and(inGroup(place), inArray(directoryGroupMembers.userId, [...userIds])));
  },

  /** A member who is removed from the organisation is in none of its groups. */
  async forgetMember(tx: Transaction, { orgId, userId }: { orgId: string; userId: string }): Promise<void> {
    await tx
      .delete(directoryGroupMembers)
      .where(and(eq(directoryGroupMembers.orgId, orgId), eq(directoryGroupMembers.userId, userId)));
  },
};
