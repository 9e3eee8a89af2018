import { and, eq, sql } from 'drizzle-orm';
import type { CheckedSection } from '@rostrum/contracts';
import { column, readRows, type Queryable, type Transaction } from '@rostrum/server-kit/database';
import { personSectionChecks } from './section-checks.schema.ts';
import { sectionOfPart, type SectionChange } from './section-checks.ts';

interface Key {
  orgId: string;
  id: string;
}

export const sectionCheckRepository = {
  list: (db: Queryable, { orgId, id }: Key): Promise<SectionChange[]> =>
    db
      .select({
        section: personSectionChecks.section,
        at: personSectionChecks.at,
        isTheirs: personSectionChecks.isTheirs,
      })
      .from(personSectionChecks)
      .where(and(eq(personSectionChecks.orgId, orgId), eq(personSectionChecks.personId, id))),

  hasFields: async (db: Queryable, { orgId, id }: Key): Promise<boolean> =>
    (
      await readRows(
        db,
        { has: column.flag },
        sql`SELECT EXISTS (SELECT FROM person_field_values v WHERE v.org_id = ${orgId} AND v.person_id = ${id}) AS has`,
      )
    )[0]?.has ?? false,

  /** What was changed or confirmed now. */
  async put(
    tx: Transaction,
    { orgId, id: personId }: Key,
    { sections, isTheirs }: { sections: readonly CheckedSection[]; isTheirs: boolean },
  ): Promise<void> {
    if (sections.length === 0) return;
    const at = sql`now()`;
    await tx
      .insert(personSectionChecks)
      .values(sections.map((section) => ({ orgId, personId, section, at, isTheirs })))
      .onConflictDoUpdate({
        target: [personSectionChecks.orgId, personSectionChecks.personId, personSectionChecks.section],
        set: { at, isTheirs },
      });
  },
};

/** Keeps whose words a section now is, in the transaction that changes parts of it. */
export const recordSectionChange = (
  tx: Transaction,
  person: Key,
  { parts, isTheirs }: { parts: readonly string[]; isTheirs: boolean },
): Promise<void> =>
  sectionCheckRepository.put(tx, person, {
    sections: [...new Set(parts.flatMap((part) => sectionOfPart(part) ?? []))],
    isTheirs,
  });
