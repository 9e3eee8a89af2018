import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '@rostrum/server-kit/database';
import { groupMappings } from './groups.schema.ts';
import type { GroupMapping } from './resolve-groups.ts';

type Values = Pick<GroupMapping, 'groupName' | 'role' | 'departments'>;
interface MappingPlace {
  orgId: string;
  id: string;
}

const isMapping = ({ orgId, id }: MappingPlace) =>
  and(eq(groupMappings.orgId, orgId), eq(groupMappings.id, id));

export const groupMappingRepository = {
  list: (db: Queryable, orgId: string): Promise<GroupMapping[]> =>
    db
      .select({
        id: groupMappings.id,
        groupName: groupMappings.groupName,
        role: groupMappings.role,
        departments: groupMappings.departments,
        version: groupMappings.version,
      })
      .from(groupMappings)
      .where(eq(groupMappings.orgId, orgId))
      .orderBy(asc(groupMappings.groupName)),

  async add(tx: Transaction, values: Values & { orgId: string }): Promise<string | undefined> {
    const [row] = await tx
      .insert(groupMappings)
      .values(values)
      .onConflictDoNothing({ target: [groupMappings.orgId, groupMappings.groupName] })
      .returning({ id: groupMappings.id });
    return row?.id;
  },

  async change(tx: Transaction, place: MappingPlace, values: Values): Promise<void> {
    await tx
      .update(groupMappings)
      .set({ ...values, version: sql`${groupMappings.version} + 1` })
      .where(isMapping(place));
  },

  async remove(tx: Transaction, place: MappingPlace): Promise<void> {
    await tx.delete(groupMappings).where(isMapping(place));
  },
};
