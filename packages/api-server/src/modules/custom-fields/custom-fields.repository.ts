import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import type { FieldEntity } from '@rostrum/contracts/fields';
import { column, readRows, type Queryable, type Transaction } from '@rostrum/server-kit/database';
import { customFields } from './custom-fields.schema.ts';

export type FieldRecord = typeof customFields.$inferSelect;

interface Key {
  orgId: string;
  id: string;
}
const isKey = ({ orgId, id }: Key) => and(eq(customFields.orgId, orgId), eq(customFields.id, id));

/** What seekers answered stands in their inquiry, with the words of then, and goes with it when it is erased. */
const inquiryValues = sql`(SELECT i.org_id, i.id AS inquiry_id, f.id AS field_id, a.answer -> 'value' AS value
  FROM inquiries i CROSS JOIN LATERAL jsonb_array_elements(
    CASE jsonb_typeof(i.fields -> 'own_fields') WHEN 'array' THEN i.fields -> 'own_fields' ELSE '[]' END) AS a (answer)
  JOIN custom_fields f ON f.org_id = i.org_id AND f.entity = 'inquiry' AND f.key = a.answer ->> 'key')`;

/** Where the owners of values stand, and where their values do. */
const tables: Readonly<Record<FieldEntity, { owners: SQL; values: SQL; owner: SQL }>> = {
  person: { owners: sql`people`, values: sql`person_field_values`, owner: sql`person_id` },
  post: { owners: sql`posts`, values: sql`post_field_values`, owner: sql`post_id` },
  // Inquiries are erased and not deleted: what counts as one is the same everywhere.
  inquiry: {
    owners: sql`(SELECT org_id, id, NULL::timestamptz AS deleted_at FROM inquiries)`,
    values: inquiryValues,
    owner: sql`inquiry_id`,
  },
};

export interface FieldGroup {
  orgId: string;
  entity: FieldEntity;
}

export const customFieldRepository = {
  list: (db: Queryable, { orgId, entity }: FieldGroup): Promise<FieldRecord[]> =>
    db
      .select()
      .from(customFields)
      .where(and(eq(customFields.orgId, orgId), eq(customFields.entity, entity)))
      .orderBy(asc(customFields.position), asc(customFields.id)),

  /**
   * Which entity the fields of an organisation belong to: what an address alone does not say. The field is held: whoever is
   * filling it in goes first and is counted as using it, and whoever comes later finds what became of it.
   */
  async holdEntity(tx: Transaction, key: Key): Promise<FieldEntity | undefined> {
    const [row] = await tx
      .select({ entity: customFields.entity })
      .from(customFields)
      .where(isKey(key))
      .for('update');
    return row?.entity;
  },

  /** Keys of all fields: they are told apart across entities too. */
  listKeys: async (db: Queryable, orgId: string): Promise<ReadonlySet<string>> =>
    new Set(
      (
        await db.select({ key: customFields.key }).from(customFields).where(eq(customFields.orgId, orgId))
      ).map(({ key }) => key),
    ),

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

  countOwners: async (db: Queryable, { orgId, entity }: FieldGroup): Promise<number> =>
    (
      await readRows(
        db,
        { count: column.number },
        sql`SELECT count(*)::int AS count FROM ${tables[entity].owners} o WHERE org_id = ${orgId} AND deleted_at IS NULL`,
      )
    )[0]?.count ?? 0,

  /** Owners that have a value, by field; with a choice, those that chose it. */
  countUses(db: Queryable, { orgId, entity }: FieldGroup) {
    const { owners, values, owner } = tables[entity];
    return readRows(
      db,
      { field_id: column.text, choice: column.nullable(column.text), count: column.number },
      sql`SELECT v.field_id, c.choice, count(DISTINCT v.${owner})::int AS count
        FROM ${values} v JOIN ${owners} o ON o.org_id = v.org_id AND o.id = v.${owner} AND o.deleted_at IS NULL
        JOIN custom_fields f ON f.org_id = v.org_id AND f.id = v.field_id
        LEFT JOIN LATERAL jsonb_array_elements_text(
          CASE jsonb_typeof(v.value) WHEN 'array' THEN v.value ELSE jsonb_build_array(v.value) END) AS c (choice)
          ON f.kind IN ('select', 'multiselect')
        WHERE v.org_id = ${orgId} GROUP BY GROUPING SETS ((v.field_id), (v.field_id, c.choice))`,
    );
  },
};
