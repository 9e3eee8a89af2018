import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { listContents, listModes, listSubjects } from '@rostrum/contracts/inquiries';
import {
  bytea,
  citext,
  createdAt,
  idColumn,
  moment,
  updatedAt,
  versionColumn,
} from '@rostrum/server-kit/database';
import { organisations, users } from '@rostrum/identity/schema';
import { inquiries } from '../inquiries/index.ts';

const textList = (name: string) =>
  text(name)
    .array()
    .notNull()
    .default(sql`'{}'`);

/** Who beside the desk and the experts gets which inquiries by email. A removed list stays for what it sent. */
export const mailingLists = pgTable(
  'mailing_lists',
  {
    id: idColumn(),
    orgId: uuid('org_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    name: citext('name').notNull(),
    description: varchar('description', { length: 200 }).notNull().default(''),
    /** What its subscribers confirmed to get; rules, mode and content below are those of inquiries. */
    sends: text('sends', { enum: listSubjects }).notNull().default('inquiries'),
    /** Empty, as in the four below: no rule. */
    types: smallint('types')
      .array()
      .notNull()
      .default(sql`'{}'`),
    departments: textList('departments'),
    tags: textList('tags'),
    personIds: uuid('person_ids')
      .array()
      .notNull()
      .default(sql`'{}'`),
    countries: textList('countries'),
    verifiedOnly: boolean('verified_only').notNull().default(false),
    mode: text('mode', { enum: listModes }).notNull(),
    content: text('content', { enum: listContents }).notNull(),
    /** `22:00` on the clock of the organisation; both or neither. */
    quietFrom: varchar('quiet_from', { length: 5 }),
    quietUntil: varchar('quiet_until', { length: 5 }),
    pausedAt: moment('paused_at'),
    lastSentAt: moment('last_sent_at'),
    removedAt: moment('removed_at'),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    version: versionColumn(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('mailing_lists_org_id_key').on(table.orgId, table.id),
    uniqueIndex('mailing_lists_name_key')
      .on(table.orgId, table.name)
      .where(sql`${table.removedAt} is null`),
    index('mailing_lists_created_by_idx').on(table.createdBy),
  ],
);

/** One address on one list. */
export const mailingListSubscribers = pgTable(
  'mailing_list_subscribers',
  {
    id: idColumn(),
    orgId: uuid('org_id').notNull(),
    listId: uuid('list_id').notNull(),
    email: citext('email').notNull(),
    name: varchar('name', { length: 121 }).notNull().default(''),
    /** Of a member, who gets emails only while being one. Null: an address from outside, which must confirm. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    state: text('state', { enum: ['pending', 'active', 'unsubscribed', 'bounced'] }).notNull(),
    stateAt: moment('state_at').notNull(),
    /** What the receiving mail server said. */
    reason: varchar('reason', { length: 300 }),
    /** sha256 of the secret in the newest link that confirms. */
    confirmHash: bytea('confirm_hash').unique('mailing_list_subscribers_confirm_key'),
    confirmUntil: moment('confirm_until'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('mailing_list_subscribers_email_key').on(table.orgId, table.listId, table.email),
    foreignKey({
      name: 'mailing_list_subscribers_list_fk',
      columns: [table.orgId, table.listId],
      foreignColumns: [mailingLists.orgId, mailingLists.id],
    }).onDelete('cascade'),
    index('mailing_list_subscribers_user_idx').on(table.userId),
  ],
);

/** An inquiry that fits a list, from when it arrived: due at once, or when the list sends next. */
export const mailingListItems = pgTable(
  'mailing_list_items',
  {
    orgId: uuid('org_id').notNull(),
    listId: uuid('list_id').notNull(),
    inquiryId: uuid('inquiry_id').notNull(),
    dueAt: moment('due_at').notNull(),
    /** Sent, or left out because it was held or withdrawn by then. */
    doneAt: moment('done_at'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.orgId, table.listId, table.inquiryId] }),
    foreignKey({
      name: 'mailing_list_items_list_fk',
      columns: [table.orgId, table.listId],
      foreignColumns: [mailingLists.orgId, mailingLists.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'mailing_list_items_inquiry_fk',
      columns: [table.orgId, table.inquiryId],
      foreignColumns: [inquiries.orgId, inquiries.id],
    }).onDelete('cascade'),
    index('mailing_list_items_inquiry_idx').on(table.orgId, table.inquiryId),
    index('mailing_list_items_due_idx')
      .on(table.dueAt)
      .where(sql`${table.doneAt} is null`),
  ],
);

/** Who got an inquiry by which list. The key keeps an address from getting it twice, also when it was removed and added again. */
export const mailingListDeliveries = pgTable(
  'mailing_list_deliveries',
  {
    orgId: uuid('org_id').notNull(),
    listId: uuid('list_id').notNull(),
    inquiryId: uuid('inquiry_id').notNull(),
    email: citext('email').notNull(),
    /** In the outbox; several inquiries share one where the list sends summaries. */
    mailId: uuid('mail_id'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.orgId, table.inquiryId, table.listId, table.email] }),
    foreignKey({
      name: 'mailing_list_deliveries_list_fk',
      columns: [table.orgId, table.listId],
      foreignColumns: [mailingLists.orgId, mailingLists.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'mailing_list_deliveries_inquiry_fk',
      columns: [table.orgId, table.inquiryId],
      foreignColumns: [inquiries.orgId, inquiries.id],
    }).onDelete('cascade'),
    index('mailing_list_deliveries_list_idx').on(table.orgId, table.listId),
  ],
);
