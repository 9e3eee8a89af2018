import { sql, type SQL } from 'drizzle-orm';
import type { FieldEntity } from '@rostrum/contracts/fields';

/** Where values of those stand that are listed as `p`. */
const valuesOf: Readonly<Record<Exclude<FieldEntity, 'inquiry'>, SQL>> = {
  person: sql`person_field_values v WHERE v.org_id = p.org_id AND v.person_id = p.id`,
  post: sql`post_field_values v WHERE v.org_id = p.org_id AND v.post_id = p.id`,
};

/** What is asked for, by field: one of the choices of each. */
const askedFor = (asked: readonly string[]) =>
  [...Map.groupBy(asked, (text) => text.split(':', 1)[0] ?? '')].map(([key, texts]) => ({
    key,
    choices: sql`${sql.param(texts.map((text) => text.slice(key.length + 1)))}::text[]`,
  }));

/** Whether `p` has, of each field that is asked for, one of the choices that are asked for. */
export function hasFieldValues(entity: keyof typeof valuesOf, asked: readonly string[] | undefined): SQL {
  const conditions = askedFor(asked ?? []).map(
    ({ key, choices }) => sql`EXISTS (SELECT FROM ${valuesOf[entity]}
      AND (v.value ?| ${choices} OR (jsonb_typeof(v.value) = 'boolean' AND v.value::text = ANY(${choices})))
      AND EXISTS (SELECT FROM custom_fields f WHERE f.org_id = v.org_id AND f.id = v.field_id
        AND f.entity = ${entity} AND NOT f.is_archived AND f.key = ${key}))`,
  );
  return sql.join([sql`true`, ...conditions], sql` AND `);
}

/** The same for what seekers answered in the inquiry `i`, in the words of then, whatever became of the field. */
export const hasAnswers = (asked: readonly string[]): SQL =>
  sql.join(
    askedFor(asked).map(
      ({ key, choices }) => sql`EXISTS (SELECT FROM jsonb_array_elements(
        CASE jsonb_typeof(i.fields -> 'own_fields') WHEN 'array' THEN i.fields -> 'own_fields' ELSE '[]' END) AS a (answer)
        WHERE a.answer ->> 'key' = ${key} AND a.answer ->> 'value' = ANY(${choices}))`,
    ),
    sql` AND `,
  );
