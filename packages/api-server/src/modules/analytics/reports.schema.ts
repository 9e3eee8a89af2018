import {
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  unique,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { organisations, users } from '@rostrum/identity/schema';
import { createdAt, idColumn } from '@rostrum/server-kit/database';
import { inquiries } from '../inquiries/index.ts';
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
