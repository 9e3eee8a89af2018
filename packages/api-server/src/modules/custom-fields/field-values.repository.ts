import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { FieldEntity, FieldValue } from '@rostrum/contracts/fields';
import type { Queryable, Transaction } from '@rostrum/server-kit/database';
import { customFields } from './custom-fields.schema.ts';
import type { FieldValueTable } from './field-values.schema.ts';

/** A profile or a post that has the values. */
export interface FieldOwner {
  orgId: string;
  id: string;
}

/** Reads and writes what stands in the fields of one kind of owner. */
export function createFieldValueRepository(entity: FieldEntity, values: FieldValueTable) {
  const ofOwner = ({ orgId, id }: FieldOwner) => and(eq(values.orgId, orgId), eq(values.ownerId, id));
  const isTheirs = ({ orgId, id }: FieldOwner) =>
    and(
      eq(values.orgId, customFields.orgId),
      eq(values.fieldId, customFields.id),
      eq(values.ownerId, id),
      eq(values.orgId, orgId),
    );
  const isInUse = ({ orgId }: FieldOwner) =>
    and(eq(customFields.orgId, orgId), eq(customFields.entity, entity), eq(customFields.isArchived, false));

  const list = (db: Queryable, owner: FieldOwner) =>
    db
      .select({ field: customFields, value: values.value })
      .from(customFields)
      .leftJoin(values, isTheirs(owner))
      .where(isInUse(owner))
      .orderBy(asc(customFields.position), asc(customFields.id));

  return {
    /** Fields in their order, each with the owner's value where it has one. */
    list,

    /** The same for whoever fills them in: until then none of them is deleted, nor a choice of them taken out. */
    async hold(tx: Transaction, owner: FieldOwner) {
      await tx.select({ id: customFields.id }).from(customFields).where(isInUse(owner)).for('key share');
      return list(tx, owner);
    },

    async put(
      tx: Transaction,
      owner: FieldOwner,
      { fieldId, value }: { fieldId: string; value: FieldValue },
    ): Promise<void> {
      if (value === null) {
        await tx.delete(values).where(and(ofOwner(owner), eq(values.fieldId, fieldId)));
        return;
      }
      await tx
        .insert(values)
        .values({ orgId: owner.orgId, ownerId: owner.id, fieldId, value })
        .onConflictDoUpdate({
          target: [values.orgId, values.ownerId, values.fieldId],
          set: { value, updatedAt: sql`now()` },
        });
    },

    /** Labels of required fields that an owner leaves empty. */
    async missing(db: Queryable, owner: FieldOwner): Promise<string[]> {
      const rows = await db
        .select({ label: customFields.label })
        .from(customFields)
        .leftJoin(values, isTheirs(owner))
        .where(and(isInUse(owner), eq(customFields.isRequired, true), isNull(values.ownerId)))
        .orderBy(asc(customFields.position));
      return rows.map(({ label }) => label);
    },

    /** What a public page may show. Whoever asks needs no right to the rows, so the visibility stands in the statement. */
    listPublic: (db: Queryable, owner: FieldOwner) =>
      db
        .select({ field: customFields, value: values.value })
        .from(customFields)
        .innerJoin(values, isTheirs(owner))
        .where(and(isInUse(owner), eq(customFields.visibility, 'public')))
        .orderBy(asc(customFields.position), asc(customFields.id)),
  };
}
