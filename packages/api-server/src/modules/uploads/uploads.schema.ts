import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { attachmentScans, uploadFaults, uploadPurposes, uploadStates } from '@rostrum/contracts';
import type { PrivateDetail } from '@rostrum/contracts/people';
import { bytea, createdAt, idColumn, moment, updatedAt } from '@rostrum/server-kit/database';
import { users } from '@rostrum/identity/schema';

/** A file that a user or a guest uploads: on its way, being checked, ready for use, or refused. */
export const uploads = pgTable(
  'uploads',
  {
    id: idColumn(),
    /** Null for a guest. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Hash of the key that proves whose a guest's file is. */
    guestKeyHash: varchar('guest_key_hash', { length: 43 }),
    purpose: text('purpose', { enum: uploadPurposes }).notNull(),
    /** As the user's device names it; never part of a path. */
    name: varchar('name', { length: 255 }).notNull(),
    size: integer('size').notNull(),
    received: integer('received').notNull().default(0),
    state: text('state', { enum: uploadStates }).notNull().default('receiving'),
    fault: text('fault', { enum: uploadFaults }),
    /** Under which the file store keeps it, and what is made of it. */
    key: varchar('key', { length: 32 }).notNull(),
    width: integer('width'),
    height: integer('height'),
    /** Of a file that is handed on as it came: what it is by its content, and what looking for viruses said. */
    mediaType: varchar('media_type', { length: 120 }),
    scan: text('scan', { enum: attachmentScans }),
    /** Of a document: whether all its text could be read, and what looks private in it. */
    isRead: boolean('is_read'),
    findings: jsonb('findings').$type<{ detail: PrivateDetail; excerpt: string }[]>(),
    /** Checks that were started and did not end, as when the server was killed by one. */
    checkAttempts: integer('check_attempts').notNull().default(0),
    /** Since when something uses it. Null for a day, and it is deleted. */
    usedAt: moment('used_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('uploads_user_idx').on(table.userId),
    index('uploads_guest_idx')
      .on(table.guestKeyHash)
      .where(sql`${table.guestKeyHash} is not null`),
    index('uploads_unused_idx')
      .on(table.updatedAt)
      .where(sql`${table.usedAt} is null`),
    check('uploads_one_owner', sql`(${table.userId} is null) <> (${table.guestKeyHash} is null)`),
    check('uploads_received_range', sql`${table.received} between 0 and ${table.size}`),
  ],
);

/**
 * What has arrived of a file that is not there in full, so that any server goes on where another one stopped. Gone once
 * the file was checked.
 */
export const uploadParts = pgTable(
  'upload_parts',
  {
    uploadId: uuid('upload_id')
      .notNull()
      .references(() => uploads.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    /** Null for a guest. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    bytes: bytea('bytes').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.uploadId, table.position] }),
    index('upload_parts_user_idx').on(table.userId),
  ],
);

/** Files that nothing names any more. Pages that were open then may still ask for them for a day. */
export const retiredFiles = pgTable(
  'retired_files',
  { name: varchar('name', { length: 60 }).primaryKey(), retiredAt: moment('retired_at').notNull() },
  (table) => [index('retired_files_retired_idx').on(table.retiredAt)],
);
