import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { updatedAt } from '@rostrum/server-kit/database';
import { organisations, users } from '@rostrum/identity/schema';
import { setupSections } from './setup-sections.ts';

/** What an organisation set up for its inquiries. A section without a row is as it comes. */
export const inquirySetupSections = pgTable(
  'inquiry_setup_sections',
  {
    orgId: uuid('org_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    section: text('section', { enum: setupSections }).notNull(),
    /** Of the section's schema in the contracts; read back through it. */
    value: jsonb('value').notNull(),
    version: integer('version').notNull(),
    changedBy: uuid('changed_by').references(() => users.id, { onDelete: 'set null' }),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.orgId, table.section] }),
    index('inquiry_setup_sections_changed_by_idx').on(table.changedBy),
  ],
);
