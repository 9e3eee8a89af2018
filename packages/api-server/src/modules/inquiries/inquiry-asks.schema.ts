import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { askCancellations, askStates, declineReasons } from '@rostrum/contracts';
import { bytea, createdAt, idColumn, moment } from '@rostrum/server-kit/database';
import { users } from '@rostrum/identity/schema';
import { people } from '../people/index.ts';
import { inquiries } from './inquiries.schema.ts';

/** The desk's question to one expert. Every state stands for something that happened; nothing else says that an expert was asked. */
export const inquiryAsks = pgTable(
  'inquiry_asks',
  {
    id: idColumn(),
    orgId: uuid('org_id').notNull(),
    inquiryId: uuid('inquiry_id').notNull(),
    personId: uuid('person_id').notNull(),
    /** Those asked together: one yes ends the round. */
    roundId: uuid('round_id').notNull(),
    inOrder: boolean('in_order').notNull(),
    position: smallint('position').notNull(),
    state: text('state', { enum: askStates }).notNull(),
    /** What the expert reads, as the desk wrote it. */
    text: varchar('text', { length: 2000 }).notNull(),
    hideOutlet: boolean('hide_outlet').notNull(),
    /** How long this one has to answer, counted from being asked. */
    windowMinutes: integer('window_minutes').notNull(),
    askedBy: uuid('asked_by').references(() => users.id),
    askedAt: moment('asked_at'),
    expiresAt: moment('expires_at'),
    remindedAt: moment('reminded_at'),
    respondedAt: moment('responded_at'),
    reason: text('reason', { enum: declineReasons }),
    cancelledBecause: text('cancelled_because', { enum: askCancellations }),
    note: varchar('note', { length: 1000 }),
    suggestedPersonId: uuid('suggested_person_id'),
    times: timestamp('times', { withTimezone: true, mode: 'date' })
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** The offered time that the desk agreed to. */
    agreedAt: moment('agreed_at'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('inquiry_asks_org_id_key').on(table.orgId, table.id),
    foreignKey({
      name: 'inquiry_asks_inquiry_fk',
      columns: [table.orgId, table.inquiryId],
      foreignColumns: [inquiries.orgId, inquiries.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'inquiry_asks_person_fk',
      columns: [table.orgId, table.personId],
      foreignColumns: [people.orgId, people.id],
    }),
    foreignKey({
      name: 'inquiry_asks_suggested_fk',
      columns: [table.orgId, table.suggestedPersonId],
      foreignColumns: [people.orgId, people.id],
    }),
    check(
      'inquiry_asks_asked_has_times',
      sql`${table.state} <> 'asked' or (${table.askedAt} is not null and ${table.expiresAt} is not null)`,
    ),
    check(
      'inquiry_asks_cancelled_has_reason',
      sql`(${table.state} = 'cancelled') = (${table.cancelledBecause} is not null)`,
    ),
    index('inquiry_asks_inquiry_idx').on(table.orgId, table.inquiryId),
    index('inquiry_asks_person_idx').on(table.orgId, table.personId, table.askedAt),
    index('inquiry_asks_suggested_idx').on(table.orgId, table.suggestedPersonId),
    index('inquiry_asks_asked_by_idx').on(table.askedBy),
    index('inquiry_asks_due_idx')
      .on(table.expiresAt)
      .where(sql`${table.state} = 'asked'`),
  ],
);

/** Links by which an expert answers; each mail carries one of its own, and only its sha256 is kept. The first answer ends them all. */
export const inquiryAskLinks = pgTable(
  'inquiry_ask_links',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    orgId: uuid('org_id').notNull(),
    askId: uuid('ask_id').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      name: 'inquiry_ask_links_ask_fk',
      columns: [table.orgId, table.askId],
      foreignColumns: [inquiryAsks.orgId, inquiryAsks.id],
    }).onDelete('cascade'),
    index('inquiry_ask_links_ask_idx').on(table.orgId, table.askId),
  ],
);
