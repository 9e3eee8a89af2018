import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { meetingModes } from '@rostrum/contracts';
import { createdAt, idColumn, moment } from '@rostrum/server-kit/database';
import { users } from '@rostrum/identity/schema';
import { inquiries } from '../inquiries.schema.ts';

/** A meeting with the sender of an inquiry. A cancelled one stays, so that its calendar entry could be told from a later one. */
export const inquiryMeetings = pgTable(
  'inquiry_meetings',
  {
    id: idColumn(),
    orgId: uuid('org_id').notNull(),
    inquiryId: uuid('inquiry_id').notNull(),
    state: text('state', { enum: ['offered', 'agreed', 'cancelled'] }).notNull(),
    times: timestamp('times', { withTimezone: true, mode: 'date' }).array().notNull(),
    minutes: smallint('minutes').notNull(),
    mode: text('mode', { enum: meetingModes }).notNull(),
    /** A link, a number or an address. */
    place: varchar('place', { length: 300 }),
    /** When it begins, once both sides agree. */
    agreedAt: moment('agreed_at'),
    arrangedBy: uuid('arranged_by').references(() => users.id),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      name: 'inquiry_meetings_inquiry_fk',
      columns: [table.orgId, table.inquiryId],
      foreignColumns: [inquiries.orgId, inquiries.id],
    }).onDelete('cascade'),
    check(
      'inquiry_meetings_agreed_has_time',
      sql`${table.state} <> 'agreed' or ${table.agreedAt} is not null`,
    ),
    index('inquiry_meetings_inquiry_idx').on(table.orgId, table.inquiryId),
    index('inquiry_meetings_arranged_by_idx').on(table.arrangedBy),
    /** One is arranged at a time. */
    uniqueIndex('inquiry_meetings_current_key')
      .on(table.orgId, table.inquiryId)
      .where(sql`${table.state} <> 'cancelled'`),
  ],
);
