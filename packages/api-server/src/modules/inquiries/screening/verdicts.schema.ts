import {
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import {
  screeningCategories,
  verdictGuards,
  verdictLabels,
  verdictQueues,
  type VerdictReason,
} from '@rostrum/contracts/inquiries';
import { createdAt } from '@rostrum/server-kit/database';
import { inquiries } from '../inquiries.schema.ts';

/** What screening said of each inquiry, held or not, with the version that said it. What a person decided stands beside. */
export const inquiryVerdicts = pgTable(
  'inquiry_verdicts',
  {
    orgId: uuid('org_id').notNull(),
    inquiryId: uuid('inquiry_id').notNull(),
    /** `unscreened`: it failed, and the inquiry came through. */
    label: text('label', { enum: verdictLabels }).notNull(),
    queue: text('queue', { enum: verdictQueues }).notNull(),
    /** Who is trusted and was therefore not held. */
    guard: text('guard', { enum: verdictGuards }),
    score: real('score').notNull(),
    threat: real('threat').notNull(),
    threshold: real('threshold').notNull(),
    category: text('category', { enum: screeningCategories }),
    reasons: jsonb('reasons').$type<VerdictReason[]>().notNull(),
    modelVersion: varchar('model_version', { length: 60 }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.orgId, table.inquiryId] }),
    foreignKey({
      name: 'inquiry_verdicts_inquiry_fk',
      columns: [table.orgId, table.inquiryId],
      foreignColumns: [inquiries.orgId, inquiries.id],
    }).onDelete('cascade'),
    index('inquiry_verdicts_created_idx').on(table.orgId, table.createdAt),
  ],
);
