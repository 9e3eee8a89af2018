import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, smallint, text, unique, uuid, varchar } from 'drizzle-orm/pg-core';
import { fieldEntities, fieldKinds, fieldVisibilities } from '@rostrum/contracts/fields';
import { createdAt, idColumn, updatedAt, versionColumn } from '@rostrum/server-kit/database';
import { organisations } from '@rostrum/identity/schema';

/** Fields that an organisation added to its profiles, its posts and its inquiry form. */
export const customFields = pgTable(
  'custom_fields',
  {
    id: idColumn(),
    orgId: uuid('org_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    /** What has it: profiles, posts or inquiries. */
    entity: text('entity', { enum: fieldEntities }).notNull().default('person'),
    key: varchar('key', { length: 60 }).notNull(),
    kind: text('kind', { enum: fieldKinds }).notNull(),
    label: varchar('label', { length: 40 }).notNull(),
    help: varchar('help', { length: 160 }),
    choices: varchar('choices', { length: 120 }).array().notNull(),
    visibility: text('visibility', { enum: fieldVisibilities }).notNull(),
    isRequired: boolean('is_required').notNull(),
    isArchived: boolean('is_archived').notNull().default(false),
    /** Of a field of inquiries: the types that ask for it; none for all. */
    inquiryTypes: smallint('inquiry_types')
      .array()
      .notNull()
      .default(sql`'{}'`),
    position: integer('position').notNull(),
    version: versionColumn(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('custom_fields_org_id_key').on(table.orgId, table.id),
    unique('custom_fields_key_key').on(table.orgId, table.key),
    index('custom_fields_order_idx').on(table.orgId, table.position),
  ],
);
