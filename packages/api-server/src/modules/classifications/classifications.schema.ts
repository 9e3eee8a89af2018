import { index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, primaryId } from '../../database/columns.ts';
import { organisations } from '../organisations/organisations.schema.ts';

/** The vocabulary of topics, industries, categories and tags; without an organisation it is everybody's. */
export const classifications = pgTable(
  'classifications',
  {
    id: primaryId(),
    orgId: uuid('org_id').references(() => organisations.id, { onDelete: 'cascade' }),
    scheme: text('scheme').notNull(),
    title: text('title').notNull(),
    parentId: uuid('parent_id'),
    synonyms: jsonb('synonyms').$type<string[]>().notNull().default([]),
    status: text('status').notNull().default('active'),
    createdAt: createdAt(),
  },
  (table) => [unique('classifications_title').on(table.orgId, table.scheme, table.title).nullsNotDistinct(), index('classifications_parent').on(table.parentId)],
);
