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

/** Whether `p` has, of each field that is asked for, one of the choices that are asked for; where anybody asks, of public fields. */
export function hasFieldValues(
  entity: keyof typeof valuesOf,
  asked: readonly string[] | undefined,
  { ofPublic = false }: { ofPublic?: boolean } = {},
): SQL {
  const conditions = askedFor(asked ?? []).map(
    ({ key, choices }) => sql`EXISTS (SELECT FROM ${valuesOf[entity]}
      AND (v.value ?| ${choices} OR (jsonb_typeof(v.value) = 'boolean' AND v.value::text = ANY(${choices})))
      AND EXISTS (SELECT FROM custom_fields f WHERE f.org_id = v.org_id AND f.id = v.field_id
        AND f.entity = ${entity} AND NOT f.is_archived AND f.key = ${key} AND ${ofPublic ? sql`f.visibility = 'public'` : sql`true`}))`,
  );
  return sql.join([sql`true`, ...conditions], sql` AND `);
}

/** How many fields in use `p` has to fill in, and how many of them it leaves empty. */
export function countRequiredFields(entity: keyof typeof valuesOf): { of: SQL; missing: SQL } {
  const required = sql`custom_fields f WHERE f.org_id = p.org_id AND f.entity = ${entity} AND f.is_required AND NOT f.is_archived`;
  return {
    of: sql`(SELECT count(*)::int FROM ${required})`,
    missing: sql`(SELECT count(*)::int FROM ${required} AND NOT EXISTS (SELECT FROM ${valuesOf[entity]} AND v.field_id = f.id))`,
  };
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

/** Choices of public fields that the rows of `from`, which calls them `p`, have; each as `key:choice`. */
export const publicChoices = (
  entity: keyof typeof valuesOf,
  { from, where }: { from: SQL; where: SQL },
): SQL =>
  sql`SELECT f.key || ':' || c.choice AS value, f.label AS field, c.choice, f.kind
    FROM ${from} CROSS JOIN LATERAL (SELECT v.field_id, v.value FROM ${valuesOf[entity]}) v
    JOIN custom_fields f ON f.org_id = p.org_id AND f.id = v.field_id AND f.entity = ${entity}
    CROSS JOIN LATERAL jsonb_array_elements_text(
      CASE jsonb_typeof(v.value) WHEN 'array' THEN v.value ELSE jsonb_build_array(v.value) END) AS c (choice)
    WHERE f.kind IN ('select', 'multiselect', 'boolean') AND f.visibility = 'public' AND NOT f.is_archived AND ${where}`;
