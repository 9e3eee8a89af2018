import {
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { lateReasons } from '@rostrum/contracts';
import { draftModes, returnReasons } from '@rostrum/contracts/inquiries';
import { createdAt, idColumn, moment, updatedAt } from '@rostrum/server-kit/database';
import { users } from '@rostrum/identity/schema';
import { inquiries } from './inquiries.schema.ts';

/** What a person has written and not sent. An emptied draft stays as a row, so that its version goes on counting. */
export const inquiryDrafts = pgTable(
  'inquiry_drafts',
  {
    orgId: uuid('org_id').notNull(),
    inquiryId: uuid('inquiry_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    mode: text('mode', { enum: draftModes }).notNull(),
    /** Room for a reply that was taken back beside what was written since. */
    body: varchar('body', { length: 20_100 }).notNull(),
    version: integer('version').notNull().default(1),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.orgId, table.inquiryId, table.userId, table.mode] }),
    foreignKey({
      name: 'inquiry_drafts_inquiry_fk',
      columns: [table.orgId, table.inquiryId],
      foreignColumns: [inquiries.orgId, inquiries.id],
    }).onDelete('cascade'),
    index('inquiry_drafts_user_idx').on(table.userId),
  ],
);

/** A reply between Send and going out, when it can still be taken back; or one that could not go out. One for each writer. */
export const inquiryHeldReplies = pgTable(
  'inquiry_held_replies',
  {
    id: idColumn(),
    orgId: uuid('org_id').notNull(),
    inquiryId: uuid('inquiry_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    body: varchar('body', { length: 10_000 }).notNull(),
    followUp: text('follow_up', { enum: ['open', 'waiting_seeker'] }).notNull(),
    lateReason: text('late_reason', { enum: lateReasons }),
    /** The newest message that its writer had before them. */
    afterMessageId: uuid('after_message_id'),
    sendAt: moment('send_at').notNull(),
    /** Why it did not go out; the writer decides what becomes of it. */
    returnedBecause: text('returned_because', { enum: returnReasons }),
    /** Others clear it first: no clock sends it. Given back with this set, it was not cleared. */
    inClearance: boolean('in_clearance').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    unique('inquiry_held_replies_writer_key').on(table.orgId, table.inquiryId, table.userId),
    foreignKey({
      name: 'inquiry_held_replies_inquiry_fk',
      columns: [table.orgId, table.inquiryId],
      foreignColumns: [inquiries.orgId, inquiries.id],
    }).onDelete('cascade'),
    index('inquiry_held_replies_user_idx').on(table.userId),
    index('inquiry_held_replies_due_idx').on(table.sendAt),
  ],
);
