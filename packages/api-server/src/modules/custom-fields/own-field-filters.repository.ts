import { sql, type SQL } from 'drizzle-orm';
import type { FieldEntity } from '@rostrum/contracts/fields';

/** Where values of those stand that are listed as `p`. */
const valuesOf: Readonly<Record<Exclude<FieldEntity, 'inquiry'>, SQL>> = {
  person: sql`person_field_values v WHERE v.org_id = p.org_id AND v.person_id = p.id`,
  post: sql`post_field_values v WHERE v.org_id = p.org_id AND v.post_id = p.id`,
};

/** Whether `p` has, of each field that is asked for, one of the choices that are asked for. */
export function hasFieldValues(entity: keyof typeof valuesOf, asked: readonly string[] | undefined): SQL {
  const byKey = Map.groupBy(asked ?? [], (text) => text.split(':', 1)[0] ?? '');
  const conditions = [...byKey].map(([key, texts]) => {
    const choices = sql`${sql.param(texts.map((text) => text.slice(key.length + 1)))}::text[]`;
    return sql`EXISTS (SELECT FROM ${valuesOf[entity]}
      AND (v.value ?| ${choices} OR (jsonb_typeof(v.value) = 'boolean' AND v.value::text = ANY(${choices})))
      AND EXISTS (SELECT FROM custom_fields f WHERE f.org_id = v.org_id AND f.id = v.field_id
        AND f.entity = ${entity} AND NOT f.is_archived AND f.key = ${key}))`;
  });
  return sql.join([sql`true`, ...conditions], sql` AND `);
}
