import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { clearanceStates } from '@rostrum/contracts/inquiries';
import { createdAt, idColumn, moment } from '@rostrum/server-kit/database';
import { users } from '@rostrum/identity/schema';
import { inquiries } from './inquiries.schema.ts';

/**
 * The steps that clear a reply, one after the other. They outlast the held reply that they are about: who cleared what
 * went out stays on record.
 */
export const inquiryClearances = pgTable(
  'inquiry_clearances',
  {
    id: idColumn(),
    orgId: uuid('org_id').notNull(),
    inquiryId: uuid('inquiry_id').notNull(),
    /** Of the held reply, which goes when it is sent. */
    replyId: uuid('reply_id').notNull(),
    position: smallint('position').notNull(),
    name: varchar('name', { length: 60 }).notNull(),
    approverId: uuid('approver_id')
      .notNull()
      .references(() => users.id),
    writtenBy: uuid('written_by')
      .notNull()
      .references(() => users.id),
    state: text('state', { enum: clearanceStates }).notNull(),
    /** Why it was refused. */
    reason: varchar('reason', { length: 1000 }),
    /** When it became the approver's turn. */
    openedAt: moment('opened_at'),
    decidedAt: moment('decided_at'),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      name: 'inquiry_clearances_inquiry_fk',
      columns: [table.orgId, table.inquiryId],
      foreignColumns: [inquiries.orgId, inquiries.id],
    }).onDelete('cascade'),
    unique('inquiry_clearances_position_key').on(table.orgId, table.replyId, table.position),
    /** One step at a time. */
    uniqueIndex('inquiry_clearances_turn_key')
      .on(table.orgId, table.replyId)
      .where(sql`${table.state} = 'pending'`),
    check(
      'inquiry_clearances_decided_has_time',
      sql`${table.state} not in ('approved', 'rejected') or ${table.decidedAt} is not null`,
    ),
    check(
      'inquiry_clearances_refusal_has_reason',
      sql`${table.state} <> 'rejected' or ${table.reason} is not null`,
    ),
    index('inquiry_clearances_inquiry_idx').on(table.orgId, table.inquiryId),
    index('inquiry_clearances_approver_idx').on(table.approverId),
    index('inquiry_clearances_writer_idx').on(table.writtenBy),
  ],
);
