import { sql, type SQL } from 'drizzle-orm';
import { personSectionKinds, type CheckedSection, type PersonSectionKind } from '@rostrum/contracts';

const isEntryKind = (section: string): section is PersonSectionKind =>
  (personSectionKinds as readonly string[]).includes(section);

/** A profile has something in a section, on `people p`. */
function hasSection(section: CheckedSection): SQL {
  const exists = (table: SQL) =>
    sql`EXISTS (SELECT FROM ${table} t WHERE t.org_id = p.org_id AND t.person_id = p.id)`;
  if (isEntryKind(section))
    return sql`EXISTS (SELECT FROM person_sections t WHERE t.org_id = p.org_id AND t.person_id = p.id AND t.kind = ${section})`;
  const conditions: Record<typeof section, SQL> = {
    profile: sql`true`,
    contact: sql`true`,
    expertise: sql`p.kind <> 'staff'`,
    photo: sql`p.image IS NOT NULL`,
    readiness: sql`p.readiness IS NOT NULL`,
    availability: sql`(p.kind <> 'staff' AND (${exists(sql`person_availability`)} OR cardinality(p.speaking) > 0 OR p.fees <> '[]'))`,
    // What was emptied was changed too, and is to be confirmed as empty.
    fields: sql`(${exists(sql`person_field_values`)} OR EXISTS (SELECT FROM person_section_checks t
      WHERE t.org_id = p.org_id AND t.person_id = p.id AND t.section = 'fields'))`,
  };
  return conditions[section];
}

/** The filter predicate of sections that their person did not confirm within a year, on `people p`: as the profile shows it. */
export const isUnchecked = (section: CheckedSection): SQL =>
  sql`(${hasSection(section)} AND NOT EXISTS (
    SELECT FROM (VALUES (1)) one LEFT JOIN person_section_checks c
      ON c.org_id = p.org_id AND c.person_id = p.id AND c.section = ${section}
    WHERE CASE WHEN c.is_theirs THEN greatest(c.at, p.last_confirmed_at)
      WHEN c.at > p.last_confirmed_at THEN NULL ELSE p.last_confirmed_at END > now() - interval '365 days'))`;
