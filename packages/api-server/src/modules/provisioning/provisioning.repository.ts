import { and, desc, eq, exists, lt, sql, type SQL } from 'drizzle-orm';
import { memberships } from '@rostrum/identity/schema';
import { column, readRows, type Queryable, type Transaction } from '@rostrum/server-kit/database';
import { memberFilter } from './protocol/member-filter.repository.ts';
import type { Filter } from './protocol/parse-filter.ts';
import { provisionedMembers, provisioningCalls } from './provisioning.schema.ts';

/** In UTC and to the millisecond, as SCIM writes moments. */
export const toMoment = (value: SQL) =>
  sql`to_char(${value} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const recordColumns = {
  id: column.text,
  email: column.text,
  firstname: column.text,
  lastname: column.text,
  externalId: column.nullable(column.text),
  role: column.text,
  isActive: column.flag,
  createdAt: column.text,
  updatedAt: column.text,
};

/** A member of an organisation or one who was deactivated, as an identity provider sees them. */
export interface MemberRecord {
  id: string;
  email: string;
  firstname: string;
  lastname: string;
  externalId: string | null;
  role: string;
  isActive: boolean;
  createdAt: string;
  updatedAt: string;
}

const membersOf = (orgId: string) => sql`(
  SELECT u.id, u.email, u.firstname, u.lastname, p.external_id, coalesce(ms.role, d.role) AS role,
    (ms.user_id IS NOT NULL AND u.status = 'active') AS is_active,
    coalesce(p.created_at, ms.created_at, d.joined_at) AS created_at,
    greatest(u.updated_at, ms.updated_at, p.updated_at, d.deactivated_at) AS updated_at
  FROM users u
  LEFT JOIN memberships ms ON ms.user_id = u.id AND ms.org_id = ${orgId}
  LEFT JOIN provisioned_members p ON p.user_id = u.id AND p.org_id = ${orgId}
  LEFT JOIN deactivated_members d ON d.user_id = u.id AND d.org_id = ${orgId}
  WHERE u.status <> 'deleted' AND (ms.user_id IS NOT NULL OR d.user_id IS NOT NULL)) m`;

interface Place {
  orgId: string;
  userId: string;
}

export type Membership = typeof memberships.$inferSelect;
type Kept = typeof provisionedMembers.$inferSelect;

const isPlace = ({ orgId, userId }: Place) =>
  and(eq(provisionedMembers.orgId, orgId), eq(provisionedMembers.userId, userId));

export const provisioningRepository = {
  page: (
    db: Queryable,
    orgId: string,
    { filter, limit, offset }: { filter: Filter | undefined; limit: number; offset: number },
  ) =>
    readRows(
      db,
      recordColumns,
      sql`SELECT m.id::text, m.email::text, m.firstname, m.lastname, m.external_id AS "externalId", m.role, m.is_active AS "isActive",
          ${toMoment(sql`m.created_at`)} AS "createdAt", ${toMoment(sql`m.updated_at`)} AS "updatedAt"
        FROM ${membersOf(orgId)} WHERE ${memberFilter(filter)} ORDER BY m.id LIMIT ${limit} OFFSET ${offset}`,
    ),

  async count(db: Queryable, orgId: string, filter: Filter | undefined): Promise<number> {
    const [row] = await readRows(
      db,
      { total: column.number },
      sql`SELECT count(*)::int AS total FROM ${membersOf(orgId)} WHERE ${memberFilter(filter)}`,
    );
    return row?.total ?? 0;
  },

  async find(db: Queryable, { orgId, userId }: Place): Promise<MemberRecord | undefined> {
    const filter: Filter = { kind: 'compare', attribute: 'id', by: 'eq', value: userId };
    const [record] = await provisioningRepository.page(db, orgId, { filter, limit: 1, offset: 0 });
    return record;
  },

  async membership(tx: Transaction, { orgId, userId }: Place): Promise<Membership | undefined> {
    const [row] = await tx
      .select()
      .from(memberships)
      .where(and(eq(memberships.orgId, orgId), eq(memberships.userId, userId)));
    return row;
  },

  async kept(tx: Transaction, place: Place): Promise<Kept | undefined> {
    const [row] = await tx.select().from(provisionedMembers).where(isPlace(place));
    return row;
  },

  async keep(tx: Transaction, values: typeof provisionedMembers.$inferInsert): Promise<void> {
    const { orgId: _, userId: __, ...set } = values;
    await tx
      .insert(provisionedMembers)
      .values(values)
      .onConflictDoUpdate({
        target: [provisionedMembers.orgId, provisionedMembers.userId],
        set: { ...set, updatedAt: sql`now()` },
      });
  },

  async forget(tx: Transaction, place: Place): Promise<void> {
    await tx.delete(provisionedMembers).where(isPlace(place));
  },

  async noteCall(db: Queryable, call: typeof provisioningCalls.$inferInsert): Promise<void> {
    await db.insert(provisioningCalls).values(call);
  },

  calls: (db: Queryable, orgId: string, limit: number) =>
    db
      .select()
      .from(provisioningCalls)
      .where(eq(provisioningCalls.orgId, orgId))
      .orderBy(desc(provisioningCalls.at), desc(provisioningCalls.id))
      .limit(limit),

  /** Those whom an identity provider keeps and who are members now. */
  countKept: (db: Queryable, orgId: string): Promise<number> =>
    db.$count(
      provisionedMembers,
      and(
        eq(provisionedMembers.orgId, orgId),
        exists(
          db
            .select({ one: sql`1` })
            .from(memberships)
            .where(and(eq(memberships.orgId, orgId), eq(memberships.userId, provisionedMembers.userId))),
        ),
      ),
    ),

  async pruneCalls(db: Queryable, before: Date): Promise<void> {
    await db.delete(provisioningCalls).where(lt(provisioningCalls.at, before));
  },
};
