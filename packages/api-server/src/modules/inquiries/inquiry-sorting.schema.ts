import { foreignKey, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { InquiryOutcome, InquiryStatus } from '@rostrum/contracts';
import { bulkActs } from '@rostrum/contracts/inquiries';
import { createdAt, idColumn, moment } from '@rostrum/server-kit/database';
import { organisations, users } from '@rostrum/identity/schema';
import { defineSavedViewTable } from '../saved-views/index.ts';
import { inquiries } from './inquiries.schema.ts';

/** Who is told what happens to an inquiry without being responsible for it. */
export const inquiryWatchers = pgTable(
  'inquiry_watchers',
  {
    orgId: uuid('org_id').notNull(),
    inquiryId: uuid('inquiry_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.orgId, table.inquiryId, table.userId] }),
    foreignKey({
      name: 'inquiry_watchers_inquiry_fk',
      columns: [table.orgId, table.inquiryId],
      foreignColumns: [inquiries.orgId, inquiries.id],
    }).onDelete('cascade'),
    index('inquiry_watchers_user_idx').on(table.userId),
  ],
);

/** A view of the inbox that a person named: what stood in its address. */
export const inquirySavedViews = defineSavedViewTable('inquiry_saved_views');

/** How one inquiry was before an act on several, and its version after. */
export interface BulkEntry {
  id: string;
  version: number;
  before: {
    status: InquiryStatus;
    assigneeId: string | null;
    tags: string[];
    outcome: InquiryOutcome | null;
    outcomeNote: string | null;
    closedAt: string | null;
    waitingSince: string | null;
  };
}

/** An act on several inquiries at once, as far as undoing it needs. */
export const inquiryBulkActs = pgTable(
  'inquiry_bulk_acts',
  {
    id: idColumn(),
    orgId: uuid('org_id')
      .notNull()
      .references(() => organisations.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    act: text('act', { enum: bulkActs }).notNull(),
    entries: jsonb('entries').$type<BulkEntry[]>().notNull(),
    undoneAt: moment('undone_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('inquiry_bulk_acts_org_idx').on(table.orgId, table.createdAt),
    index('inquiry_bulk_acts_user_idx').on(table.userId),
  ],
);
