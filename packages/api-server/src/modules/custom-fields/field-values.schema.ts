import { foreignKey, index, jsonb, pgTable, primaryKey, uuid, type AnyPgColumn } from 'drizzle-orm/pg-core';
import type { FieldValue } from '@rostrum/contracts/fields';
import { updatedAt } from '@rostrum/server-kit/database';
import { customFields } from './custom-fields.schema.ts';

interface ValueTable {
  /** The owner in names: 'person' makes person_field_values with person_id. */
  owner: string;
  owners: { orgId: AnyPgColumn; id: AnyPgColumn };
}

/** The table of what stands in the fields of one kind of owner. An empty field has no row. */
export const makeValueTable = ({ owner, owners }: ValueTable) =>
  pgTable(
    `${owner}_field_values`,
    {
      orgId: uuid('org_id').notNull(),
      ownerId: uuid(`${owner}_id`).notNull(),
      fieldId: uuid('field_id').notNull(),
      value: jsonb('value').$type<NonNullable<FieldValue>>().notNull(),
      updatedAt: updatedAt(),
    },
    (table) => [
      primaryKey({ columns: [table.orgId, table.ownerId, table.fieldId] }),
      foreignKey({
        name: `${owner}_field_values_${owner}_fk`,
        columns: [table.orgId, table.ownerId],
        foreignColumns: [owners.orgId, owners.id],
      }).onDelete('cascade'),
      foreignKey({
        name: `${owner}_field_values_field_fk`,
        columns: [table.orgId, table.fieldId],
        foreignColumns: [customFields.orgId, customFields.id],
      }).onDelete('cascade'),
      index(`${owner}_field_values_field_idx`).on(table.orgId, table.fieldId),
    ],
  );
export type FieldValueTable = ReturnType<typeof makeValueTable>;
