import {
  personSection,
  type PersonAvailability,
  type PersonDetail,
  type PersonSection,
  type PersonSummary,
} from '@rostrum/contracts';
import { iso, isoOrNull } from '@rostrum/server-kit/database';
import type { PersonRecord } from './person-detail.repository.ts';
import type { personAvailability } from './people.schema.ts';
import type { PersonRow } from './people.repository.ts';

/** `Dr Maren Okonjo-Hale`: prefix and both names, as people are addressed. */
export const fullName = ({
  prefix,
  firstname,
  lastname,
}: {
  prefix: string | null;
  firstname: string;
  lastname: string;
}): string => [prefix, firstname, lastname].filter(Boolean).join(' ');

export const personSummaryOf = (row: PersonRow): PersonSummary => ({
  id: row.id,
  kind: row.kind,
  username: row.username,
  name: `${row.firstname} ${row.lastname}`,
  job_title: row.job_title,
  department: row.department,
  image: row.image,
  status: row.status,
  access: row.access,
  completeness: row.completeness,
  requirements: { met: row.requirements_met, of: row.requirements_of },
  last_confirmed_at: isoOrNull(row.last_confirmed_at),
  inquiries_90_days: row.inquiries_90_days,
  version: row.version,
  source: row.source,
  agents: row.agents,
});

/** Entries whose stored data no longer fits its kind are left out rather than breaking the page they stand on. */
export const sectionsOf = (
  rows: readonly { id: string; kind: string; position: number; data: unknown }[],
): PersonSection[] =>
  rows.flatMap((row) => {
    const parsed = personSection.safeParse(row);
    return parsed.success ? [parsed.data] : [];
  });

export const availabilityOf = (
  rows: readonly (typeof personAvailability.$inferSelect)[],
): PersonAvailability[] =>
  rows.map((row) => ({
    type: row.type as PersonAvailability['type'],
    accepts: row.accepts,
    notice_hours: row.noticeHours,
    conditions: row.conditions,
    away_from: row.awayFrom === null ? null : iso(row.awayFrom),
    away_to: row.awayTo === null ? null : iso(row.awayTo),
  }));

/** What is still missing before the profile may be published (product rules, person). */
export function missingToPublish(
  person: Pick<
    PersonRecord,
    'kind' | 'headline' | 'biography' | 'image' | 'industries' | 'topics' | 'consentAt'
  >,
) {
  const missing: PersonDetail['missing'] = [];
  if (!person.headline) missing.push('headline');
  if (!person.biography) missing.push('biography');
  if (!person.image) missing.push('photo');
  // A staff profile has neither field.
  if (person.kind !== 'staff' && person.industries.length === 0) missing.push('industry');
  if (person.kind !== 'staff' && person.topics.length === 0) missing.push('topic');
  if (person.consentAt === null) missing.push('consent');
  return missing;
}
