import { sql } from 'drizzle-orm';
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  unique,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { organisations, users } from '@rostrum/identity/schema';
import { createdAt, idColumn } from '@rostrum/server-kit/database';
import { inquiries } from '../inquiries/index.ts';
import { mailingLists } from '../mailing-lists/index.ts';
import { people } from '../people/index.ts';

/** Where the organisation was quoted. It outlasts the inquiry that led to it, which is forgotten after its time. */
export const coverage = pgTable(
  'coverage',
  {
    id: idColumn(),
    orgId: uuid('org_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    inquiryId: uuid('inquiry_id').references(() => inquiries.id, { onDelete: 'set null' }),
    personId: uuid('person_id').references(() => people.id, { onDelete: 'set null' }),
    outlet: varchar('outlet', { length: 150 }).notNull(),
    title: varchar('title', { length: 300 }).notNull().default(''),
    url: varchar('url', { length: 2000 }).notNull(),
    publishedOn: date('published_on').notNull(),
    /** As the outlet states it; null where it is not known. */
    reach: integer('reach'),
    addedBy: uuid('added_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    unique('coverage_org_id_key').on(table.orgId, table.id),
    index('coverage_published_idx').on(table.orgId, table.publishedOn),
    index('coverage_inquiry_idx').on(table.inquiryId),
    index('coverage_person_idx').on(table.personId),
    index('coverage_added_by_idx').on(table.addedBy),
  ],
);

/** Who is sent the report of each month, and which was the last. */
export const reportSubscriptions = pgTable(
  'report_subscriptions',
  {
    orgId: uuid('org_id').notNull(),
    userId: uuid('user_id').notNull(),
    /** Months up to this one were sent, or were over when the person asked. */
    sentUntil: varchar('sent_until', { length: 7 }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.orgId, table.userId] }),
    foreignKey({
      name: 'report_subscriptions_org_fk',
      columns: [table.orgId],
      foreignColumns: [organisations.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'report_subscriptions_user_fk',
      columns: [table.userId],
      foreignColumns: [users.id],
    }).onDelete('cascade'),
    index('report_subscriptions_user_idx').on(table.userId),
  ],
);

/** Mailing lists that are sent the report of each month, when, and which was the last. */
export const reportMailings = pgTable(
  'report_mailings',
  {
    orgId: uuid('org_id').notNull(),
    listId: uuid('list_id').notNull(),
    /** Of the next month, on the clock of the organisation. */
    day: smallint('day').notNull(),
    hour: smallint('hour').notNull(),
    /** Months up to this one were sent, or were over when it was asked for. */
    sentUntil: varchar('sent_until', { length: 7 }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.orgId, table.listId] }),
    foreignKey({
      name: 'report_mailings_list_fk',
      columns: [table.orgId, table.listId],
      foreignColumns: [mailingLists.orgId, mailingLists.id],
    }).onDelete('cascade'),
    check('report_mailings_day_check', sql`${table.day} BETWEEN 1 AND 28 AND ${table.hour} BETWEEN 0 AND 23`),
  ],
);
