import { and, asc, eq, sql } from 'drizzle-orm';
import { column, readRows, type Queryable, type Transaction } from '@rostrum/server-kit/database';
import { customFields } from './custom-fields.schema.ts';

export type FieldRecord = typeof customFields.$inferSelect;

interface Key {
  orgId: string;
  id: string;
}
const isKey = ({ orgId, id }: Key) => and(eq(customFields.orgId, orgId), eq(customFields.id, id));

export const customFieldRepository = {
  list: (db: Queryable, orgId: string): Promise<FieldRecord[]> =>
    db
      .select()
      .from(customFields)
      .where(eq(customFields.orgId, orgId))
      .orderBy(asc(customFields.position), asc(customFields.id)),

  /** Of two who change the fields of an organisation at once, one waits. */
  lock: (tx: Transaction, orgId: string) =>
    tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('custom_fields ' || ${orgId}, 0))`),

  add: (tx: Transaction, values: typeof customFields.$inferInsert) => tx.insert(customFields).values(values),

  /** False when the version has moved on. */
  async change(
    tx: Transaction,
    { version, ...key }: Key & { version: number },
    values: Partial<FieldRecord>,
  ): Promise<boolean> {
    const changed = await tx
      .update(customFields)
      .set({ ...values, version: sql`${customFields.version} + 1` })
      .where(and(isKey(key), eq(customFields.version, version)))
      .returning({ id: customFields.id });
    return changed.length > 0;
  },

  remove: (tx: Transaction, key: Key) => tx.delete(customFields).where(isKey(key)),

  async order(tx: Transaction, orgId: string, ids: readonly string[]): Promise<void> {
    for (const [position, id] of ids.entries())
      await tx.update(customFields).set({ position }).where(isKey({ orgId, id }));
  },

  countPeople: async (db: Queryable, orgId: string): Promise<number> =>
    (
      await readRows(
        db,
        { count: column.number },
        sql`SELECT count(*)::int AS count FROM people WHERE org_id = ${orgId} AND deleted_at IS NULL`,
      )
    )[0]?.count ?? 0,

  /** Profiles that have a value, by field; with a choice, those that chose it. */
  countUses: (db: Queryable, orgId: string) =>
    readRows(
      db,
      { field_id: column.text, choice: column.nullable(column.text), count: column.number },
      sql`SELECT v.field_id, c.choice, count(DISTINCT v.person_id)::int AS count
        FROM person_field_values v JOIN people p ON p.org_id = v.org_id AND p.id = v.person_id AND p.deleted_at IS NULL
        JOIN custom_fields f ON f.org_id = v.org_id AND f.id = v.field_id
        LEFT JOIN LATERAL jsonb_array_elements_text(
          CASE jsonb_typeof(v.value) WHEN 'array' THEN v.value ELSE jsonb_build_array(v.value) END) AS c (choice)
          ON f.kind IN ('select', 'multiselect')
        WHERE v.org_id = ${orgId} GROUP BY GROUPING SETS ((v.field_id), (v.field_id, c.choice))`,
    ),
};
