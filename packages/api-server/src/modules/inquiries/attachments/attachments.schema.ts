import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { attachmentScans } from '@rostrum/contracts';
import { draftModes } from '@rostrum/contracts/inquiries';
import { createdAt } from '@rostrum/server-kit/database';
import { users } from '@rostrum/identity/schema';
import { uploads } from '../../uploads/index.ts';
import { inquiries, inquiryMessages } from '../inquiries.schema.ts';
import { inquiryHeldReplies } from '../inquiry-writing.schema.ts';

/** A file of a message. Until then of a reply that is held back, or of the draft of who uploaded it. */
export const inquiryAttachments = pgTable(
  'inquiry_attachments',
  {
    uploadId: uuid('upload_id')
      .primaryKey()
      .references(() => uploads.id, { onDelete: 'cascade' }),
    orgId: uuid('org_id').notNull(),
    inquiryId: uuid('inquiry_id').notNull(),
    /** Null for a guest. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    mode: text('mode', { enum: draftModes }).notNull(),
    /** Given up by a reply that goes away, it is in the draft again. */
    heldReplyId: uuid('held_reply_id').references(() => inquiryHeldReplies.id, { onDelete: 'set null' }),
    messageId: uuid('message_id'),
    position: smallint('position').notNull().default(0),
    /** As the upload was: members read files of others, whose uploads they do not see. */
    name: varchar('name', { length: 255 }).notNull(),
    size: integer('size').notNull(),
    mediaType: varchar('media_type', { length: 120 }).notNull(),
    scan: text('scan', { enum: attachmentScans }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      name: 'inquiry_attachments_inquiry_fk',
      columns: [table.orgId, table.inquiryId],
      foreignColumns: [inquiries.orgId, inquiries.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'inquiry_attachments_message_fk',
      columns: [table.orgId, table.messageId],
      foreignColumns: [inquiryMessages.orgId, inquiryMessages.id],
    }).onDelete('cascade'),
    check('inquiry_attachments_one_place', sql`${table.heldReplyId} is null or ${table.messageId} is null`),
    index('inquiry_attachments_inquiry_idx').on(table.orgId, table.inquiryId),
    index('inquiry_attachments_message_idx').on(table.orgId, table.messageId),
    index('inquiry_attachments_held_idx').on(table.heldReplyId),
    index('inquiry_attachments_user_idx').on(table.userId),
  ],
);
