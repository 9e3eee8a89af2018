import type { publishRequirements } from '@rostrum/contracts';
import { column, readRows, type Queryable } from '@rostrum/server-kit/database';
import { sql, type SQL } from 'drizzle-orm';
import { countRequiredFields } from '../custom-fields/index.ts';

export type PublishRequirement = (typeof publishRequirements)[number];

/** The filter predicates of what a profile `people p` lacks, as `missingToPublish` says it of one that was read. */
export const missingParts: Record<PublishRequirement, SQL> = {
  headline: sql`p.headline = ''`,
  biography: sql`p.biography = ''`,
  photo: sql`p.image IS NULL`,
  industry: sql`(p.kind <> 'staff' AND cardinality(p.industries) = 0)`,
  topic: sql`(p.kind <> 'staff' AND cardinality(p.topics) = 0)`,
  consent: sql`p.consent_at IS NULL`,
};

const ownFields = countRequiredFields('person');
const missing = sql.join(
  Object.values(missingParts).map((part) => sql`(${part})::int`),
  sql` + `,
);

/** How many requirements of publishing `people p` has: four for staff, six for others, and the required own fields. */
export const requirementsOf = sql`(CASE WHEN p.kind = 'staff' THEN 4 ELSE 6 END + ${ownFields.of})`;
/** How many of them are met. The only measure of a profile: list, editor and My Profile show this one. */
export const requirementsMet = sql`(${requirementsOf} - ${ownFields.missing} - (${missing}))`;
/** The same in per cent. */
export const completeness = sql`round(100.0 * ${requirementsMet} / ${requirementsOf})::int`;

/** Reads how much of what publishing needs a profile has. */
export async function readRequirements(
  db: Queryable,
  { orgId, id }: { orgId: string; id: string },
): Promise<{ met: number; of: number; completeness: number }> {
  const [row] = await readRows(
    db,
    { met: column.number, of: column.number, completeness: column.number },
    sql`SELECT ${requirementsMet} AS met, ${requirementsOf} AS of, ${completeness} AS completeness
      FROM people p WHERE p.org_id = ${orgId} AND p.id = ${id}`,
  );
  return row ?? { met: 0, of: 0, completeness: 0 };
}
