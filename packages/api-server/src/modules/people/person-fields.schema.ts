import { foreignKey, index, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import type { FieldValue } from '@rostrum/contracts/fields';
import { updatedAt } from '@rostrum/server-kit/database';
import { customFields } from '../custom-fields/index.ts';
import { people } from './people.schema.ts';

/** What stands in the fields that an organisation added. An empty field has no row. */
export const personFieldValues = pgTable(
  'person_field_values',
  {
    orgId: uuid('org_id').notNull(),
    personId: uuid('person_id').notNull(),
    fieldId: uuid('field_id').notNull(),
    value: jsonb('value').$type<NonNullable<FieldValue>>().notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.orgId, table.personId, table.fieldId] }),
    foreignKey({
      name: 'person_field_values_person_fk',
      columns: [table.orgId, table.personId],
      foreignColumns: [people.orgId, people.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'person_field_values_field_fk',
      columns: [table.orgId, table.fieldId],
      foreignColumns: [customFields.orgId, customFields.id],
    }).onDelete('cascade'),
    index('person_field_values_field_idx').on(table.orgId, table.fieldId),
  ],
);
