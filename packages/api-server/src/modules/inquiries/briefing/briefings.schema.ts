import { foreignKey, index, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import type { BriefingNotes } from '@rostrum/contracts/inquiries';
import { updatedAt, versionColumn } from '@rostrum/server-kit/database';
import { users } from '@rostrum/identity/schema';
import { inquiries } from '../inquiries.schema.ts';

/** What the desk adds to the briefing of an inquiry; all else in it is gathered when it is read. */
export const inquiryBriefings = pgTable(
  'inquiry_briefings',
  {
    orgId: uuid('org_id').notNull(),
    inquiryId: uuid('inquiry_id').notNull(),
    notes: jsonb('notes').$type<BriefingNotes>().notNull(),
    version: versionColumn(),
    updatedBy: uuid('updated_by').references(() => users.id),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.orgId, table.inquiryId] }),
    foreignKey({
      name: 'inquiry_briefings_inquiry_fk',
      columns: [table.orgId, table.inquiryId],
      foreignColumns: [inquiries.orgId, inquiries.id],
    }).onDelete('cascade'),
    index('inquiry_briefings_updated_by_idx').on(table.updatedBy),
  ],
);
