import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { FieldValue } from '@rostrum/contracts/fields';
import type { Queryable, Transaction } from '@rostrum/server-kit/database';
import { customFields } from '../custom-fields/index.ts';
import { personFieldValues } from './person-fields.schema.ts';

interface Profile {
  orgId: string;
  id: string;
}

const ofPerson = ({ orgId, id }: Profile) =>
  and(eq(personFieldValues.orgId, orgId), eq(personFieldValues.personId, id));
const isTheirs = ({ orgId, id }: Profile) =>
  and(
    eq(personFieldValues.orgId, customFields.orgId),
    eq(personFieldValues.fieldId, customFields.id),
    eq(personFieldValues.personId, id),
    eq(personFieldValues.orgId, orgId),
  );

export const personFieldRepository = {
  /** Fields in their order, each with the profile's value where it has one. */
  list: (db: Queryable, profile: Profile) =>
    db
      .select({ field: customFields, value: personFieldValues.value })
      .from(customFields)
      .leftJoin(personFieldValues, isTheirs(profile))
      .where(and(eq(customFields.orgId, profile.orgId), eq(customFields.isArchived, false)))
      .orderBy(asc(customFields.position), asc(customFields.id)),

  /** Of two who save at once, one waits. */
  lock: (tx: Transaction, { orgId, id }: Profile) =>
    tx.execute(sql`SELECT 1 FROM people WHERE org_id = ${orgId} AND id = ${id} FOR UPDATE`),

  async put(
    tx: Transaction,
    profile: Profile,
    { fieldId, value }: { fieldId: string; value: FieldValue },
  ): Promise<void> {
    if (value === null) {
      await tx
        .delete(personFieldValues)
        .where(and(ofPerson(profile), eq(personFieldValues.fieldId, fieldId)));
      return;
    }
    const stored = { orgId: profile.orgId, personId: profile.id, fieldId, value };
    await tx
      .insert(personFieldValues)
      .values(stored)
      .onConflictDoUpdate({
        target: [personFieldValues.orgId, personFieldValues.personId, personFieldValues.fieldId],
        set: { value, updatedAt: sql`now()` },
      });
  },

  /** Labels of required fields that a profile leaves empty. */
  async missing(db: Queryable, profile: Profile): Promise<string[]> {
    const rows = await db
      .select({ label: customFields.label })
      .from(customFields)
      .leftJoin(personFieldValues, isTheirs(profile))
      .where(
        and(
          eq(customFields.orgId, profile.orgId),
          eq(customFields.isArchived, false),
          eq(customFields.isRequired, true),
          isNull(personFieldValues.personId),
        ),
      )
      .orderBy(asc(customFields.position));
    return rows.map(({ label }) => label);
  },

  /** What a public page may show. Whoever asks needs no right to the rows, so the visibility stands in the statement. */
  listPublic: (db: Queryable, profile: Profile) =>
    db
      .select({ field: customFields, value: personFieldValues.value })
      .from(customFields)
      .innerJoin(personFieldValues, isTheirs(profile))
      .where(
        and(
          eq(customFields.orgId, profile.orgId),
          eq(customFields.isArchived, false),
          eq(customFields.visibility, 'public'),
        ),
      )
      .orderBy(asc(customFields.position), asc(customFields.id)),
};
